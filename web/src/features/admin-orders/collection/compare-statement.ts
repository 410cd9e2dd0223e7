import { orderSchema } from '@ghar/domain/order/order';
import { codeToken } from '@ghar/domain/order/order-search';
import { SENT_STATUSES } from '@ghar/domain/order/status';
import { ordersFound, ordersMatching, ordersOfNumber } from '@ghar/domain/queries';
import type { StoredOrder } from '../../../components/admin/stored-order.ts';
import { fetchDocuments } from '../../../firebase/fetch-documents.ts';
import { readStatement, unknownNumbers, type StatementLine } from './courier-statement.ts';
import { rowsOf } from './statement-rows.ts';

/** Numbers in one query, by Firestore. */
const AT_ONCE = 30;

const withCouriers = async (): Promise<readonly StoredOrder[]> =>
  (
    await Promise.all(
      SENT_STATUSES.map((status) =>
        fetchDocuments(
          ordersMatching({ status, payment_status: 'pending', payment_method: 'cash' }),
          orderSchema,
        ),
      ),
    )
  ).flat();

const chunks = <One>(all: readonly One[], size: number): readonly One[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  );

/** The orders of {@link unknownNumbers}, and perhaps others. A tracking number is found however it is spaced. */
async function named({ tracking, order }: ReturnType<typeof unknownNumbers>) {
  const tokens = [...new Set(tracking.map(codeToken))];
  const queries = [
    ...chunks(tokens, AT_ONCE).map((some) => ordersFound(some, {})),
    ...chunks(order, AT_ONCE).map(ordersOfNumber),
  ];
  const found = await Promise.all(queries.map((query) => fetchDocuments(query, orderSchema)));
  return new Map(found.flat().map((one) => [one.id, one])).values();
}

/**
 * Compares a courier's statement with the shop. Reads the orders that couriers have, and of the others those that the
 * statement names. @throws FirebaseError, UnreadableError.
 */
export async function compareStatement(text: string): Promise<readonly StatementLine[]> {
  const rows = rowsOf(text);
  const open = await withCouriers();
  return readStatement(rows, [...open, ...(await named(unknownNumbers(rows, open)))]);
}
