/** What a spreadsheet takes for a number or a date, and writes in its own way: `007`, `1E5`, `3-4`. */
const NUMBER_LIKE = /^\s*[\d.,][\d.,:/\s-]*(e[\d+-]*)?\s*$/i;

/** What ends a cell: spreadsheets go by the region of the computer. */
export type Separator = ',' | ';';

/** The one that a reader's spreadsheet expects: Windows in Arabic says a semicolon. */
export const separatorFor = (language: string): Separator => (/^ar\b/i.test(language) ? ';' : ',');

/**
 * Where a formula may begin (OWASP, CSV injection): at its sign, also in the wide
 * forms, after the start of a cell and any blanks and quotes. A reader that expects
 * the other separator does not see our quotes: for it a separator or a line break
 * inside of a text starts a cell, and quotes after that may be dropped.
 */
const FORMULA_START = /(?<=(?:^|[,;\t\r\n])["\s]*)(?=[=+\-@＝＋－＠])/g;

/** A cell of text: an apostrophe says that what follows is nothing to compute. */
function textCell(text: string): string {
  const mark = NUMBER_LIKE.test(text) ? "'" : '';
  return `"${mark}${text.replace(FORMULA_START, "'").replaceAll('"', '""')}"`;
}

/**
 * A phone in E.164 as its digits alone, as couriers and `wa.me` take it
 * (docs/decisions/032-the-orders-of-the-panel.md); text where it is none.
 */
export const phoneCell = (phone: string): Cell =>
  /^\+\d{1,15}$/.test(phone) ? Number(phone.slice(1)) : phone;

const two = (value: number): string => String(value).padStart(2, '0');

/** `2026-11-20`, where the reader is. */
export const dayCell = (time: Date): string =>
  [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-');

/** As spreadsheets read a time: `2026-11-20 16:05`, where the reader is. */
const timeCell = (time: Date): string =>
  `${dayCell(time)} ${two(time.getHours())}:${two(time.getMinutes())}`;

export type Cell = string | number | Date | null;

function cell(value: Cell): string {
  if (value === null) return '';
  if (value instanceof Date) return timeCell(value);
  return typeof value === 'number' ? String(value) : textCell(value);
}

/** One line of a file as {@link CSV_START} begins it (RFC 4180). */
export const csvLine = (cells: readonly Cell[], separator: Separator): string =>
  `${cells.map(cell).join(separator)}\r\n`;

/** Without this mark Excel reads Arabic as something else. */
export const CSV_START = '\ufeff';
