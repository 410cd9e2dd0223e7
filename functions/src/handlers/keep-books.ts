import { orderSchema } from '@ghar/domain/order/order';
import { may } from '@ghar/domain/order/may';
import { MONEY_FIELDS } from '@ghar/domain/order/payment-of';
import * as v from 'valibot';
import { follow } from '../log.ts';
import { issueCreditNotes } from '../orders/issue-credit-notes.ts';
import { issueInvoice } from '../orders/issue-invoices.ts';
import type { SettlePorts } from '../orders/shop-store.ts';

const bookedSchema = v.pick(orderSchema, [...MONEY_FIELDS, 'erased_at']);

/**
 * Handles Firestore's event of a changed order, delivered at least once: gives the order its invoice
 * once it is paid, and its refunds their credit notes. A transaction of its own, since no payment
 * may wait for a serial number.
 */
export async function keepBooks(
  { orderId, after }: { readonly orderId: string; readonly after: unknown },
  ports: SettlePorts,
): Promise<void> {
  follow({ order_id: orderId });
  const order = v.safeParse(bookedSchema, after);
  // the order's own handler has logged it
  if (!order.success) return;
  if (may(order.output).invoice) await issueInvoice(orderId, ports);
  const { invoice_number, refunded_amount = 0 } = order.output;
  if (invoice_number !== null && refunded_amount > 0) await issueCreditNotes(orderId, ports);
}
