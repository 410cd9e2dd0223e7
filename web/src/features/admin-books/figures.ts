import { sumDirhams } from '@ghar/domain/money/money';
import {
  creditNotesIssued,
  fees,
  handPayments,
  invoicesIssued,
  ordersMatching,
  refundsMade,
  sales,
  type OrderTime,
} from '@ghar/domain/queries';
import { ORDER_STATUSES, type OrderStatus } from '@ghar/domain/order/status';
import type { Amounts } from '../../components/admin/waiting-counts.ts';
import { readOwed } from '../../components/admin/waiting-readings.ts';
import { countAndSumOf, countOf } from '../../firebase/aggregates.ts';

/** Documents of a series in a period, with their sum and the tax in it, in dirhams. */
type Taxed = Amounts & { readonly vat: number };

/** What the books of a period have, in dirhams. */
export type BooksFigures = {
  readonly byCard: Amounts;
  readonly byHand: Amounts;
  /** Payments by hand that were taken back. */
  readonly undone: Amounts;
  readonly returned: Amounts;
  readonly fees: Amounts;
  readonly invoices: Taxed;
  readonly creditNotes: Taxed;
  /** Now, whatever the period. */
  readonly owed: number;
  /** Placed in the period, by their status now. */
  readonly orders: Readonly<Record<OrderStatus, number>>;
};

/** Reads a period's figures; the database sums, so it costs the same for any number of orders. @throws FirebaseError */
export async function readFigures(time: OrderTime): Promise<BooksFigures> {
  const [byCard, byHand, undone, returned, charged, total, vat, credited, creditedVat, owed] =
    await Promise.all([
      countAndSumOf(sales(time)),
      countAndSumOf(handPayments('received', time)),
      countAndSumOf(handPayments('undone', time)),
      countAndSumOf(refundsMade(time)),
      countAndSumOf(fees(time)),
      countAndSumOf(invoicesIssued(time, 'total')),
      countAndSumOf(invoicesIssued(time, 'vat')),
      countAndSumOf(creditNotesIssued(time, 'amount')),
      countAndSumOf(creditNotesIssued(time, 'vat')),
      readOwed(),
    ]);
  const orders = await Promise.all(
    ORDER_STATUSES.map(
      async (status) => [status, await countOf(ordersMatching({ status, ...time }))] as const,
    ),
  );
  return {
    byCard,
    byHand,
    undone,
    returned,
    fees: charged,
    invoices: { ...total, vat: vat.sum },
    creditNotes: { ...credited, vat: creditedVat.sum },
    owed,
    orders: Object.fromEntries(orders) as Record<OrderStatus, number>,
  };
}

/** The period's results, in dirhams. */
export function summariseBooks(figures: BooksFigures) {
  const { byCard, byHand, undone, returned, fees: charged, invoices, creditNotes } = figures;
  const sold = sumDirhams([byCard.sum, byHand.sum, -undone.sum]);
  return {
    sales: sold,
    net: sumDirhams([sold, -returned.sum, -charged.sum]),
    vat: sumDirhams([invoices.vat, -creditNotes.vat]),
  };
}
