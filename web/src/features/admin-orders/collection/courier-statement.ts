import { orderNumber } from '@ghar/domain/order/order-number';
import { numeral } from '@ghar/domain/text/digits';
import type { StoredOrder } from '../../../components/admin/stored-order.ts';
import { cellsOf, linesOf } from '../shipping/pasted-numbers.ts';
import { isCollectable } from '../status/step-consequences.ts';

/**
 * What a line of a courier's statement is:
 * - `match`: an order to collect, with its amount.
 * - `differs`: an order to collect, with another amount, or none that we found.
 * - `collected`: an order that is paid already.
 * - `not-due`: an order of which nothing is to be collected, such as a cancelled one.
 * - `returned`: the courier says that the parcel was refused.
 * - `duplicate`: an order that an earlier line has.
 * - `unknown`: no order that we know.
 */
export const LINE_KINDS = [
  'match',
  'differs',
  'collected',
  'not-due',
  'returned',
  'duplicate',
  'unknown',
] as const;
export type LineKind = (typeof LINE_KINDS)[number];

export type StatementLine = {
  readonly kind: LineKind;
  /** As pasted. */
  readonly line: string;
  readonly order: StoredOrder | null;
  /** In dirhams; null if none was found. */
  readonly amount: number | null;
};

type Row = { readonly line: string; readonly cells: readonly string[] };

export const rowsOf = (text: string): readonly Row[] =>
  linesOf(text).map((line) => ({ line: line.trim(), cells: cellsOf(line) }));

/** A tracking or order number, however it is spaced. */
const keyOf = (number: string): string => number.replaceAll(/[\s#-]/g, '').toUpperCase();

/** A cell's amount in dirhams, in any digits and with any currency; null if it has none. */
function amountIn(cell: string): number | null {
  const text = numeral(cell.replaceAll(/[^\d٠-٩۰-۹.,٫٬-]/g, '').replace(/[.,]$/, ''));
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}

type Orders = ReadonlyMap<string, readonly StoredOrder[]>;

/** Orders by tracking number and by order number. */
function byKeyOf(orders: readonly StoredOrder[]): Orders {
  const byKey = new Map<string, StoredOrder[]>();
  for (const order of orders)
    for (const number of [order.tracking_number, orderNumber(order.id)])
      if (number !== null) byKey.set(keyOf(number), [...(byKey.get(keyOf(number)) ?? []), order]);
  return byKey;
}

const ordersOf = ({ cells }: Row, orders: Orders): readonly StoredOrder[] =>
  cells.map((cell) => orders.get(keyOf(cell))).find((some) => some !== undefined) ?? [];

/** The column that has most of something; null if none has any. */
function bestColumn(
  rows: readonly Row[],
  isIt: (cell: string, row: Row, column: number) => boolean,
): number | null {
  const counts: number[] = [];
  for (const row of rows)
    for (const [column, cell] of row.cells.entries())
      if (isIt(cell, row, column)) counts[column] = (counts[column] ?? 0) + 1;
  const most = Math.max(0, ...counts.filter(Boolean));
  return most === 0 ? null : counts.indexOf(most);
}

const headedBy =
  (rows: readonly Row[], heading: RegExp) =>
  (_: string, { cells }: Row, column: number): boolean =>
    cells === rows[0]?.cells && heading.test(cells[column] ?? '');

const TRACKING = /awb|way ?bill|track|shipment|تتبع|بوليصة|شحنة/i;
const AMOUNT = /cod|collect|amount|مبلغ|تحصيل|قيمة/i;
/** A status by which the courier brings no money. */
const RETURNED = /\b(?:return(?:ed)?|rto|refused|rejected)\b|مرتجع|مرفوض|راجع|رفض/i;
/** A number of a parcel rather than an amount, a date or a phone. */
const isLikeTracking = (cell: string): boolean => /^(?=(?:.*\d){5})[a-z\d][a-z\d -]*$/i.test(cell);

/**
 * The tracking numbers of a statement that are of none of these orders, each once: of the column with those of them, else
 * of the one that says so or looks so.
 */
export function unknownNumbers(
  rows: readonly Row[],
  known: readonly StoredOrder[],
): readonly string[] {
  const orders = byKeyOf(known);
  const column =
    bestColumn(rows, (cell) => orders.has(keyOf(cell))) ??
    bestColumn(rows, headedBy(rows, TRACKING)) ??
    bestColumn(rows, isLikeTracking);
  if (column === null) return [];
  const unknown = rows.filter((row) => ordersOf(row, orders).length === 0);
  return [...new Set(unknown.map(({ cells }) => cells[column] ?? ''))].filter(isLikeTracking);
}

/**
 * Compares a courier's statement with the orders, line by line. Its columns are found by their content: any with a tracking
 * or an order number, and the one with most of these orders' amounts. Lines without any digit, such as headings, are left
 * out.
 */
export function readStatement(
  rows: readonly Row[],
  known: readonly StoredOrder[],
): readonly StatementLine[] {
  const orders = byKeyOf(known);
  const isTotal = (cell: string, row: Row): boolean =>
    ordersOf(row, orders).some((order) => order.total_amount === amountIn(cell));
  const column = bestColumn(rows, isTotal) ?? bestColumn(rows, headedBy(rows, AMOUNT));
  const taken = new Set<string>();
  return rows
    .filter(({ line }) => /\d/.test(numeral(line)))
    .map((row): StatementLine => {
      const amount = column === null ? null : amountIn(row.cells[column] ?? '');
      const some = ordersOf(row, orders);
      const free = some.filter(({ id }) => !taken.has(id));
      const order = free.find(({ total_amount }) => total_amount === amount) ?? free[0];
      const read = { line: row.line, amount };
      if (!order)
        return { ...read, kind: some[0] ? 'duplicate' : 'unknown', order: some[0] ?? null };
      taken.add(order.id);
      const isReturned = row.cells.some((cell) => RETURNED.test(cell));
      return { ...read, kind: isReturned ? 'returned' : kindOf(order, amount), order };
    });
}

function kindOf(order: StoredOrder, amount: number | null): LineKind {
  if (order.payment_status === 'paid') return 'collected';
  // the courier may have it before the merchant says that it was sent
  if (order.status === 'cancelled' || !isCollectable(order)) return 'not-due';
  return order.total_amount === amount ? 'match' : 'differs';
}
