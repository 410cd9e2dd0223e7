import { orderSchema } from '@ghar/domain/order/order';
import * as v from 'valibot';
import { follow } from '../log.ts';
import { eraseOrder } from '../orders/erase-order.ts';
import type { SettlePorts } from '../orders/shop-store.ts';

const erasedSchema = v.pick(orderSchema, ['erased_at']);

/**
 * Handles Firestore's event of a changed order (at least once): erases personal data that was written around an erased
 * order during or after its erasure.
 */
export async function keepErased(
  { orderId, after }: { readonly orderId: string; readonly after: unknown },
  ports: SettlePorts,
): Promise<void> {
  follow({ order_id: orderId });
  const order = v.safeParse(erasedSchema, after);
  if (order.success && order.output.erased_at !== null) await eraseOrder(orderId, {}, ports);
}
