import { paymentOf } from '@ghar/domain/order/payment-of';
import { refusalsOf } from './cash-refusals.ts';
import type { PhoneKeyPorts } from './message-stops.ts';
import type { OrderingPorts } from './open-payment.ts';
import type { FoundOrder } from './order-store.ts';

/** What the shop knows of a phone that wants to pay in cash. */
export type CashHistory = {
  /** True iff the settings let it: any phone, or one that has paid an order before. */
  readonly isAccepted: boolean;
  /** The parcels that its customer has refused at the door. */
  readonly refusals: number;
};

/** Reads a phone's history, before the order's transaction: it may have many orders. */
export async function readCashHistory(
  phone: string,
  { store, cash, ...ports }: Pick<OrderingPorts, 'store' | 'cash'> & PhoneKeyPorts,
): Promise<CashHistory> {
  const [{ first_orders }, refusals] = await Promise.all([
    cash(),
    store.transaction((tx) => refusalsOf(tx, phone, ports)),
  ]);
  return { isAccepted: first_orders || (await hasPaid(phone, store)), refusals };
}

async function hasPaid(phone: string, store: OrderingPorts['store']): Promise<boolean> {
  for await (const page of store.ordersOfPhone(phone)) if (page.some(wasPaid)) return true;
  return false;
}

/** False also for a malformed order. */
function wasPaid({ read }: FoundOrder): boolean {
  try {
    return paymentOf(read()).wasPaid;
  } catch {
    return false;
  }
}
