import type { Order } from '@ghar/domain/order';
import { orderPath } from '@ghar/domain/paths';
import type { Firestore } from 'firebase-admin/firestore';
import { fieldsOf } from '../../functions/src/adapters/firestore-fields.ts';
import type { AnnouncedChange } from '../../functions/src/handlers/record-order-change.ts';
import { randomOf } from '../seed/random.ts';
import type { Backend } from './backend.ts';
import type { World } from './world.ts';

/** Whoever looks after the orders in the panel. */
export type Merchant = {
  /** Changes one of these orders as the panel does. */
  change(orderId: string): Promise<void>;
  /** Has what was kept back announced. */
  announceLate(): void;
};

type Change = Partial<Pick<Order, 'status' | 'payment_status'>>;

/** What the merchant makes of an order, mostly a cancellation; null where there is nothing to do. */
const fail = ({ payment_status }: Order): Change | null =>
  payment_status === 'pending' ? { payment_status: 'failed' } : null;
const CHANGES: readonly ((order: Order) => Change | null)[] = [
  ({ status }) => (status === 'cancelled' ? { status: 'pending' } : { status: 'cancelled' }),
  ({ status }) => (status === 'cancelled' ? { status: 'confirmed' } : { status: 'cancelled' }),
  ({ status }) => (status === 'shipped' ? { status: 'confirmed' } : { status: 'shipped' }),
  fail,
  fail,
];

export function createMerchant(world: World, backend: Backend): Merchant {
  const random = randomOf(`${world.seed} merchant`);
  const { db, turns } = world;
  let late: AnnouncedChange[] = [];
  let changes = 0;

  /** Announces a change as the database does: until it was taken, perhaps twice. */
  function announce(change: AnnouncedChange): void {
    for (let copy = random.pick([1, 1, 1, 2]); copy > 0; copy--)
      turns.start(async () => {
        for (let attempt = 1; ; attempt++) {
          const run = `${change.id} copy ${copy} try ${attempt}`;
          if ((await backend.recordOrderChange(run, change)).kind === 'answered') return;
        }
      });
  }

  return {
    async change(orderId) {
      const id = `merchant-${changes++}`;
      const fields = random.pick(CHANGES);
      const isLate = random.between(1, 3) === 1;
      const change = await turns.take(() =>
        changeOrder(db, orderId, (order) => {
          const made = fields(order);
          return made && { ...made, updated_at: world.clock(), updated_by: 'merchant' };
        }),
      );
      world.tell(`${id}: ${orderId} ${JSON.stringify(change && fields(change.before))}`);
      if (change === null) return;
      if (isLate) late.push({ id, orderId, ...change });
      else announce({ id, orderId, ...change });
    },
    announceLate() {
      for (const change of late) announce(change);
      late = [];
    },
  };
}

/** Changes an order from the panel; answers it as it was and as it is. */
async function changeOrder(
  db: Firestore,
  orderId: string,
  fields: (order: Order) => Partial<Order> | null,
): Promise<{ before: Order; after: Order } | null> {
  const ref = db.doc(orderPath(orderId));
  const before = fieldsOf((await ref.get()).data()!) as Order;
  const change = fields(before);
  if (!change) return null;
  await ref.update(change);
  return { before, after: { ...before, ...change } };
}
