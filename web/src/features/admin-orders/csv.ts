/**
 * What a spreadsheet takes for a formula at the start of a cell, also after
 * blanks and in its wide forms (OWASP, CSV injection).
 */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
/** What it takes for a number or a date, and writes in its own way: `007`, `1E5`, `3-4`. */
const NUMBER_LIKE = /^\s*[\d.,][\d.,:/\s-]*(e[\d+-]*)?\s*$/i;

/** What ends a cell: spreadsheets go by the region of the computer. */
export type Separator = ',' | ';';

/** The one that a reader's spreadsheet expects: Windows in Arabic says a semicolon. */
export const separatorFor = (language: string): Separator => (/^ar\b/i.test(language) ? ';' : ',');

/**
 * A computer of another region ends cells at the other one: it does not see our
 * quotes, and what follows begins a cell of its own.
 */
const FORMULA_INSIDE: Readonly<Record<Separator, RegExp>> = {
  ',': /(?<=;\s*)(?=[=+\-@＝＋－＠])/g,
  ';': /(?<=,\s*)(?=[=+\-@＝＋－＠])/g,
};

/** A cell of text, as it was: an apostrophe says that it is nothing to compute. */
function textCell(text: string, separator: Separator): string {
  const kept = FORMULA.test(text) || NUMBER_LIKE.test(text) ? `'${text}` : text;
  return `"${kept.replace(FORMULA_INSIDE[separator], "'").replaceAll('"', '""')}"`;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** `2026-11-20`, where the reader is. */
export const dayCell = (time: Date): string =>
  [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-');

/** As spreadsheets read a time: `2026-11-20 16:05`, where the reader is. */
const timeCell = (time: Date): string =>
  `${dayCell(time)} ${two(time.getHours())}:${two(time.getMinutes())}`;

export type Cell = string | number | Date | null;

function cell(value: Cell, separator: Separator): string {
  if (value === null) return '';
  if (value instanceof Date) return timeCell(value);
  return typeof value === 'number' ? String(value) : textCell(value, separator);
}

/** One line of a file as {@link CSV_START} begins it (RFC 4180). */
export const csvLine = (cells: readonly Cell[], separator: Separator): string =>
  `${cells.map((one) => cell(one, separator)).join(separator)}\r\n`;

/** Without this mark Excel reads Arabic as something else. */
export const CSV_START = '\ufeff';
