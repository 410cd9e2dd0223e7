import { sumDirhams } from '@ghar/domain/money/money';
import { ordersMatching, ordersOnDelivery, type OrderTime } from '@ghar/domain/queries';
import { ORDER_STATUSES, SENT_STATUSES, type OrderStatus } from '@ghar/domain/order/status';
import type { Amounts } from '../../components/admin/waiting-counts.ts';
import { readOwed } from '../../components/admin/waiting-readings.ts';
import { countAndSumOf, countOf, readEach } from '../../firebase/aggregates.ts';
import { SUMMED } from './summed.ts';

/** Documents of a series in a period, with their sum and the tax in it, in dirhams. */
type Taxed = Amounts & { readonly vat: number };

/** What the books of a period have, in dirhams. */
export type BooksFigures = {
  readonly byCard: Amounts;
  /** Outside the provider, with {@link BooksFigures.cash}. */
  readonly byHand: Amounts;
  /** Cash on delivery that was collected. */
  readonly cash: Amounts;
  /** Payments by hand that were taken back. */
  readonly undone: Amounts;
  readonly returned: Amounts;
  readonly fees: Amounts;
  readonly invoices: Taxed;
  readonly creditNotes: Taxed;
  /** Now, whatever the period. */
  readonly owed: number;
  /** Cash orders that were sent and not collected; now, whatever the period. */
  readonly withCouriers: Amounts;
  /** Placed in the period, by their status now. */
  readonly orders: Readonly<Record<OrderStatus, number>>;
};

const NAMES = Object.keys(SUMMED) as (keyof typeof SUMMED)[];

/** Reads a period's figures; the database sums, so it costs the same for any number of orders. @throws FirebaseError */
export async function readFigures(time: OrderTime): Promise<BooksFigures> {
  const [summed, owed, withCouriers, orders] = await Promise.all([
    readEach(NAMES, (name) => countAndSumOf(SUMMED[name](time))),
    readOwed(),
    countAndSumOf(ordersOnDelivery(SENT_STATUSES)),
    readEach(ORDER_STATUSES, (status) => countOf(ordersMatching({ status, ...time }))),
  ]);
  const { invoiceVat, creditNoteVat, ...amounts } = summed;
  return {
    ...amounts,
    invoices: { ...amounts.invoices, vat: invoiceVat.sum },
    creditNotes: { ...amounts.creditNotes, vat: creditNoteVat.sum },
    owed,
    withCouriers,
    orders,
  };
}

/** The period's results, in dirhams. */
export function summariseBooks(figures: BooksFigures) {
  const { byCard, byHand, undone, cash, returned, fees: charged, invoices, creditNotes } = figures;
  const sold = sumDirhams([byCard.sum, byHand.sum, -undone.sum]);
  return {
    sales: sold,
    /** Paid neither at the provider nor on delivery. */
    otherwise: {
      count: byHand.count - cash.count,
      sum: sumDirhams([byHand.sum, -cash.sum]),
    },
    net: sumDirhams([sold, -returned.sum, -charged.sum]),
    vat: sumDirhams([invoices.vat, -creditNotes.vat]),
  };
}
