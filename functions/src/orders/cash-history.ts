import { paymentOf } from '@ghar/domain/order/payment-of';
import type { OrderingPorts } from './open-payment.ts';

/** What the shop knows of a phone that wants to pay in cash. */
export type CashHistory = {
  /** True iff the settings let it: any phone, or one that has paid an order before. */
  readonly isAccepted: boolean;
};

/** Reads a phone's history, before the order's transaction: it may have many orders. */
export async function readCashHistory(
  phone: string,
  { store, cash }: Pick<OrderingPorts, 'store' | 'cash'>,
): Promise<CashHistory> {
  const { first_orders } = await cash();
  return { isAccepted: first_orders || (await hasPaid(phone, store)) };
}

async function hasPaid(phone: string, store: OrderingPorts['store']): Promise<boolean> {
  for await (const page of store.ordersOfPhone(phone))
    if (page.some(({ read }) => paymentOf(read()).wasPaid)) return true;
  return false;
}
