import * as v from 'valibot';
import { COUNTRY_CODES, type CountryCode } from './country.ts';

const text = (most: number) => v.optional(v.pipe(v.string(), v.maxLength(most)), '');
const integer = (least: number, most: number, fallback: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)), fallback);

/** Days from payment to the door, as they are shown: `from` is not more than `to`. */
const deliveryDays = (from: number, to: number) =>
  v.optional(v.object({ from: integer(0, 60, from), to: integer(0, 60, to) }), { from, to });

/** The delivery times of a shop that has not set its own, in working days. */
const DEFAULT_DELIVERY_DAYS: Readonly<Record<CountryCode, readonly [number, number]>> = {
  ae: [1, 3],
  sa: [3, 6],
  qa: [3, 6],
  kw: [3, 6],
  bh: [3, 6],
  om: [3, 6],
};

/** The document `settings/public`. A missing field has its default. */
export const publicSettingsSchema = v.object({
  /** Working days, by country. */
  delivery_days: v.optional(
    v.object(
      Object.fromEntries(
        COUNTRY_CODES.map((code) => [code, deliveryDays(...DEFAULT_DELIVERY_DAYS[code])]),
      ) as Record<CountryCode, ReturnType<typeof deliveryDays>>,
    ),
    {},
  ),
  /** The most pieces of an order that is not paid; the configuration's where it is null. */
  max_pieces: v.optional(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
    null,
  ),
  /** After so many years an order loses name, phone and address. */
  retention_years: integer(1, 20, 7),
});
export type PublicSettings = v.InferOutput<typeof publicSettingsSchema>;

/** What the merchant is told. */
export const NOTIFICATIONS = ['new_order', 'needs_you', 'stock', 'summary'] as const;
export type Notification = (typeof NOTIFICATIONS)[number];

/** The document `settings/private`: for admins. A missing field has its default. */
export const privateSettingsSchema = v.object({
  /** Whom the merchant's messages go to; empty: nobody by that channel. */
  notify_email: text(254),
  /** E.164. */
  notify_whatsapp: text(20),
  /** Which of them are sent. */
  notify: v.optional(
    v.object(
      Object.fromEntries(
        NOTIFICATIONS.map((one) => [one, v.optional(v.boolean(), true)]),
      ) as Record<Notification, v.OptionalSchema<v.BooleanSchema<undefined>, true>>,
    ),
    {},
  ),
  /** The merchant is told when a product has at most so many pieces left. */
  few_left: integer(0, 10_000, 10),
  /** The seller, as invoices name it. */
  seller: v.optional(
    v.object({
      legal_name: text(200),
      address: text(500),
      licence: text(100),
      /** The number of the tax registration; empty: not registered, and no tax is shown. */
      tax_number: text(50),
      country: v.optional(v.picklist(COUNTRY_CODES), 'ae'),
    }),
    {},
  ),
});
export type PrivateSettings = v.InferOutput<typeof privateSettingsSchema>;

export type Settings = { readonly public: PublicSettings; readonly private: PrivateSettings };
