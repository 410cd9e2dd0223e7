import type { RefundRequest } from '@ghar/domain/callables';
import { dirhamsFromFils, fils, filsFromDirhams } from '@ghar/domain/money/money';
import type { Order } from '@ghar/domain/order/order';
import { paymentOf } from '@ghar/domain/order/payment-of';
import { COLLECTIONS, orderPath } from '@ghar/domain/paths';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '@ghar/domain/order/status';
import type { Firestore } from 'firebase-admin/firestore';
import { fieldsOf } from '../../../functions/src/adapters/firestore-fields.ts';
import type { AnnouncedChange } from '../../../functions/src/handlers/record-order-change.ts';
import { randomOf, weighted, type Random } from '../../seed/random.ts';
import { MERCHANT, type Backend } from './backend.ts';
import type { Environment } from './environment.ts';
import { retried, trigger } from './retried.ts';

type Move = (order: Order, random: Random) => Partial<Order> | null;

const fail: Move = ({ payment_status }) =>
  payment_status === 'pending' ? { payment_status: 'failed' } : null;
/** Reverts a change that contradicts the provider. */
const putBack: Move = (order) => {
  const { contradiction } = paymentOf(order);
  return contradiction && { payment_status: 'paid', payment_needs_review: false };
};
/** Sets a payment status that contradicts the provider. */
const contradict: Move = ({ paid_at }, random) => ({
  payment_status: paid_at === null ? 'paid' : random.pick(['pending', 'failed']),
});
const review: Move = (order) =>
  order.payment_needs_review ? { payment_needs_review: false } : null;

const ship: Move = ({ status, payment_status }, random) =>
  status === 'confirmed' && payment_status === 'paid'
    ? { status: 'shipped', tracking_number: random.pick([null, 'AE-1', 'AE-2']) }
    : null;

/** Confirms a cash order by phone, sends it, and what follows at the door. */
const deliverCash: Move = (order, random) => {
  const { state, toCollect, isComingBack } = paymentOf(order);
  if (isComingBack) return { returned_at: order.updated_at };
  if (state !== 'on-delivery') return null;
  if (order.status === 'pending') return { status: 'confirmed' };
  if (toCollect === 0) return order.status === 'confirmed' ? { status: 'shipped' } : null;
  return random.pick<Partial<Order>>([
    { status: 'delivered' },
    { payment_status: 'paid' },
    { status: 'delivered', payment_status: 'paid' },
    { status: 'cancelled' },
  ]);
};

const REFUNDS = weighted({
  whole: 2,
  part: 2,
  again: 1,
  'same key at once': 1,
  'two at once': 1,
});

/** The panel's changes, weighted by repetition; null if not applicable. */
const MOVES: readonly Move[] = [
  ({ status }) => (status === 'cancelled' ? { status: 'pending' } : { status: 'cancelled' }),
  ({ status }) => (status === 'cancelled' ? { status: 'confirmed' } : { status: 'cancelled' }),
  ({ status }) => (status === 'shipped' ? { status: 'confirmed' } : { status: 'shipped' }),
  fail,
  fail,
  (_, random) => ({ status: random.pick(ORDER_STATUSES) }),
  (_, random) => ({ payment_status: random.pick(PAYMENT_STATUSES) }),
  (_, random) => ({ payment_status: random.pick(PAYMENT_STATUSES), payment_needs_review: false }),
  contradict,
  contradict,
  putBack,
  putBack,
  review,
  ship,
  ship,
  deliverCash,
  deliverCash,
  deliverCash,
  deliverCash,
  ({ status }) => (status === 'shipped' ? { status: 'delivered' } : null),
  (_, random) => ({ merchant_note: random.pick([null, 'هدية']) }),
  (_, random) => ({
    carrier: random.pick([null, 'aramex']),
    tracking_number: random.pick([null, 'AE-1']),
  }),
];

export function createMerchant(environment: Environment, backend: Backend) {
  const random = randomOf(`${environment.seed} merchant`);
  const { db, scheduler } = environment;
  let late: AnnouncedChange[] = [];
  let changes = 0;
  let refunds = 0;
  let invoices = 0;
  let resends = 0;
  const asked: RefundRequest[] = [];

  const announce = (change: AnnouncedChange): void =>
    trigger(scheduler, random, (copy) =>
      retried(`${change.id} copy ${copy}`, (run) => backend.recordOrderChange(run, change)),
    );

  return {
    async change(orderId: string): Promise<void> {
      const id = `merchant-${changes++}`;
      const move = random.pick(MOVES);
      const isLate = random.between(1, 3) === 1;
      let made: Partial<Order> | null = null;
      const change = await scheduler.run(() =>
        changeOrder(db, orderId, (order) => {
          made = move(order, random);
          return made && { ...made, updated_at: environment.clock(), updated_by: MERCHANT };
        }),
      );
      environment.log(`${id}: ${orderId} ${JSON.stringify(made)}`);
      if (change === null) return;
      const { contradiction } = paymentOf(change.after);
      if (contradiction !== null && contradiction !== paymentOf(change.before).contradiction)
        environment.contradictions.set(orderId, [
          ...(environment.contradictions.get(orderId) ?? []),
          id,
        ]);
      if (isLate) late.push({ id, orderId, ...change });
      else announce({ id, orderId, ...change });
    },
    async refund(orderIds: readonly string[]): Promise<void> {
      const name = `merchant-refund-${refunds++}`;
      const order = await scheduler.run(() => paidOrder(db, orderIds, random));
      if (!order) return;
      const { id, total_amount: total } = order;
      const way = paymentOf(order).wayBack;
      const kind = random.pick(REFUNDS);
      const part = fils(random.between(1, filsFromDirhams(total)));
      const fresh = (amount: number): RefundRequest => ({
        order_id_param: id,
        refundKey: random.uuid(),
        amount,
        reason: '',
        restock: random.between(0, 1) === 1,
        cancel: random.between(0, 3) === 0,
        ...(way !== null && random.between(0, 1) === 1 && { way }),
      });
      const known = kind === 'again' ? asked.findLast((one) => one.order_id_param === id) : null;
      const request = known ?? fresh(kind === 'part' ? dirhamsFromFils(part) : total);
      const other = kind === 'two at once' ? fresh(dirhamsFromFils(part)) : request;
      const requests = kind.endsWith('at once') ? [request, other] : [request];
      asked.push(request, other);
      for (const { refundKey } of requests) environment.askedRefunds.add(refundKey);
      environment.log(`${name}: ${kind} ${JSON.stringify(requests)}`);
      await Promise.all(
        requests.map((one, index) => backend.refundOrder(`${name} ask ${index}`, one)),
      );
    },
    async invoice(orderIds: readonly string[]): Promise<void> {
      const order = await scheduler.run(() => paidOrder(db, orderIds, random));
      if (order) await backend.issueInvoice(`merchant-invoice-${invoices++} ${order.id}`, order.id);
    },
    async resend(): Promise<void> {
      const id = await scheduler.run(async () => {
        const failed = db.collection(COLLECTIONS.messages).where('state', 'in', RESENDABLE);
        const ids = (await failed.get()).docs.map((message) => message.id).toSorted();
        return ids.length === 0 ? null : random.pick(ids);
      });
      if (id === null) return;
      environment.resends.set(id, (environment.resends.get(id) ?? 0) + 1);
      environment.log(`merchant: sends ${id} again`);
      await backend.resendMessage(`merchant-resend-${resends++} ${id}`, id);
    },
    announceLate(): void {
      for (const change of late) announce(change);
      late = [];
    },
  };
}

const RESENDABLE = ['failed', 'doubtful'];

/** An order that was paid, also by hand; null if there is none. */
async function paidOrder(
  db: Firestore,
  orderIds: readonly string[],
  random: Random,
): Promise<(Order & { readonly id: string }) | null> {
  const all = await Promise.all(orderIds.map((id) => db.doc(orderPath(id)).get()));
  const orders = all.map((one) => ({ ...(fieldsOf(one.data()!) as Order), id: one.id }));
  const paid = orders.filter((order) => paymentOf(order).wasPaid);
  return paid.length === 0 ? null : random.pick(paid);
}

/** Changes an order as the panel does; returns it before and after. */
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
