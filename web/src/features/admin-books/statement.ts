import { ORDER_STATUSES } from '@ghar/domain/order/status';
import type { PanelTexts } from '../../i18n/panel-texts.ts';
import type { useTexts } from '../../i18n/store-texts.ts';
import { summariseBooks, type BooksFigures } from './figures.ts';
import { periodQuery, type Period } from './period.ts';

type Formats = ReturnType<typeof useTexts>['formats'];

/** A line of the books: a figure and what it is made of. */
export type Line = {
  readonly name: string;
  readonly notes: readonly string[];
  readonly figure: string;
  readonly isResult?: true;
  /** The orders behind it. */
  readonly to?: string;
};
export type Section = {
  readonly heading: string;
  readonly note?: string;
  readonly lines: readonly Line[];
};

/** The sections of a period's books, for screen and paper. */
export function statementOf(
  figures: BooksFigures,
  period: Period,
  { books: texts, orderStatuses }: Pick<PanelTexts, 'books' | 'orderStatuses'>,
  { charge, exactCharge, number }: Pick<Formats, 'charge' | 'exactCharge' | 'number'>,
): readonly [money: Section, vat: Section, orders: Section] {
  const {
    byCard,
    undone,
    cash,
    returned,
    fees,
    invoices,
    creditNotes,
    owed,
    withCouriers,
    orders,
  } = figures;
  const { sales, net, vat, otherwise } = summariseBooks(figures);
  const minus = (amount: number): string => exactCharge(amount === 0 ? 0 : -amount);
  return [
    {
      heading: texts.money,
      lines: [
        {
          name: texts.sales,
          notes: [
            texts.byCard(charge(byCard.sum), byCard.count),
            ...(cash.count > 0 ? [texts.cash(charge(cash.sum), cash.count)] : []),
            ...(otherwise.count > 0 ? [texts.byHand(charge(otherwise.sum), otherwise.count)] : []),
            ...(undone.count > 0 ? [texts.undone(charge(-undone.sum))] : []),
          ],
          figure: exactCharge(sales),
        },
        {
          name: texts.returned,
          notes: [texts.returnedNote(returned.count)],
          figure: minus(returned.sum),
        },
        { name: texts.fees, notes: [texts.feesNote(fees.count)], figure: minus(fees.sum) },
        { name: texts.net, notes: [texts.netNote], figure: exactCharge(net), isResult: true },
      ],
    },
    {
      heading: texts.vat,
      lines: [
        {
          name: texts.invoices,
          notes: [texts.invoicesNote(invoices.count, charge(invoices.sum))],
          figure: exactCharge(invoices.vat),
        },
        {
          name: texts.creditNotes,
          notes: [texts.creditNotesNote(creditNotes.count, charge(creditNotes.sum))],
          figure: minus(creditNotes.vat),
        },
        { name: texts.vatDue, notes: [texts.vatDueNote], figure: exactCharge(vat), isResult: true },
      ],
    },
    {
      heading: texts.orders,
      note: texts.ordersNote,
      lines: [
        ...ORDER_STATUSES.map((status) => ({
          name: orderStatuses[status],
          notes: [],
          figure: number(orders[status]),
          to: `/admin/orders${periodQuery(period)}&status=${status}`,
        })),
        {
          name: texts.owed,
          notes: [texts.owedNote],
          figure: exactCharge(owed),
          to: '/admin/orders?payment=owed&sort=oldest',
        },
        ...(withCouriers.count > 0
          ? [
              {
                name: texts.withCouriers,
                notes: [texts.withCouriersNote(withCouriers.count)],
                figure: exactCharge(withCouriers.sum),
                to: '/admin/orders?payment=to-collect&sort=oldest',
              },
            ]
          : []),
      ],
    },
  ];
}
