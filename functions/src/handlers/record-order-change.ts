import { orderSchema } from '@ghar/domain/order/order';
import * as v from 'valibot';
import { follow, log } from '../log.ts';
import {
  ADMIN_FIELDS,
  followAdminChange,
  type AdminChangePorts,
  type AdminFields,
} from '../orders/admin-change.ts';
import { knownAccount } from './known-account.ts';

const adminFieldsSchema = v.pick(orderSchema, ADMIN_FIELDS);

/** An order's fields before and after a change, with `Date`s. */
export type AnnouncedChange = {
  readonly id: string;
  readonly orderId: string;
  readonly before: unknown;
  readonly after: unknown;
};

/** Handles Firestore's event of a changed order (at least once). */
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
  // a retry would not help
  if (!earlier || !later) return log('order-unreadable');
  const recorded = await followAdminChange(
    { id, orderId, before: earlier, after: later },
    { ...ports, accountOf: knownAccount(ports.accountOf) },
  );
  if (recorded.length > 0) log('order-changed', { source: 'panel', outcome: recorded.join(' ') });
}
