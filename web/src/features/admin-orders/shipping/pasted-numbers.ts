import { latinDigits } from '@ghar/domain/text/digits';
import { ORDER_LIMITS } from '@ghar/domain/order/order';
import { cleanText } from '@ghar/domain/text/text';

export type PastedNumbers = {
  /** Pasted tracking numbers by order number. */
  readonly found: ReadonlyMap<string, string>;
  /** Lines without a known order or a number, or repeating an order. */
  readonly unknown: readonly string[];
};

/** A cell's text, without CSV quotes and apostrophe. */
function cellText(cell: string): string {
  const text = cell.trim();
  const quoted = /^"(.*)"$/.exec(text)?.[1]?.replaceAll('""', '"');
  return latinDigits(cleanText((quoted ?? text).replace(/^["']+/, '')));
}

/** An order number, with or without `#`. */
const nameOf = (cell: string | undefined): string => (cell ?? '').replace(/^#/, '').toLowerCase();

const SEPARATORS = [/\t/, /;/, /[,،]/];

/** Splits at separators that are not between quotes. */
function split(line: string, separator: RegExp): string[] {
  const cells = [''];
  // a lone quote, such as that of inches, encloses nothing
  const hasPairs = line.split('"').length % 2 === 1;
  let isQuoted = false;
  for (const letter of line) {
    if (letter === '"') isQuoted = hasPairs && !isQuoted;
    if (!isQuoted && separator.test(letter)) cells.push('');
    else cells.push(cells.pop() + letter);
  }
  return cells;
}

/** A line's cells: separated by tabs, else semicolons, else commas; one if by none. */
export function separatedCells(line: string): readonly string[] {
  const text = line.trim();
  const cells = SEPARATORS.map((one) => split(text, one)).find(({ length }) => length > 1);
  return (cells ?? [text]).map(cellText);
}

/** The same, else separated by blanks. */
function cellsOf(line: string): readonly string[] {
  const cells = separatedCells(line);
  return cells.length > 1 ? cells : line.trim().split(/\s+/).map(cellText);
}

/** A pasted text's lines, without empty ones. */
export const linesOf = (text: string): readonly string[] =>
  text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');

/**
 * Parses lines of order and tracking number, as copied from a courier. The order number may be in any column; the
 * tracking number, which has a digit or is what a spreadsheet made of it (#N/A), is in the next one or in the one before.
 */
export function readPastedNumbers(text: string, orderNumbers: readonly string[]): PastedNumbers {
  const byName = new Map(orderNumbers.map((number) => [number.toLowerCase(), number]));
  const found = new Map<string, string>();
  const unknown: string[] = [];
  for (const line of linesOf(text)) {
    const cells = cellsOf(line);
    const at = cells.findIndex((cell) => byName.has(nameOf(cell)));
    const order = byName.get(nameOf(cells[at]));
    const tracking = [cells[at + 1], cells[at - 1]].find((cell) => /[\d#]/.test(cell ?? ''));
    if (!order || !tracking || tracking.length > ORDER_LIMITS.tracking_number || found.has(order))
      unknown.push(line.trim());
    else found.set(order, tracking);
  }
  return { found, unknown };
}
