import { orderSchema } from '@ghar/domain/order';
import * as v from 'valibot';
import { follow, log } from '../log.ts';
import {
  followAdminChange,
  type AdminChangePorts,
  type AdminFields,
  type EmailOf,
} from '../orders/admin-change.ts';

const adminFieldsSchema = v.pick(orderSchema, [
  'status',
  'payment_status',
  'payment_needs_review',
  'paid_at',
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
  ports: AdminChangePorts,
): Promise<void> {
  follow({ order_id: orderId });
  const read = (fields: unknown): AdminFields | null => {
    const result = v.safeParse(adminFieldsSchema, fields);
    return result.success ? result.output : null;
  };
  const [earlier, later] = [read(before), read(after)];
  // it will not be readable when it is announced again
  if (!earlier || !later) return log('order-unreadable');
  const recorded = await followAdminChange(
    { id, orderId, before: earlier, after: later },
    { ...ports, emailOf: orNone(ports.emailOf) },
  );
  if (recorded.length > 0) log('order-changed', { source: 'panel', outcome: recorded.join(' ') });
}

/** History and stock do not wait for a name: where it cannot be looked up, there is none. */
const orNone =
  (emailOf: EmailOf): EmailOf =>
  async (uid) => {
    try {
      return await emailOf(uid);
    } catch (error) {
      log('admin-without-email', { error });
      return null;
    }
  };
