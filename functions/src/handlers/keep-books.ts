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
 * Handles Firestore's event of a changed order (at least once): issues the invoice once it is paid, and credit notes
 * for its refunds. A separate transaction, since payments must not wait for a serial number.
 */
export async function keepBooks(
  { orderId, after }: { readonly orderId: string; readonly after: unknown },
  ports: SettlePorts,
): Promise<void> {
  follow({ order_id: orderId });
  const order = v.safeParse(bookedSchema, after);
  // logged by the order's own handler
  if (!order.success) return;
  if (may(order.output).invoice) await issueInvoice(orderId, ports);
  if (order.output.refunded_amount !== undefined) await issueCreditNotes(orderId, ports);
}
