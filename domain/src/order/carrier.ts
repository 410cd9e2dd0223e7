import { latinDigits } from '../text/digits.ts';
import { CARRIER_NAMES } from '../i18n/carrier-names.ts';
import { LOCALES, type Locale } from '../i18n/locale.ts';
import { cleanText } from '../text/text.ts';

/** A known carrier. */
export type Carrier = {
  /** The carrier's own spelling. */
  readonly latinName: string;
  /**
   * Tracking page URL, with `{locale}` for its reader's language where the carrier has both, and `{number}` for the
   * encoded tracking number. Without it the customer enters the number there; better than a guessed URL.
   */
  readonly page: string;
  /** False if the number (without spaces and hyphens) is probably mistyped or another carrier's. */
  readonly looksRight: (number: string) => boolean;
};

/** The check digit of a UPU S10 number such as `RR123456785SA`. */
function s10CheckDigit(digits: string): number {
  const weights = [8, 6, 4, 2, 3, 5, 9, 7];
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  const check = 11 - (sum % 11);
  return check === 10 ? 0 : check === 11 ? 5 : check;
}

/** Postal services: S10 abroad, other forms at home. */
function looksPostal(number: string): boolean {
  const digits = /^[A-Z]{2}(\d{9})[A-Z]{2}$/.exec(number)?.[1];
  if (digits !== undefined) return s10CheckDigit(digits) === Number(digits[8]);
  return /^(?=(?:.*\d){6})[A-Z0-9]{8,30}$/.test(number);
}

/** A waybill's last digit is the others modulo 7; piece numbers begin with letters. */
const looksLikeDhl = (number: string): boolean =>
  /^\d{10}$/.test(number)
    ? Number(number.slice(0, 9)) % 7 === Number(number[9])
    : /^[A-Z]{2,5}\d{9,30}$/.test(number);

/**
 * The carriers, in display order. An order's `carrier` is a key of this table, or another carrier's name as typed.
 * Sources, 2026: shop and shipping software for the URLs of Aramex, SMSA, DHL and SPL and for the check digits of DHL
 * and S10. Unconfirmed by the carriers: SPL's URL and the number lengths of Aramex and SMSA. Emirates Post has no URL
 * with a number.
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
    page: 'https://www.emiratespost.ae/{locale}/all-services/track-a-package',
    looksRight: looksPostal,
  },
  spl: {
    latinName: 'SPL',
    page: 'https://splonline.com.sa/{locale}/shipmentdetailsstatic/?tid={number}',
    looksRight: looksPostal,
  },
} as const satisfies Readonly<Record<string, Carrier>>;
export type CarrierId = keyof typeof CARRIERS;
export const CARRIER_IDS = Object.keys(CARRIERS) as CarrierId[];

export const isCarrierId = (value: unknown): value is CarrierId =>
  CARRIER_IDS.some((id) => id === value);

const knownCarrier = (carrier: string | null): Carrier | null =>
  isCarrierId(carrier) ? CARRIERS[carrier] : null;

/** The display name of an order's `carrier`; unknown carriers keep the typed name. */
export const carrierName = (carrier: string, locale: Locale): string =>
  isCarrierId(carrier) ? CARRIER_NAMES[locale][carrier] : carrier;

/** Parses a carrier's name in any language: a known carrier's key, or the cleaned name; null if empty. */
export function parseCarrier(typed: string): string | null {
  const name = cleanText(typed);
  const known = CARRIER_IDS.find((id) =>
    [id, CARRIERS[id].latinName, ...LOCALES.map((locale) => CARRIER_NAMES[locale][id])].some(
      (one) => one.toLowerCase() === name.toLowerCase(),
    ),
  );
  return known ?? (name || null);
}

/** How a spreadsheet corrupted a tracking number beyond recovery. */
export type TrackingReason =
  /** Last digits lost, as in `3.45299E+10`. */
  | 'rounded'
  /** A formula or its error. */
  | 'formula';
export type TypedTracking =
  | { readonly number: string | null; readonly reason: null }
  | { readonly number: null; readonly reason: TrackingReason };

/** Spreadsheets keep 15 significant digits; the rest become zeros. */
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
 * Parses a typed tracking number: cleaned, in Latin digits, null if empty; or the reason it is unusable. Undoes
 * lossless spreadsheet forms: `="00345"`, `345.0`.
 */
export function parseTrackingNumber(typed: string): TypedTracking {
  const text = latinDigits(cleanText(typed));
  const number = /^=\s*"+([^"]*)"+$/.exec(text)?.[1]?.trim() ?? text;
  const reason = spoiltBy(number);
  if (reason !== null) return { number: null, reason };
  return { number: number.replace(/^(\d+)\.0+$/, '$1') || null, reason: null };
}

/** Carriers' pages expect no spaces or hyphens. */
const compact = (number: string): string =>
  latinDigits(cleanText(number)).replace(/[\s-]/g, '').toUpperCase();

/**
 * The carrier's tracking page for a parcel; null without a number or a known page. Scheme, host and path come from the
 * table; the number only fills a query value.
 */
export function trackingLink(
  carrier: string | null,
  number: string | null,
  locale: Locale,
): string | null {
  const known = knownCarrier(carrier);
  const code = compact(number ?? '');
  if (known === null || code === '') return null;
  return known.page.replace('{locale}', locale).replace('{number}', () => encodeURIComponent(code));
}

/**
 * `unlike` if the number does not look like that carrier's. Only a hint, since carriers change their formats; null for
 * an empty number or an unknown carrier.
 */
export function trackingProblem(carrier: string | null, number: string): 'unlike' | null {
  const known = knownCarrier(carrier);
  const code = compact(number);
  return known === null || code === '' || known.looksRight(code) ? null : 'unlike';
}
