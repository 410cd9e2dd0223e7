import { ORDER_NUMBER_LENGTH, orderNumber } from '@ghar/domain/order/order-number';
import { paymentOf } from '@ghar/domain/order/payment-of';
import { numeral } from '@ghar/domain/text/digits';
import type { StoredOrder } from '../../../components/admin/stored-order.ts';
import { isCollectable } from '../status/step-consequences.ts';
import { amountsOf, keyOf, placeOf, type Place, type Row } from './statement-rows.ts';

/**
 * What a line of a courier's statement is:
 * - `match`: an order to collect, with its amount.
 * - `differs`: an order to collect, with another amount, or none that we found.
 * - `collected`: an order that is paid already.
 * - `refunded`: one whose money was given back, all of it.
 * - `cancelled`: a cancelled order.
 * - `not-due`: another order of which nothing is to be collected, such as one that was paid by card.
 * - `returned`: the courier says that the parcel was refused, or has not arrived yet.
 * - `duplicate`: an order that an earlier line has.
 * - `unknown`: no order that we know.
 */
export const LINE_KINDS = [
  'match',
  'differs',
  'collected',
  'refunded',
  'cancelled',
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

type Found = readonly StoredOrder[];

function byKeyOf(
  orders: Found,
  numberOf: (order: StoredOrder) => string | null,
): ReadonlyMap<string, Found> {
  const byKey = new Map<string, StoredOrder[]>();
  for (const order of orders) {
    const number = numberOf(order);
    if (number !== null) byKey.set(keyOf(number), [...(byKey.get(keyOf(number)) ?? []), order]);
  }
  return byKey;
}

/**
 * Finds the orders that a row is about: by tracking number, else by order number, which a customer may have typed as a
 * name.
 */
function finderOf(known: Found): (row: Row) => Place<Found> | null {
  const byTracking = byKeyOf(known, (order) => order.tracking_number);
  const byNumber = byKeyOf(known, ({ id }) => orderNumber(id));
  return (row) => placeOf(row, byTracking) ?? placeOf(row, byNumber);
}

/** Numbers that may be an order's. */
type Numbers = Readonly<Record<'tracking' | 'order', readonly string[]>>;

const TRACKING_NUMBER = /^(?=(?:[^\d]*\d){5})[a-z\d][a-z\d-]*$/i;
const ORDER_NUMBER = new RegExp(`^#?[a-z\\d]{${ORDER_NUMBER_LENGTH}}$`, 'i');

/** What may be numbers of orders, each once, in the lines that name none of these. */
export function unknownNumbers(rows: readonly Row[], known: readonly StoredOrder[]): Numbers {
  const find = finderOf(known);
  const parts = rows
    .filter((row) => find(row) === null)
    .flatMap(({ cells }) => cells.flatMap((cell) => cell.split(' ')));
  const like = (number: RegExp): string[] => parts.filter((part) => number.test(part));
  return {
    tracking: [...new Set(like(TRACKING_NUMBER))],
    order: [...new Set(like(ORDER_NUMBER).map((part) => part.replace(/^#/, '')))],
  };
}

type PlacedRow = {
  readonly row: Row;
  readonly place: Place<Found> | null;
  readonly amounts: ReadonlyMap<number, number>;
};

const hasAmount = (order: StoredOrder, amount: number | null | undefined): boolean =>
  order.total_amount === amount;

const AMOUNT = /cod|collect|amount|مبلغ|تحصيل|قيمة/i;
/** What came, rather than what was to come. */
const COLLECTED =
  /(?<!to be )(?:collected|received|paid|remitted|settled)|محص[ّ]?ل|مقبوض|مستلم|مسد[ّ]?د|مدفوع|مور[ّ]?د|محو[ّ]?ل/i;

/** The headings may stand below a title. */
const headingsOf = (rows: readonly Row[]): readonly string[] =>
  rows.find(({ cells }) => cells.some((cell) => AMOUNT.test(cell) || COLLECTED.test(cell)))
    ?.cells ?? [];

/**
 * The column that says what came; else the one with most of these orders' amounts; else the one that says that it has
 * amounts. Null if there is none.
 */
function amountColumn(rows: readonly PlacedRow[], headings: readonly string[]): number | null {
  const collected = headings.findIndex((heading) => COLLECTED.test(heading));
  if (collected !== -1) return collected;
  const counts = new Map<number, number>();
  for (const { place, amounts } of rows)
    for (const [column, amount] of amounts)
      if (place?.found.some((order) => hasAmount(order, amount)))
        counts.set(column, (counts.get(column) ?? 0) + 1);
  const [best] = [...counts].toSorted(([, one], [, other]) => other - one);
  if (best) return best[0];
  const headed = headings.findIndex((heading) => AMOUNT.test(heading));
  return headed === -1 ? null : headed;
}

/** A status by which the courier brings no money, or not yet: a cell of few words, unlike an address. */
const RETURNED =
  /\b(?:return(?:ed|ing)?|rt[os]|refused|rejected|undelivered|failed|cancell?ed|not delivered|out for delivery|in transit|pending|on hold|scheduled)\b|مرتجع|مرفوض|[إا]رجاع|لم يتم|قيد التوصيل|جاري التوصيل|مؤج[ّ]?ل|معل[ّ]?ق|ملغ[ىي]|^راجع$|^رفض/i;
const MAX_STATUS_WORDS = 4;
const isReturned = ({ cells }: Row): boolean =>
  cells.some(
    (cell) =>
      RETURNED.test(cell.trim()) &&
      (cells.length === 1 || cell.trim().split(/\s+/).length <= MAX_STATUS_WORDS),
  );

/**
 * Compares a courier's statement with the orders, line by line. The tracking or order number is found wherever it stands;
 * the amount is the one that is most often an order's at the same place. Lines without any digit, such as headings, are
 * left out.
 */
export function readStatement(
  rows: readonly Row[],
  known: readonly StoredOrder[],
): readonly StatementLine[] {
  const find = finderOf(known);
  const placed = rows.map((row): PlacedRow => {
    const place = find(row);
    const amounts = amountsOf(place ?? { parts: row.cells, first: -1, last: -1, inCells: true });
    return { row, place, amounts };
  });
  const isInWords = ({ place }: PlacedRow): boolean => place?.inCells === false;
  const cellColumn = amountColumn(
    placed.filter((one) => !isInWords(one)),
    headingsOf(rows),
  );
  const wordColumn = amountColumn(placed.filter(isInWords), []);
  const amountOf = (one: PlacedRow): number | null => {
    const column = isInWords(one) ? wordColumn : cellColumn;
    const [only] = one.amounts.size === 1 ? one.amounts.values() : [];
    return (column === null ? only : one.amounts.get(column)) ?? null;
  };
  const taken = new Set<string>();
  return placed
    .filter(({ row }) => /\d/.test(numeral(row.line)))
    .map((one): StatementLine => {
      const { row, place } = one;
      const amount = amountOf(one);
      const some = place?.found ?? [];
      const free = some.filter(({ id }) => !taken.has(id));
      const order = free.find((each) => hasAmount(each, amount)) ?? free[0];
      const read = { line: row.line, amount };
      if (!order)
        return { ...read, kind: some[0] ? 'duplicate' : 'unknown', order: some[0] ?? null };
      taken.add(order.id);
      return { ...read, kind: isReturned(row) ? 'returned' : kindOf(order, amount), order };
    });
}

function kindOf(order: StoredOrder, amount: number | null): LineKind {
  const { isPaid, refunded } = paymentOf(order);
  // money that came at the door as well is not at home in the order's
  if (order.paid_at !== null) return 'not-due';
  if (isPaid) return refunded === 'whole' ? 'refunded' : 'collected';
  if (order.status === 'cancelled') return 'cancelled';
  // the courier may have it before the merchant says that it was sent
  if (!isCollectable(order)) return 'not-due';
  return hasAmount(order, amount) ? 'match' : 'differs';
}
