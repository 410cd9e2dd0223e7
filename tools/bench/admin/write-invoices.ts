import { creditNoteOf, invoiceOf } from '@ghar/domain/money/invoice';
import { creditNotePath, invoicePath } from '@ghar/domain/paths';
import type { Firestore } from 'firebase-admin/firestore';
import { ordersOfShop } from '../../seed/orders.ts';
import { later, SEEDED_AT } from '../../seed/seeded-at.ts';

const SELLER = {
  legal_name: 'Ghar',
  address: 'Dubai',
  licence: '1',
  tax_number: '100123456700003',
  country: 'ae',
} as const;
/** Each tenth invoice has a credit note. */
const CREDITED = 10;

/** Writes an invoice for each paid order of such a shop, as if the seed's time were now; the triggers do not run for them. */
export async function writeInvoices(db: Firestore, count: number): Promise<void> {
  const passed = Date.now() - SEEDED_AT.getTime();
  const writer = db.bulkWriter({ throttling: false });
  const paid = ordersOfShop(count).filter(
    ({ order }) => order.paid_at !== null && !order.payment_test,
  );
  for (const [index, { id, order }] of paid.entries()) {
    const number = index + 1;
    const invoice = invoiceOf({ ...order, id }, SELLER, later(order.paid_at!, passed));
    const note =
      number % CREDITED === 0
        ? creditNoteOf({ ...invoice, number }, { id, amount: 100 }, invoice.issued_at)
        : null;
    void writer.set(db.doc(invoicePath(number)), { ...invoice, credited: note?.amount ?? 0 });
    if (note) void writer.set(db.doc(creditNotePath(number / CREDITED)), note);
  }
  await writer.close();
}
