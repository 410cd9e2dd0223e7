import type { ExportedOrder } from '@ghar/domain/callables';
import {
  creditNotesOfOrder,
  historyOfOrder,
  invoicesOfOrder,
  messagesOfOrder,
  refundsOfOrder,
} from '@ghar/domain/queries';
import type { Query } from '@ghar/domain/queries';
import { orderPath } from '@ghar/domain/paths';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { fieldsOf } from './firestore-fields.ts';
import { queryOf } from './firestore-query.ts';

/** Reads an order and all its documents as stored, with `Date`s; null if there is no such order. */
export const firestoreOrderRecords =
  (db: Firestore) =>
  async (orderId: string): Promise<ExportedOrder | null> => {
    const all = async (query: Query): Promise<DocumentData[]> =>
      (await queryOf(db, query).get()).docs.map((one) => ({ id: one.id, ...fieldsOf(one.data()) }));
    const [order, history, refunds, messages, invoices, creditNotes] = await Promise.all([
      db.doc(orderPath(orderId)).get(),
      all(historyOfOrder(orderId)),
      all(refundsOfOrder(orderId)),
      all(messagesOfOrder(orderId)),
      all(invoicesOfOrder(orderId)),
      all(creditNotesOfOrder(orderId)),
    ]);
    const fields = order.data();
    if (!fields) return null;
    return {
      order: { id: orderId, ...fieldsOf(fields) },
      history,
      refunds,
      messages,
      invoices,
      credit_notes: creditNotes,
    };
  };
