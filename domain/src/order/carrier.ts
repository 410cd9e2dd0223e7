import { latinDigits } from '../text/digits.ts';
import { CARRIER_NAMES } from '../i18n/carrier-names.ts';
import { LOCALES, type Locale } from '../i18n/locale.ts';
import { cleanText } from '../text/text.ts';

/** A courier that the shop knows. */
export type Carrier = {
  /** As the courier writes itself. */
  readonly latinName: string;
  /**
   * Address of its tracking page, with `{number}` for the encoded tracking number. Without it, the
   * customer types the number there: a page that exists is better than a guessed address.
   */
  readonly page: string;
  /** False where a number, without spaces and hyphens, is probably mistyped or another courier's. */
  readonly looksRight: (number: string) => boolean;
};

/** The digit that completes eight digits of a UPU S10 number, as `RR123456785SA`. */
function s10CheckDigit(digits: string): number {
  const weights = [8, 6, 4, 2, 3, 5, 9, 7];
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  const check = 11 - (sum % 11);
  return check === 10 ? 0 : check === 11 ? 5 : check;
}

/** Post offices: S10 abroad, other forms at home. */
function looksPostal(number: string): boolean {
  const digits = /^[A-Z]{2}(\d{9})[A-Z]{2}$/.exec(number)?.[1];
  if (digits !== undefined) return s10CheckDigit(digits) === Number(digits[8]);
  return /^(?=(?:.*\d){6})[A-Z0-9]{8,30}$/.test(number);
}

/** A waybill's last digit is the remainder of the others by seven; pieces have letters before. */
const looksLikeDhl = (number: string): boolean =>
  /^\d{10}$/.test(number)
    ? Number(number.slice(0, 9)) % 7 === Number(number[9])
    : /^[A-Z]{2,5}\d{9,30}$/.test(number);

/**
 * The couriers, in the order in which they are offered. An order's `carrier` is a key of this, or
 * the name of another courier as typed.
 *
 * Compared in 2026 with what shops and shipping software use: the addresses of Aramex, SMSA, DHL
 * and SPL, and DHL's and S10's check digits. Not confirmed by the couriers: SPL's address, and how
 * long numbers of Aramex and SMSA may be. Emirates Post publishes no address with a number.
 */
export const CARRIERS = {
  aramex: {
    latinName: 'Aramex',
    page: 'https://www.aramex.com/track/results?ShipmentNumber={number}',
    looksRight: (number) => /^\d{10,12}$/.test(number),
  },
  smsa: {
    latinName: 'SMSA',
    page: 'https://www.smsaexpress.com/trackingdetails?tracknumbers={number}',
    looksRight: (number) => /^\d{10,15}$/.test(number),
  },
  dhl: {
    latinName: 'DHL',
    page: 'https://www.dhl.com/global-en/home/tracking.html?submit=1&tracking-id={number}',
    looksRight: looksLikeDhl,
  },
  'emirates-post': {
    latinName: 'Emirates Post',
    page: 'https://www.emiratespost.ae/ar/all-services/track-a-package',
    looksRight: looksPostal,
  },
  spl: {
    latinName: 'SPL',
    page: 'https://splonline.com.sa/ar/shipmentdetailsstatic/?tid={number}',
    looksRight: looksPostal,
  },
} as const satisfies Readonly<Record<string, Carrier>>;
export type CarrierId = keyof typeof CARRIERS;
export const CARRIER_IDS = Object.keys(CARRIERS) as CarrierId[];

export const isCarrierId = (value: unknown): value is CarrierId =>
  CARRIER_IDS.some((id) => id === value);

const knownCarrier = (carrier: string | null): Carrier | null =>
  isCarrierId(carrier) ? CARRIERS[carrier] : null;

/** How an order's `carrier` is called: another courier's name is as it was typed. */
export const carrierName = (carrier: string, locale: Locale): string =>
  isCarrierId(carrier) ? CARRIER_NAMES[locale][carrier] : carrier;

/** What is stored for a name, typed in any language: a courier of the table by its key; null for an empty one. */
export function parseCarrier(typed: string): string | null {
  const name = cleanText(typed);
  const known = CARRIER_IDS.find((id) =>
    [id, CARRIERS[id].latinName, ...LOCALES.map((locale) => CARRIER_NAMES[locale][id])].some(
      (one) => one.toLowerCase() === name.toLowerCase(),
    ),
  );
  return known ?? (name || null);
}

/** What a spreadsheet has made of a tracking number, that it cannot be read from any more. */
export type TrackingReason =
  /** Its last digits are lost, as in `3.45299E+10`. */
  | 'rounded'
  /** A formula, or a formula's error. */
  | 'formula';
export type TypedTracking =
  | { readonly number: string | null; readonly reason: null }
  | { readonly number: null; readonly reason: TrackingReason };

/** Spreadsheets calculate with so many digits; the others become zeros. */
const EXACT_DIGITS = 15;

function spoiltBy(number: string): TrackingReason | null {
  if (/^\d+(?:[.,٫]\d+)?e\+\d+$/i.test(number)) return 'rounded';
  const [, whole = ''] = /^(\d+)\.0+$/.exec(number) ?? [];
  if (whole.length > EXACT_DIGITS) return 'rounded';
  return /^(?:=|#(?:N\/A|REF!|VALUE!|NAME\?|NUM!|DIV\/0!|NULL!|#))/i.test(number)
    ? 'formula'
    : null;
}

/**
 * A tracking number as it is stored, in Latin digits and clean, null for an empty one; or why it is
 * none. Read from what spreadsheets do without a loss: `="00345"` and `345.0`.
 */
export function parseTrackingNumber(typed: string): TypedTracking {
  const text = latinDigits(cleanText(typed));
  const number = /^=\s*"+([^"]*)"+$/.exec(text)?.[1]?.trim() ?? text;
  const reason = spoiltBy(number);
  if (reason !== null) return { number: null, reason };
  return { number: number.replace(/^(\d+)\.0+$/, '$1') || null, reason: null };
}

/** As couriers' pages take it: printed numbers have spaces and hyphens. */
const compact = (number: string): string =>
  latinDigits(cleanText(number)).replace(/[\s-]/g, '').toUpperCase();

/**
 * The courier's page about a parcel; null without a number, or of a courier without a known page.
 * Its scheme, host and path are always the table's: the number can only fill a query's value.
 */
export function trackingLink(carrier: string | null, number: string | null): string | null {
  const known = knownCarrier(carrier);
  const code = compact(number ?? '');
  if (known === null || code === '') return null;
  return known.page.replace('{number}', () => encodeURIComponent(code));
}

/**
 * Why a number may be wrong: `unlike`, where it does not look like that courier's. Couriers change
 * their forms, so it is a hint and never a reason to refuse. Null for an empty number, and for
 * couriers that the shop does not know.
 */
export function trackingProblem(carrier: string | null, number: string): 'unlike' | null {
  const known = knownCarrier(carrier);
  const code = compact(number);
  return known === null || code === '' || known.looksRight(code) ? null : 'unlike';
}
