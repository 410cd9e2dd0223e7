import type { Firestore } from 'firebase-admin/firestore';
import { counterSchema, invoiceSchema } from '@ghar/domain/money/invoice';
import { counterPath, creditNotePath, invoicePath } from '@ghar/domain/paths';
import {
  cashToInvoice,
  invoicesOfOrder,
  ordersToInvoice,
  sentToInvoice,
} from '@ghar/domain/queries';
import type { BooksTransaction } from '../orders/books-store.ts';
import { read, readAll } from './firestore-documents.ts';
import { asFound } from './firestore-orders.ts';
import { queryOf } from './firestore-query.ts';
import { readSeller } from './firestore-settings.ts';
import type { OptimisticWrites } from './optimistic-writes.ts';

export const booksTransaction = (db: Firestore, tx: OptimisticWrites): BooksTransaction => ({
  async ordersToInvoice(most) {
    const queries = [ordersToInvoice(), cashToInvoice(), sentToInvoice()];
    const found = queries.map((query) => tx.all(queryOf(db, query).limit(most)));
    return (await Promise.all(found)).flat().slice(0, most).map(asFound);
  },
  seller: () => readSeller(db),
  invoicesOf: async (orderId) =>
    readAll(invoiceSchema, await tx.all(queryOf(db, invoicesOfOrder(orderId)))).map(
      ({ id, ...invoice }) => ({ ...invoice, number: Number(id) }),
    ),
  lastNumber: async (series) =>
    read(counterSchema, await tx.get(db.doc(counterPath(series))))?.last ?? 0,
  createInvoice: (number, invoice) => tx.create(db.doc(invoicePath(number)), invoice),
  createCreditNote: (number, note) => tx.create(db.doc(creditNotePath(number)), note),
  setCredited: (number, credited) => tx.update(db.doc(invoicePath(number)), { credited }),
  setLastNumber: (series, last) => tx.put(db.doc(counterPath(series)), { last }),
});
