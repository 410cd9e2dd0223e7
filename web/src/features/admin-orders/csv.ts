/**
 * What a spreadsheet takes for a formula at the start of a cell, also after
 * blanks and in its wide forms (OWASP, CSV injection).
 */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
/** What it takes for a number or a date, and writes in its own way: `007`, `1E5`, `3-4`. */
const NUMBER_LIKE = /^\s*[\d.,][\d.,:/\s-]*(e[\d+-]*)?\s*$/i;

/**
 * Where the reader's computer ends cells at semicolons, as in Arabic, it does not
 * see our quotes, and what follows a semicolon begins a cell of its own.
 */
const FORMULA_INSIDE = /(?<=;\s*)(?=[=+\-@＝＋－＠])/g;

/** A cell of text, as it was: an apostrophe says that it is nothing to compute. */
function textCell(text: string): string {
  const kept = FORMULA.test(text) || NUMBER_LIKE.test(text) ? `'${text}` : text;
  return `"${kept.replace(FORMULA_INSIDE, "'").replaceAll('"', '""')}"`;
}

/** As spreadsheets read a time: `2026-11-20 16:05`, where the reader is. */
function timeCell(time: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-');
  return `${day} ${two(time.getHours())}:${two(time.getMinutes())}`;
}

export type Cell = string | number | Date | null;

function cell(value: Cell): string {
  if (value === null) return '';
  if (value instanceof Date) return timeCell(value);
  return typeof value === 'number' ? String(value) : textCell(value);
}

/** One line of a file as {@link CSV_START} begins it (RFC 4180). */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cell).join(',')}\r\n`;

/** Without this mark Excel reads Arabic as something else. */
export const CSV_START = '\ufeff';
