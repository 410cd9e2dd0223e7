import { keepsPieces } from '@ghar/domain/keeps-pieces';
import { sumDirhams } from '@ghar/domain/money';
import type { Order } from '@ghar/domain/order';
import { owedAmount } from '@ghar/domain/owed-amount';
import type { OrderStatus } from '@ghar/domain/status';
import type { Consequences, Money } from '../../i18n/ar/admin-order-changes.ts';

type Changed = Pick<
  Order,
  | 'status'
  | 'payment_status'
  | 'payment_test'
  | 'paid_at'
  | 'total_amount'
  | 'refunded_amount'
  | 'quantity'
  | 'stock_reserved'
>;

const isSent = (status: OrderStatus): boolean => status === 'shipped' || status === 'delivered';

function moneyOf(amounts: readonly number[]): Money {
  const some = amounts.filter((amount) => amount > 0);
  return { count: some.length, sum: sumDirhams(some) };
}

/** What will become of money and stock when all of the orders, none of which is so yet, are set to a status. */
export function consequencesOf(orders: readonly Changed[], to: OrderStatus): Consequences {
  const changes = orders.map((before) => ({ before, after: { ...before, status: to } }));
  const piecesOf = (moved: readonly Changed[]): number =>
    moved.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    count: orders.length,
    to,
    owed: moneyOf(changes.map(({ before, after }) => owedAmount(after) - owedAmount(before))),
    kept: moneyOf(changes.map(({ before, after }) => owedAmount(before) - owedAmount(after))),
    unpaid: moneyOf(
      orders
        .filter(
          ({ status, payment_status: paid }) => paid !== 'paid' && !isSent(status) && isSent(to),
        )
        .map(({ total_amount }) => total_amount),
    ),
    piecesBack: piecesOf(
      changes
        .filter(({ before, after }) => before.stock_reserved && !keepsPieces(after))
        .map(({ before }) => before),
    ),
    piecesTaken: piecesOf(
      changes
        .filter(({ before, after }) => !before.stock_reserved && keepsPieces(after))
        .map(({ before }) => before),
    ),
  };
}

/** True iff money is at stake: even a change of one order is asked about first. */
export const isGrave = ({ owed, unpaid }: Consequences): boolean => owed.count + unpaid.count > 0;
