import { shopClock } from '@ghar/domain/shop-day';

/** Text that a spreadsheet would convert to a number or date: `007`, `1E5`, `3-4`. */
const NUMBER_LIKE = /^\s*[\d.,][\d.,:/\s-]*(e[\d+-]*)?\s*$/i;

/** Spreadsheets expect the region's cell separator. */
export type Separator = ',' | ';';

/** Arabic Windows uses a semicolon. */
export const separatorFor = (language: string): Separator => (/^ar\b/i.test(language) ? ';' : ',');

/**
 * Where a formula may start (OWASP, CSV injection): a formula sign, also full-width, at a cell's start after blanks and
 * quotes. A program with another separator ignores our quotes: a separator or line break in a text starts a cell for
 * it, and it may drop quotes after that.
 */
const FORMULA_START = /(?<=(?:^|[,;\t\r\n])["\s]*)(?=[=+\-@＝＋－＠])/g;

/** A text cell. An apostrophe marks text that would be evaluated or converted. */
function textCell(text: string): string {
  const mark = NUMBER_LIKE.test(text) ? "'" : '';
  return `"${mark}${text.replace(FORMULA_START, "'").replaceAll('"', '""')}"`;
}

/** `2026-11-20 16:05`, in the shop's zone. */
const timeCell = (time: Date): string => shopClock(time).slice(0, 16).replace('T', ' ');

/** `phone`: with plus; digits for programs, grouped for people. `day`: the name of a day, `2026-11-25`. */
export type Cell =
  | string
  | number
  | Date
  | null
  | { readonly phone: string }
  | { readonly day: string };

/** A valid phone is only digits and blanks after its plus, so no formula. Anything else is text. */
const phoneCell = (phone: string): string =>
  /^\+\d[\d ]*$/.test(phone) ? `"${phone}"` : textCell(phone);

function cell(value: Cell): string {
  if (value === null) return '';
  if (value instanceof Date) return timeCell(value);
  if (typeof value === 'object') return 'day' in value ? value.day : phoneCell(value.phone);
  return typeof value === 'number' ? String(value) : textCell(value);
}

/** A line (RFC 4180). */
export const csvLine = (cells: readonly Cell[], separator: Separator): string =>
  `${cells.map(cell).join(separator)}\r\n`;

/** The byte order mark that Excel needs to read UTF-8. */
export const CSV_START = '\ufeff';

/** A file's lines: column names, then rows. */
export const csvFile = (
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
  separator: Separator,
): string[] => [
  CSV_START + csvLine(head, separator),
  ...rows.map((cells) => csvLine(cells, separator)),
];
