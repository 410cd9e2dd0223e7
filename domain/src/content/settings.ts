import * as v from 'valibot';
import { COUNTRY_CODES, type CountryCode } from '../contact/country.ts';
import { DEFAULT_PUBLIC_SETTINGS, PAYMENT_MARKS, type PaymentMark } from './default-settings.ts';
import { isExactDirhams } from '../money/money.ts';
import { E164 } from '../contact/dial-code.ts';
import { emailSchema } from '../contact/email.ts';
import type { SiteContent } from './site-content.ts';

/** Limits of what an admin may write; `firestore.rules` enforce the same. */
export const SETTINGS_LIMITS = {
  delivery_days: { least: 0, most: 60 },
  max_pieces: { least: 1, most: 100 },
  retention_years: { least: 1, most: 20 },
  few_left: { least: 0, most: 10_000 },
  unpaid_task_days: { least: 1, most: 90 },
  cash_fee: { least: 0, most: 1_000 },
  cash_max_total: { least: 1, most: 100_000 },
  cash_confirm_hours: { least: 1, most: 72 },
  notify_email: 254,
  tax_number: 50,
} as const;

const integer = ({ least, most }: { least: number; most: number }) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** Working days from payment to the door; `from` <= `to`. */
const deliveryDaysSchema = v.pipe(
  v.strictObject({
    from: integer(SETTINGS_LIMITS.delivery_days),
    to: integer(SETTINGS_LIMITS.delivery_days),
  }),
  v.check(({ from, to }) => from <= to),
);

/** An amount in dirhams. */
const dirhams = ({ least, most }: { least: number; most: number }) =>
  v.pipe(v.number(), v.minValue(least), v.maxValue(most), v.check(isExactDirhams));

const cashTermsSchema = v.strictObject({
  fee: v.optional(dirhams(SETTINGS_LIMITS.cash_fee), 0),
  max_total: v.optional(v.nullable(dirhams(SETTINGS_LIMITS.cash_max_total)), null),
});

/** The known marks, in their order on the page. */
export const PAYMENT_MARK_CODES = Object.keys(PAYMENT_MARKS) as PaymentMark[];

type OrDefault<Schema extends v.GenericSchema> = v.OptionalSchema<Schema, v.InferInput<Schema>>;

/** The document `settings/public`. A missing field has its default. */
export const publicSettingsSchema = v.object({
  /** By country code. */
  delivery_days: v.optional(
    v.strictObject(
      Object.fromEntries(
        COUNTRY_CODES.map((country) => [
          country,
          v.optional(deliveryDaysSchema, DEFAULT_PUBLIC_SETTINGS.delivery_days[country]),
        ]),
      ) as Record<CountryCode, OrDefault<typeof deliveryDaysSchema>>,
    ),
    {},
  ),
  /** Maximum pieces of an unpaid order; null: `DEFAULT_MAX_PIECES`. */
  max_pieces: v.optional(
    v.nullable(integer(SETTINGS_LIMITS.max_pieces)),
    DEFAULT_PUBLIC_SETTINGS.max_pieces,
  ),
  /** Orders older than this lose name, phone and address. */
  retention_years: v.optional(
    integer(SETTINGS_LIMITS.retention_years),
    DEFAULT_PUBLIC_SETTINGS.retention_years,
  ),
  /** Cards and wallets that the shop's account at the provider takes, shown at the price. */
  payment_marks: v.optional(
    v.pipe(
      v.array(v.picklist(PAYMENT_MARK_CODES)),
      v.check((marks) => new Set(marks).size === marks.length),
      v.readonly(),
    ),
    [...DEFAULT_PUBLIC_SETTINGS.payment_marks],
  ),
  /** Cash on delivery. */
  cash: v.optional(
    v.strictObject({
      countries: v.optional(
        v.strictObject(
          Object.fromEntries(
            COUNTRY_CODES.map((country) => [country, v.optional(cashTermsSchema)]),
          ) as Record<CountryCode, v.OptionalSchema<typeof cashTermsSchema, undefined>>,
        ),
        {},
      ),
      confirm_hours: v.optional(
        integer(SETTINGS_LIMITS.cash_confirm_hours),
        DEFAULT_PUBLIC_SETTINGS.cash.confirm_hours,
      ),
      first_orders: v.optional(v.boolean(), DEFAULT_PUBLIC_SETTINGS.cash.first_orders),
    }),
    {},
  ),
});
export type PublicSettings = Readonly<v.InferOutput<typeof publicSettingsSchema>>;

/** The merchant's notifications. */
export const NOTIFICATIONS = ['new_order', 'needs_you', 'stock', 'summary'] as const;
export type Notification = (typeof NOTIFICATIONS)[number];

/** When the invoice of a cash order is issued: once it is paid, or as soon as it is sent. */
export const CASH_INVOICES = ['collected', 'shipped'] as const;
export type CashInvoice = (typeof CASH_INVOICES)[number];

/** Default of `few_left`. */
export const DEFAULT_FEW_LEFT = 10;

/** The document `settings/private`: for admins. A missing field has its default. */
export const privateSettingsSchema = v.object({
  /** Recipients of the merchant's messages; empty disables the channel. */
  notify_email: v.optional(
    v.union([v.literal(''), v.pipe(emailSchema, v.maxLength(SETTINGS_LIMITS.notify_email))]),
    '',
  ),
  /** E.164. */
  notify_whatsapp: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.regex(E164))]), ''),
  /** Which notifications are sent. */
  notify: v.optional(
    v.strictObject(
      Object.fromEntries(
        NOTIFICATIONS.map((one) => [one, v.optional(v.boolean(), true)]),
      ) as Record<Notification, v.OptionalSchema<v.BooleanSchema<undefined>, true>>,
    ),
    {},
  ),
  /** The merchant is warned when a product's stock falls to this. */
  few_left: v.optional(integer(SETTINGS_LIMITS.few_left), DEFAULT_FEW_LEFT),
  /** An unpaid order is one of the merchant's tasks for this many days after the day it was placed. */
  unpaid_task_days: v.optional(integer(SETTINGS_LIMITS.unpaid_task_days), 7),
  /** Orders that are sent from now on. */
  cash_invoice: v.optional(v.picklist(CASH_INVOICES), 'collected'),
  /** The seller's data on invoices that `site_content/about` lacks; {@link sellerOf} joins both. */
  seller: v.optional(
    v.strictObject({
      /** Tax registration number; empty if not registered, and no tax is shown. */
      tax_number: v.optional(v.pipe(v.string(), v.maxLength(SETTINGS_LIMITS.tax_number)), ''),
      country: v.optional(v.picklist(COUNTRY_CODES), 'ae'),
    }),
    {},
  ),
});
export type PrivateSettings = Readonly<v.InferOutput<typeof privateSettingsSchema>>;

export type Settings = { readonly public: PublicSettings; readonly private: PrivateSettings };

/** The seller on an invoice. An empty text is unknown. */
export type Seller = {
  readonly legal_name: string;
  readonly address: string;
  readonly licence: string;
  /** Empty: not registered for tax. */
  readonly tax_number: string;
  readonly country: CountryCode;
};

/** A default text that the merchant must replace: `[عنوان المنشأة]`. */
const PLACEHOLDER = /^\s*\[[^\]]*\]\s*$/;

/** What the merchant has written; empty while it is still a placeholder. */
export const writtenText = (text: string): string => (PLACEHOLDER.test(text) ? '' : text.trim());

/** The seller from the content and the tax settings; placeholders count as empty. */
export function sellerOf(
  { seller }: Pick<PrivateSettings, 'seller'>,
  { content }: Pick<SiteContent<'about'>, 'content'>,
): Seller {
  return {
    legal_name: writtenText(content.legal_name),
    address: writtenText(content.address),
    licence: writtenText(content.registration),
    ...seller,
  };
}
