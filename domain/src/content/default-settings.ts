import type { CountryCode } from '../contact/country.ts';

/** Working days from payment to the door. */
export type DeliveryDays = { readonly from: number; readonly to: number };
const gulf: DeliveryDays = { from: 3, to: 6 };

/** The most pieces of an unpaid order of a shop that has set none: an order reserves them before it is paid. */
export const DEFAULT_MAX_PIECES = 20;

/**
 * The public settings of a shop that has set nothing. Apart from their schema, which shoppers do
 * not load.
 */
export const DEFAULT_PUBLIC_SETTINGS: {
  readonly delivery_days: Readonly<Record<CountryCode, DeliveryDays>>;
  /** {@link DEFAULT_MAX_PIECES} where it is null. */
  readonly max_pieces: number | null;
  readonly retention_years: number;
} = {
  delivery_days: { ae: { from: 1, to: 3 }, sa: gulf, qa: gulf, kw: gulf, bh: gulf, om: gulf },
  max_pieces: null,
  retention_years: 7,
};
