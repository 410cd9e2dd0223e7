import { latinDigits } from '@ghar/domain/text/digits';
import { ORDER_LIMITS } from '@ghar/domain/order/order';
import { cleanText } from '@ghar/domain/text/text';

export type PastedNumbers = {
  /** Tracking numbers by order number, as they were pasted. */
  readonly found: ReadonlyMap<string, string>;
  /** Lines without one of the orders, without a number, or of an order that has another line. */
  readonly unknown: readonly string[];
};

/** A cell as people copy it: in a CSV file's quotes, with its apostrophe. */
function cellText(cell: string): string {
  const text = cell.trim();
  const quoted = /^"(.*)"$/.exec(text)?.[1]?.replaceAll('""', '"');
  return latinDigits(cleanText((quoted ?? text).replace(/^["']+/, '')));
}

/** An order's number in a cell, with its `#` or without. */
const nameOf = (cell: string | undefined): string => (cell ?? '').replace(/^#/, '').toLowerCase();

/** The cells of a line: between tabs, else commas or semicolons, else blanks. */
function cellsOf(line: string): readonly string[] {
  const separator = ['\t', /[,;،]/, /\s+/].find((one) => line.trim().split(one).length > 1) ?? '\t';
  return line.trim().split(separator).map(cellText);
}

/**
 * Reads lines of an order's number and its tracking number, as copied from a courier's page or file.
 * The order's number may stand in any column; the tracking number follows it, or is in the column
 * before where it is the last.
 */
export function readPastedNumbers(text: string, orderNumbers: readonly string[]): PastedNumbers {
  const byName = new Map(orderNumbers.map((number) => [number.toLowerCase(), number]));
  const found = new Map<string, string>();
  const unknown: string[] = [];
  for (const line of text.split(/\r\n|\r|\n/).filter((one) => one.trim() !== '')) {
    const cells = cellsOf(line);
    const at = cells.findIndex((cell) => byName.has(nameOf(cell)));
    const order = byName.get(nameOf(cells[at]));
    const tracking = cells[at + 1] || cells[at - 1];
    if (!order || !tracking || tracking.length > ORDER_LIMITS.tracking_number || found.has(order))
      unknown.push(line.trim());
    else found.set(order, tracking);
  }
  return { found, unknown };
}
