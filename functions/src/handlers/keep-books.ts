import { orderSchema } from '@ghar/domain/order/order';
import { may } from '@ghar/domain/order/may';
import { MONEY_FIELDS } from '@ghar/domain/order/payment-of';
import * as v from 'valibot';
import { follow } from '../log.ts';
import { issueCreditNotes } from '../orders/issue-credit-notes.ts';
import { issueInvoice } from '../orders/issue-invoices.ts';
import { reverseInvoice } from '../orders/reverse-invoice.ts';
import type { SettlePorts } from '../orders/shop-store.ts';

const bookedSchema = v.pick(orderSchema, [...MONEY_FIELDS, 'erased_at']);

/**
 * Handles Firestore's event of a changed order (at least once): issues the invoice once it is due, credit notes for its
 * refunds, and one for the invoice of a payment by hand that was undone or of a parcel that was refused. A separate
 * transaction, since payments must not wait for a serial number. One of a parcel that was just sent is left to the
 * schedule (`issueInvoice`).
 */
export async function keepBooks(
  { orderId, after }: { readonly orderId: string; readonly after: unknown },
  ports: SettlePorts,
): Promise<void> {
  follow({ order_id: orderId });
  const order = v.safeParse(bookedSchema, after);
  // logged by the order's own handler
  if (!order.success) return;
  const { invoice } = may(order.output);
  if (invoice === 'issue') await issueInvoice(orderId, ports);
  if (order.output.refunded_amount !== undefined) await issueCreditNotes(orderId, ports);
  if (invoice === 'reverse') await reverseInvoice(orderId, ports);
}
