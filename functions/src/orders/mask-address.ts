import { latinDigits } from '@ghar/domain/text/digits';

/** Names of a building or a door as customers write them. A street, block or zone is not among them: it places the door. */
const DOORS =
  'مبن[ىي]|بناي[ةه]|عمار[ةه]|برج|في?ل+[اةه]|بيت|منزل|شق[ةه]|مكتب|محل|' +
  'building|bldg|tower|villa|house|flat|apartment|apt|unit|office|shop';
/** One number of at most four digits, with a letter at either end: longer ones and groups are phones and postal codes. */
const NUMBER = String.raw`[A-Z]?[1-9]\d{0,3}\p{L}?(?![\p{L}\p{N}]|[\s-]*\d)`;
const LABELLED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:ال)?(?:${DOORS})\s*(?:رقم|no\b\.?|[#:])?\s*${NUMBER}`,
  'giu',
);
/** Part of an address that has a phone, or the code of a door. */
const CLAUSE = /[^،,؛;\n]+/g;
const SECRET =
  /هاتف|تل[يف]*ون|جو+ال|موبا?يل|محمول|كود|رمز|سر[يّ](?!ع)|\btel\b|phone|mobile|whats|code|\bpin\b|password/iu;
/** More is no address. */
const MOST = 4;

const HIDDEN = '…';

/**
 * An address for whoever has the order's link: the numbers of building and door with their words, which a customer
 * mistypes, and no street, block, zone or landmark, without which they place nobody. Empty if there is no such number.
 * Why: docs/decisions/142-the-address-on-an-orders-page.md.
 */
export function maskAddress(address: string): string {
  const text = latinDigits(address).replaceAll(CLAUSE, (clause) =>
    SECRET.test(clause) ? 'x' : clause,
  );
  const shown = [...text.matchAll(LABELLED)].slice(0, MOST);
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
