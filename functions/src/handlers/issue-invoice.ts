import type { OrderRequest } from '@ghar/domain/callables';
import { serialNumber } from '@ghar/domain/money/invoice';
import { follow } from '../log.ts';
import { issueRequestedInvoice } from '../orders/issue-invoices.ts';
import type { SettlePorts } from '../orders/shop-store.ts';
import type { Caller } from './answer.ts';
import { callingAdmin, type AdminPorts } from './calling-admin.ts';

/** Issues the invoice of an order that was paid by hand, for an admin; a repeat returns the same. */
export async function issueInvoice(
  { order_id_param: orderId }: OrderRequest,
  caller: Caller,
  ports: SettlePorts & AdminPorts,
): Promise<{ readonly invoice_number: string }> {
  const admin = await callingAdmin(caller, ports);
  follow({ order_id: orderId });
  const number = await issueRequestedInvoice(orderId, admin, ports);
  return { invoice_number: serialNumber('invoices', number) };
}
