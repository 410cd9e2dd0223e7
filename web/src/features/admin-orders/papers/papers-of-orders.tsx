import { Fragment, type ReactNode } from 'react';
import type { StoredOrder } from '../../../components/admin/stored-order.ts';
import { CreditNotePaper, InvoicePaper } from './invoice-paper.tsx';
import { slipFormat } from '../../../components/admin/slip-format.ts';
import { fetchBooks } from './order-books.ts';
import { PackingSlip } from './printed-papers.tsx';
import { ShippingLabels } from './shipping-labels.tsx';

/** The invoices with their credit notes, or the packing slip. */
export type Paper = 'invoice' | 'slip';

/**
 * The printed sheets of orders, with their invoices.
 * @throws FirebaseError, UnreadableError
 */
export async function papersOf(paper: Paper, orders: readonly StoredOrder[]): Promise<ReactNode> {
  const format = slipFormat();
  if (paper === 'slip')
    return format === 'page' ? (
      orders.map((order) => <PackingSlip key={order.id} order={order} />)
    ) : (
      <ShippingLabels orders={orders} format={format} />
    );
  const books = await Promise.all(orders.map(({ id }) => fetchBooks(id)));
  return orders.flatMap((order, index) => {
    const ofOrder = books[index]!;
    if (ofOrder.length === 0) return [<InvoicePaper key={order.id} order={order} books={null} />];
    return ofOrder.map((one) => (
      <Fragment key={one.invoice.id}>
        <InvoicePaper order={order} books={one} />
        {one.creditNotes.map((note) => (
          <CreditNotePaper key={note.id} order={order} note={note} />
        ))}
      </Fragment>
    ));
  });
}
