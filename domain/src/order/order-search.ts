import { latinDigits } from '../text/digits.ts';
import type { Order } from './order.ts';
import { orderNumber } from './order-number.ts';
import { serialNumber } from '../money/invoice.ts';
import { foldText, joinedForms, queriedWords, wordForms, type WordForm } from './search-words.ts';
import { cleanText } from '../text/text.ts';

/** The fields that the search covers. */
export const SEARCHABLE_FIELDS = [
  'customer_name',
  'customer_phone',
  'customer_email',
  'country_code',
  'city',
  'address',
  'national_address',
  'tracking_number',
  'invoice_number',
  'serials',
] as const satisfies readonly (keyof Order)[];
export type Searchable = Pick<Order, (typeof SEARCHABLE_FIELDS)[number]> & { readonly id: string };

/** Token lengths: prefixes of words and codes, suffixes of phones. */
const WORD = { from: 2, to: 8 } as const;
/** Prefix lengths of a word with its article; longer ones are queried without the article. */
const ARTICLE = { from: 2, to: 4 } as const;
const CODE = { from: 4, to: 12 } as const;
const DIGITS = { from: 4, to: 8 } as const;
/** Orders have 55 to 115 tokens; each takes nine index entries. */
const MAX_TOKENS = 140;

/** The prefixes, or the whole text if shorter than `from`. */
function beginnings(text: string, { from, to }: { from: number; to: number }): string[] {
  const letters = Array.from(text);
  const longest = Math.min(to, letters.length);
  return Array.from({ length: Math.max(1, longest - from + 1) }, (_, index) =>
    letters.slice(0, from + index).join(''),
  );
}

/** Suffixes: people quote the last characters of numbers. */
const ends = (text: string): string[] =>
  Array.from({ length: DIGITS.to - DIGITS.from + 1 }, (_, index) =>
    text.slice(-DIGITS.from - index),
  ).filter(Boolean);

/** A code's letters and digits only: carriers print spaces and hyphens that people omit. */
const compact = (text: string): string => foldText(text).replace(/[^a-z0-9]/g, '');
const codesOf = ({ id, tracking_number, national_address }: Searchable): string[] =>
  [orderNumber(id), tracking_number ?? '', national_address ?? ''].map(compact).filter(Boolean);
/** The codes whose last characters are quoted. */
const quotedCodesOf = ({ id, tracking_number }: Searchable): string[] =>
  [orderNumber(id), tracking_number ?? ''].map(compact);
/** A token of the order whose order or tracking number this is; of few others. */
export const codeToken = (code: string): string => ends(compact(code)).at(-1) ?? '';
/** `inv123` of `INV-000123`. Not prefixes: all serial numbers begin alike. */
const serialTokensOf = ({ invoice_number, serials = [] }: Searchable): string[] =>
  [...serials, ...(invoice_number === null ? [] : [serialNumber('invoices', invoice_number)])].map(
    (serial) => serial.toLowerCase().replace(/-0*/, ''),
  );

function phoneOf({ customer_phone, country_code }: Searchable) {
  const digits = customer_phone.replace(/\D/g, '');
  const dial = country_code.replace(/\D/g, '');
  return { digits, dial, national: digits.startsWith(dial) ? digits.slice(dial.length) : digits };
}

/** Joined words and the address last: they are dropped first beyond the token limit. */
const formsOf = ({ customer_name, city, customer_email, address }: Searchable): WordForm[] => [
  ...[customer_name, city, customer_email ?? ''].flatMap(wordForms),
  ...[customer_name, city].flatMap(joinedForms),
  ...wordForms(address),
];

/**
 * An order's search tokens: prefixes of the words of name, city, e-mail and address and of its codes; suffixes of order
 * and tracking number; prefixes and suffixes of the phone; the numbers of invoices and credit notes. Derived data,
 * updated with these fields.
 */
export function orderSearchTokens(order: Searchable): string[] {
  const { digits, national } = phoneOf(order);
  const tokens = [
    ...codesOf(order).flatMap((code) => beginnings(code, CODE)),
    ...quotedCodesOf(order).flatMap(ends),
    ...serialTokensOf(order),
    // erased
    ...(digits === ''
      ? []
      : [
          digits,
          ...ends(digits),
          ...[national, `0${national}`].flatMap((phone) => [phone, ...beginnings(phone, DIGITS)]),
        ]),
    ...formsOf(order).flatMap(({ word, bare }) => [
      ...beginnings(bare, WORD),
      ...(word === bare ? [] : beginnings(word, ARTICLE)),
    ]),
  ];
  return [...new Set(tokens)].slice(0, MAX_TOKENS);
}

/** Very frequent words, queried only if there is no other. */
const COMMON = new Set(
  'شارع فيلا شقه بنايه برج حي بيت منزل طابق رقم قرب street villa apartment building tower floor دبي ابوظبي شارقه عجمان رياض جده دمام مكه مدينه دوحه كويت حولي منامه مسقط محمد gmail hotmail outlook yahoo icloud com'
    .split(' ')
    .map(foldText),
);
/** The word estimated to match the fewest orders. */
const rarest = (words: readonly string[]): string | undefined =>
  words
    .map((word) => ({ word, isCommon: COMMON.has(queriedWords(word).join('')) }))
    .toSorted(
      (one, other) =>
        Number(one.isCommon) - Number(other.isCommon) || other.word.length - one.word.length,
    )[0]?.word;

/** One interpretation of the input: words, a code or a phone. */
type Reading = {
  /** A matching order has at least one of these. */
  readonly tokens: readonly string[];
  /** True iff every order with one of these tokens matches. */
  readonly isExact: boolean;
  readonly finds: (order: Searchable) => boolean;
};

/** The tokens of older orders: whole words with article, and hamza on waw or ya. */
const olderWords = (text: string): string[] =>
  latinDigits(cleanText(text).toLowerCase())
    .replace(/[\u064b-\u0652\u0640]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .split(' ')
    .filter(Boolean);

function asWords(text: string): Reading | null {
  const words = queriedWords(text);
  const word = rarest(words);
  if (word === undefined) return null;
  const older = olderWords(text);
  return {
    tokens: [beginnings(word, WORD).at(-1)!, rarest(older)!],
    isExact: words.length === 1 && older.length === 1 && Array.from(word).length <= WORD.to,
    finds: (order) => {
      const forms = formsOf(order);
      return words.every((one) =>
        forms.some(({ word: whole, bare }) => bare.startsWith(one) || whole.startsWith(one)),
      );
    },
  };
}

function asCode(text: string): Reading | null {
  const code = compact(text);
  if (!/^[\w\s#\-./…]+$/.test(text) || code.length < CODE.from) return null;
  return {
    // the id ends with the order number
    tokens: [code.slice(0, CODE.to), orderNumber(code)],
    isExact: code.length <= 8,
    finds: (order) =>
      compact(order.id) === code ||
      codesOf(order).some((one) => one.startsWith(code)) ||
      quotedCodesOf(order).some((one) => one.endsWith(code)),
  };
}

/** `INV-000123` or `CN-000123`, or the digits of either. */
function asSerial(text: string): Reading | null {
  const [, series, digits] = /^\s*(?:(inv|cn)[\s-]*)?0*([1-9]\d{0,8})\s*$/i.exec(text) ?? [];
  if (digits === undefined) return null;
  const tokens = (series ? [series.toLowerCase()] : ['inv', 'cn']).map((one) => one + digits);
  return {
    tokens,
    isExact: true,
    finds: (order) => serialTokensOf(order).some((token) => tokens.includes(token)),
  };
}

function asPhone(text: string): Reading | null {
  if (!/^(\+|00)?[\d\s().-]{4,}$/.test(text)) return null;
  const typed = text.replace(/\D/g, '');
  const international = typed.replace(/^00/, '');
  if (typed.length < DIGITS.from) return null;
  return {
    tokens:
      typed.length <= DIGITS.to
        ? [typed]
        : [typed.slice(-DIGITS.to), typed.slice(0, DIGITS.to), international],
    isExact: typed.length <= DIGITS.to,
    finds: (order) => {
      const { digits, dial, national } = phoneOf(order);
      return (
        digits.endsWith(typed) ||
        digits.endsWith(international) ||
        national.startsWith(typed) ||
        `0${national}`.startsWith(typed) ||
        international === `${dial}0${national}`
      );
    },
  };
}

/**
 * Parses a search: prefixes of a name, a city, an address or an e-mail; a phone in any spelling or its last digits; an
 * order number, its end, or an id; a tracking number, or that of an invoice or a credit note. Null if it has no letter
 * or digit.
 * Query orders with any of the `tokens`, then filter with `finds`, unless `isExact`. Also matches orders with the
 * whole-word tokens of an older version.
 */
export function orderSearch(input: string): Reading | null {
  const text = latinDigits(cleanText(input));
  const phone = asPhone(text);
  const isSpacedPhone = phone !== null && /\D/.test(text);
  const readings = [
    isSpacedPhone ? null : asWords(text),
    asCode(text),
    asSerial(text),
    phone,
  ].filter((reading) => reading !== null);
  if (readings.length === 0) return null;
  return {
    tokens: [...new Set(readings.flatMap(({ tokens }) => tokens))],
    isExact: readings.every(({ isExact }) => isExact),
    finds: (order) => readings.some(({ finds }) => finds(order)),
  };
}
