import { latinDigits } from '@ghar/domain/text/digits';

/** Names of a building or a door as customers write them. A street, block or zone is not among them: it places the door. */
const DOORS =
  'مبن[ىي]|بناي[ةه]|عمار[ةه]|برج|في?ل+[اةه]|بيت|منزل|شق[ةه]|مكتب|محل|' +
  'building|bldg|tower|villa|house|flat|apartment|apt|unit|office|shop';
/** At most four digits, with a letter at either end: longer ones are phones, postal codes and Makani numbers. */
const NUMBER = String.raw`[A-Z]?\d{1,4}\p{L}?(?![\p{L}\p{N}])`;
const LABELLED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:ال)?(?:${DOORS})\s*(?:رقم|no\b\.?|[#:])?\s*${NUMBER}`,
  'giu',
);
/** Not a part of a postal code, coordinates or a link. */
const SHORT_NUMBER = /(?<![^\s،,؛;])\d{1,4}(?![^\s،,؛;])(?!,\d)/gu;

const HIDDEN = '****';

/**
 * An address for whoever has the order's link: the numbers of building and door, which a customer mistypes, and no
 * street, block, zone or landmark, without which they place nobody. Empty if there is no such number.
 * Why: docs/decisions/142-the-address-on-an-orders-page.md.
 */
export function maskAddress(address: string): string {
  const text = latinDigits(address);
  const labelled = [...text.matchAll(LABELLED)];
  const shown = labelled.length > 0 ? labelled : [...text.matchAll(SHORT_NUMBER)].slice(-1);
  if (shown.length === 0) return '';
  const parts: string[] = [];
  let end = 0;
  const hideUpTo = (start: number): void => {
    if (/[\p{L}\p{N}]/u.test(text.slice(end, start))) parts.push(HIDDEN);
  };
  for (const { index, 0: words } of shown) {
    hideUpTo(index);
    parts.push(words);
    end = index + words.length;
  }
  hideUpTo(text.length);
  return parts.join(' ');
}
