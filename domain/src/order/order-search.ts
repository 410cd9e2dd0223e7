import { latinDigits } from '../text/digits.ts';
import type { Order } from './order.ts';
import { orderNumber } from './order-number.ts';
import { foldText, joinedForms, queriedWords, wordForms, type WordForm } from './search-words.ts';
import { cleanText } from '../text/text.ts';

/** What an order is found by. */
export const SEARCHABLE_FIELDS = [
  'customer_name',
  'customer_phone',
  'customer_email',
  'country_code',
  'city',
  'tracking_number',
] as const satisfies readonly (keyof Order)[];
export type Searchable = Pick<Order, (typeof SEARCHABLE_FIELDS)[number]> & { readonly id: string };

/** Lengths of the beginnings of words and codes, and of the ends of phones, that are tokens. */
const WORD = { from: 2, to: 8 } as const;
/** Of a word with its article: what is longer is queried without it. */
const ARTICLE = { from: 2, to: 4 } as const;
const CODE = { from: 4, to: 12 } as const;
const DIGITS = { from: 4, to: 8 } as const;
/** Orders have 35 to 85 tokens; each takes nine index entries. */
const MOST_TOKENS = 120;

/** Whole where it is shorter than the shortest token. */
function beginnings(text: string, { from, to }: { from: number; to: number }): string[] {
  const letters = Array.from(text);
  const longest = Math.min(to, letters.length);
  return Array.from({ length: Math.max(1, longest - from + 1) }, (_, index) =>
    letters.slice(0, from + index).join(''),
  );
}

/** The last digits or letters, as people read them out. */
const ends = (text: string): string[] =>
  Array.from({ length: DIGITS.to - DIGITS.from + 1 }, (_, index) =>
    text.slice(-DIGITS.from - index),
  ).filter(Boolean);

/** A code's letters and digits: carriers print spaces and hyphens, people leave them out. */
const compact = (text: string): string => foldText(text).replace(/[^a-z0-9]/g, '');
const codesOf = ({ id, tracking_number }: Searchable): string[] =>
  [orderNumber(id), tracking_number ?? ''].map(compact).filter(Boolean);

function phoneOf({ customer_phone, country_code }: Searchable) {
  const digits = customer_phone.replace(/\D/g, '');
  const dial = country_code.replace(/\D/g, '');
  return { digits, dial, national: digits.startsWith(dial) ? digits.slice(dial.length) : digits };
}

/** Joined words last: where the tokens are too many, these are left out. */
const formsOf = ({ customer_name, city, customer_email }: Searchable): WordForm[] => [
  ...[customer_name, city, customer_email ?? ''].flatMap(wordForms),
  ...[customer_name, city].flatMap(joinedForms),
];

/**
 * An order's search tokens: the beginnings of the words of its name, city and e-mail, of its number
 * and its tracking number, and the first and last digits of its phone. Derived data: they follow these fields.
 */
export function orderSearchTokens(order: Searchable): string[] {
  const { digits, national } = phoneOf(order);
  const tokens = [
    ...codesOf(order).flatMap((code) => beginnings(code, CODE)),
    ...ends(compact(order.tracking_number ?? '')),
    // an erased order has none
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
  return [...new Set(tokens)].slice(0, MOST_TOKENS);
}

/** Words that very many orders have: queried only where there is no other. */
const COMMON = new Set(
  'دبي ابوظبي شارقه عجمان رياض جده دمام مكه مدينه دوحه كويت حولي منامه مسقط محمد gmail hotmail outlook yahoo icloud com'
    .split(' ')
    .map(foldText),
);
/** The word that the fewest orders have, as far as one can tell. */
const rarest = (words: readonly string[]): string | undefined =>
  words
    .map((word) => ({ word, isCommon: COMMON.has(queriedWords(word).join('')) }))
    .toSorted(
      (one, other) =>
        Number(one.isCommon) - Number(other.isCommon) || other.word.length - one.word.length,
    )[0]?.word;

/** One way to read what was typed: as words, as a code, or as a phone. */
type Reading = {
  /** An order that is found has at least one of these. */
  readonly tokens: readonly string[];
  /** True iff every order with one of these is found. */
  readonly isExact: boolean;
  readonly finds: (order: Searchable) => boolean;
};

/** The tokens of older orders: whole words, with their article and hamza on waw or ya. */
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
    // an order's number is the end of its id
    tokens: [code.slice(0, CODE.to), orderNumber(code)],
    isExact: code.length <= 8,
    finds: (order) =>
      compact(order.id) === code ||
      codesOf(order).some((one) => one.startsWith(code)) ||
      compact(order.tracking_number ?? '').endsWith(code),
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
 * Reads what a merchant types: beginnings of words of a name, a city, an e-mail; a phone in any
 * spelling or its last digits; an order's number, its whole id, a tracking number. Null where nothing
 * legible was typed.
 *
 * Query orders that have any of the `tokens`, and keep those that it `finds`; `isExact` says that
 * these are all of them. Orders with the whole words of an older version as tokens are found too.
 */
export function orderSearch(input: string): Reading | null {
  const text = latinDigits(cleanText(input));
  const phone = asPhone(text);
  const isSpacedPhone = phone !== null && /\D/.test(text);
  const readings = [isSpacedPhone ? null : asWords(text), asCode(text), phone].filter(
    (reading) => reading !== null,
  );
  if (readings.length === 0) return null;
  return {
    tokens: [...new Set(readings.flatMap(({ tokens }) => tokens))],
    isExact: readings.every(({ isExact }) => isExact),
    finds: (order) => readings.some(({ finds }) => finds(order)),
  };
}
