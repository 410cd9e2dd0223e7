import { orderSchema } from '@ghar/domain/order/order';
import { SENT_STATUSES } from '@ghar/domain/order/status';
import { ordersMatching, ordersOfTracking } from '@ghar/domain/queries';
import type { StoredOrder } from '../../../components/admin/stored-order.ts';
import { fetchDocuments } from '../../../firebase/fetch-documents.ts';
import { readStatement, rowsOf, unknownNumbers, type StatementLine } from './courier-statement.ts';

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

/**
 * Compares a courier's statement with the shop. Reads the orders that couriers have, and of the others those that the
 * statement names. @throws FirebaseError, UnreadableError.
 */
export async function compareStatement(text: string): Promise<readonly StatementLine[]> {
  const rows = rowsOf(text);
  const open = await withCouriers();
  const others = await Promise.all(
    chunks(unknownNumbers(rows, open), AT_ONCE).map((numbers) =>
      fetchDocuments(ordersOfTracking(numbers), orderSchema),
    ),
  );
  return readStatement(rows, [...open, ...others.flat()]);
}
