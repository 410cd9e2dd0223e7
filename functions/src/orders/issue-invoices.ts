import { DomainError } from '@ghar/domain/error-code';
import { invoiceOf, serialNumber } from '@ghar/domain/money/invoice';
import { sumDirhams } from '@ghar/domain/money/money';
import { may } from '@ghar/domain/order/may';
import { paymentOf } from '@ghar/domain/order/payment-of';
import { log } from '../log.ts';
import { CORRECTION_TIME_MS } from '../messages/customer-message-rules.ts';
import { actorOf, type Admin } from './admin.ts';
import { logIssuedNumbers, withSerials, type IssuedNumber } from './issued-numbers.ts';
import type { BooksTransaction } from './books-store.ts';
import type { FoundOrder, OrderTransaction, StoredOrder } from './order-store.ts';
import type { SettlePorts, ShopStore } from './shop-store.ts';

/** Maximum invoices per commit. */
export const MAX_INVOICES = 50;

/** The last queued work per store. */
const turns = new WeakMap<ShopStore, Promise<unknown>>();

/** Serialises work in this process: concurrent commits would collide on the next number. */
function inTurn<Result>(store: ShopStore, work: () => Promise<Result>): Promise<Result> {
  const done = (turns.get(store) ?? Promise.resolve()).then(work);
  turns.set(
    store,
    done.catch(() => null),
  );
  return done;
}

/**
 * Issues an order's invoice if due: the next number of the series, with the seller's current data. The same commit
 * takes other waiting orders along, so that a rush of payments needs few commits. Idempotent; numbers have no gaps or
 * duplicates.
 * @throws DomainError `busy`.
 */
export async function issueInvoice(orderId: string, { store, clock }: SettlePorts): Promise<void> {
  const issued = await inTurn(store, () =>
    store.transaction(async (tx) => {
      const order = await tx.order(orderId);
      const now = clock();
      if (!order || !isDue(order, now)) return [];
      const others = (await dueOrders(tx, now)).filter(({ id }) => id !== orderId);
      return issueNumbers(tx, [order, ...others].slice(0, MAX_INVOICES), now);
    }),
  );
  logIssuedNumbers('invoices', issued);
}

/**
 * Issues the invoice that an admin asks for, unless the order has one.
 * @returns its number.
 * @throws DomainError `order-not-found`, `invoice-unpaid`, `busy`.
 */
export async function issueRequestedInvoice(
  orderId: string,
  admin: Admin,
  { store, clock }: SettlePorts,
): Promise<number> {
  const { number, issued } = await inTurn(store, () =>
    store.transaction(async (tx) => {
      const order = await tx.order(orderId);
      if (!order) throw new DomainError('order-not-found');
      const { isPaid, isTest } = paymentOf(order);
      if (!isPaid || isTest) throw new DomainError('invoice-unpaid', { order_id: orderId });
      if (order.invoice_number !== null) return { number: order.invoice_number, issued: [] };
      const issued = await issueNumbers(tx, [order], clock());
      const { number } = issued[0]!;
      const to = serialNumber('invoices', number);
      tx.addEvent(orderId, { type: 'invoice-issued', to, ...actorOf(admin) });
      return { number, issued };
    }),
  );
  logIssuedNumbers('invoices', issued);
  return number;
}

/** Issues all waiting invoices: of parcels sent a while ago, and in case a process died before it did. */
export async function issueWaitingInvoices({ store, clock }: SettlePorts): Promise<void> {
  for (;;) {
    const issued = await inTurn(store, () =>
      store.transaction(async (tx) => {
        const now = clock();
        return issueNumbers(tx, await dueOrders(tx, now), now);
      }),
    );
    logIssuedNumbers('invoices', issued);
    if (issued.length === 0) return;
  }
}

async function issueNumbers(
  tx: OrderTransaction & BooksTransaction,
  orders: readonly StoredOrder[],
  now: Date,
): Promise<IssuedNumber[]> {
  if (orders.length === 0) return [];
  const [last, seller] = await Promise.all([tx.lastNumber('invoices'), tx.seller()]);
  const byPayment = orders.toSorted((one, other) => paidAt(one) - paidAt(other));
  const issued = byPayment.map((order, index) => {
    const number = last + index + 1;
    const invoice = invoiceOf(order, seller, now);
    tx.createInvoice(number, invoice);
    // not a change of its own: the server is not shown as the last editor
    tx.updateOrder(order.id, {
      invoice_number: number,
      ...withSerials(order, [serialNumber('invoices', number)]),
      // a payment by hand before may have an invoice too
      ...(invoice.vat_percent !== null && {
        vat_amount: sumDirhams([order.vat_amount ?? 0, invoice.vat]),
      }),
    });
    return { orderId: order.id, number };
  });
  tx.setLastNumber('invoices', last + issued.length);
  return issued;
}

/** Paid by hand: no `paid_at`. */
const paidAt = ({ paid_at, updated_at }: StoredOrder): number => (paid_at ?? updated_at).getTime();

/** Some of the orders that wait for an invoice; skips malformed ones. */
const dueOrders = async (tx: BooksTransaction, now: Date): Promise<StoredOrder[]> =>
  (await tx.ordersToInvoice(MAX_INVOICES)).flatMap(readable).filter((order) => isDue(order, now));

/** True iff the invoice is due. Of a parcel that is not paid, once the time to take its sending back has passed. */
function isDue(order: StoredOrder, now: Date): boolean {
  const isFinal =
    paymentOf(order).wasPaid ||
    (order.shipped_at !== null && order.shipped_at.getTime() + CORRECTION_TIME_MS <= now.getTime());
  return may(order).invoice === 'issue' && isFinal;
}

function readable({ id, read }: FoundOrder): StoredOrder[] {
  try {
    return [read()];
  } catch {
    log('order-unreadable', { order_id: id });
    return [];
  }
}
