import type { CountryCode } from '../contact/country.ts';

/** Working days from payment to the door. */
export type DeliveryDays = { readonly from: number; readonly to: number };
const gulf: DeliveryDays = { from: 3, to: 6 };

/** Cash on delivery in a country, in dirhams. */
export type CashTerms = {
  /** Added to the total. */
  readonly fee: number;
  /** The greatest total, with the fee; null for any. */
  readonly max_total: number | null;
};
export type CashSettings = {
  /** The countries that have it. */
  readonly countries: { readonly [Country in CountryCode]?: CashTerms | undefined };
  /** Hours after which an order that nobody confirmed ends. */
  readonly confirm_hours: number;
  /** True iff a phone's first order may be paid in cash. */
  readonly first_orders: boolean;
};

/** Cards and wallets that a payment account may take, by their trade names. */
export const PAYMENT_MARKS = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  'apple-pay': 'Apple Pay',
  'google-pay': 'Google Pay',
} as const;
export type PaymentMark = keyof typeof PAYMENT_MARKS;

/** Maximum pieces of an unpaid order if the shop sets none. Unpaid orders reserve stock. */
export const DEFAULT_MAX_PIECES = 20;

/** Defaults of the public settings. Separate from the schema, which shoppers do not load. */
export const DEFAULT_PUBLIC_SETTINGS: {
  readonly delivery_days: Readonly<Record<CountryCode, DeliveryDays>>;
  /** Null: {@link DEFAULT_MAX_PIECES}. */
  readonly max_pieces: number | null;
  readonly retention_years: number;
  /** In the order of {@link PAYMENT_MARKS}. */
  readonly payment_marks: readonly PaymentMark[];
  readonly cash: CashSettings;
} = {
  delivery_days: { ae: { from: 1, to: 3 }, sa: gulf, qa: gulf, kw: gulf, bh: gulf, om: gulf },
  max_pieces: null,
  retention_years: 7,
  payment_marks: [],
  cash: { countries: {}, confirm_hours: 24, first_orders: true },
};
