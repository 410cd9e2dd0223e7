import { latinDigits } from './digits.ts';
import { cleanText } from './text.ts';

const PHONE_TAIL = 4;

/**
 * Normalises spellings that Arabic writers vary: hamza seats, ta marbuta, alef maqsura, vowel
 * marks.
 */
const foldArabic = (word: string): string =>
  word
    .replace(/[\u064b-\u0652\u0640]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي');

/** The normalised words of a text. */
export const searchWords = (text: string): string[] =>
  foldArabic(latinDigits(cleanText(text)).toLowerCase())
    .split(' ')
    .filter(Boolean);

/**
 * An order's search tokens: its number, its phone with and without the dial code and by its last
 * four digits, and each word of the name.
 */
export function orderSearchTokens(order: {
  order_number: string;
  customer_phone: string;
  country_code: string;
  customer_name: string;
}): string[] {
  const digits = order.customer_phone.replace(/\D/g, '');
  const dial = order.country_code.replace(/\D/g, '');
  const national = digits.startsWith(dial) ? digits.slice(dial.length) : digits;
  return [
    ...new Set([
      order.order_number.toLowerCase(),
      digits,
      national,
      `0${national}`,
      digits.slice(-PHONE_TAIL),
      ...searchWords(order.customer_name),
    ]),
  ];
}

/** A phone as people write it; no name and no order number matches. */
const PHONE = /^(\+|00)?[\d\s().-]{4,}$/;

/**
 * The merchant's search as tokens that an order must all have, the most selective first. Empty for
 * an empty search.
 */
export function searchTerms(input: string): string[] {
  const text = latinDigits(cleanText(input));
  if (PHONE.test(text)) return [text.replace(/\D/g, '').replace(/^00/, '')];
  return [...new Set(searchWords(text).map((word) => word.replace(/^#|(…|\.{3})$/g, '')))]
    .filter(Boolean)
    .toSorted((one, other) => other.length - one.length);
}
