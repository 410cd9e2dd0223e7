import { orderSchema } from '@ghar/domain/order';
import * as logger from 'firebase-functions/logger';
import * as v from 'valibot';
import { followAdminChange, type AdminFields } from '../orders/admin-change.ts';
import type { Clock, OrderStore } from '../orders/order-store.ts';

const adminFieldsSchema = v.pick(orderSchema, [
  'status',
  'payment_status',
  'merchant_note',
  'tracking_number',
  'updated_by',
  'updated_at',
]);

/** An order as the database announces it: its fields before and after a change, with times as `Date`s. */
export type AnnouncedChange = {
  readonly id: string;
  readonly orderId: string;
  readonly before: unknown;
  readonly after: unknown;
};

/** Takes the database's announcement of a changed order, which may come more than once. */
export async function recordOrderChange(
  { id, orderId, before, after }: AnnouncedChange,
  ports: { readonly store: OrderStore; readonly clock: Clock },
): Promise<void> {
  const read = (fields: unknown): AdminFields | null => {
    const result = v.safeParse(adminFieldsSchema, fields);
    return result.success ? result.output : null;
  };
  const [earlier, later] = [read(before), read(after)];
  // it will not be readable when it is announced again
  if (!earlier || !later)
    return logger.error('changed order cannot be read', { order_id: orderId });
  const { isShort } = await followAdminChange(
    { id, orderId, before: earlier, after: later },
    ports,
  );
  if (isShort) logger.error('order needs a person', { order_id: orderId, alarm: 'stock-short' });
}
