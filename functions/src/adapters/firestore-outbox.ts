import type { Firestore } from 'firebase-admin/firestore';
import { messageSchema } from '@ghar/domain/messages/message';
import { messageStopSchema } from '@ghar/domain/messages/message-stop';
import { messagePath, messageStopPath, SETTINGS_PATHS } from '@ghar/domain/paths';
import { dueMessages, messagesOfOrder, messagesOfProvider, messagesTo } from '@ghar/domain/queries';
import { privateSettingsSchema } from '@ghar/domain/content/settings';
import * as v from 'valibot';
import { log } from '../log.ts';
import type { OutboxStore, OutboxTransaction } from '../orders/outbox-store.ts';
import { read, readAll } from './firestore-documents.ts';
import { queryOf } from './firestore-query.ts';
import type { OptimisticWrites } from './optimistic-writes.ts';

export const firestoreOutbox = (db: Firestore): OutboxStore => ({
  async dueMessages(channel, now, most) {
    const due = await queryOf(db, dueMessages(channel, now)).limit(most).get();
    return due.docs.map(({ id }) => id);
  },
  async countMessagesTo(recipient, span, most) {
    const found = await queryOf(db, messagesTo(recipient, span)).limit(most).select().get();
    return found.size;
  },
  async messageOfProvider(providerId) {
    const found = await queryOf(db, messagesOfProvider(providerId)).limit(1).get();
    return found.docs[0]?.id ?? null;
  },
});

export const outboxTransaction = (db: Firestore, tx: OptimisticWrites): OutboxTransaction => ({
  messages: async (orderId) =>
    readAll(messageSchema, await tx.all(queryOf(db, messagesOfOrder(orderId)))),
  message: async (id) => read(messageSchema, await tx.get(db.doc(messagePath(id)))),
  messageStop: async (name) => read(messageStopSchema, await tx.get(db.doc(messageStopPath(name)))),
  async privateSettings() {
    const stored = (await tx.get(db.doc(SETTINGS_PATHS.private))).data() ?? {};
    const settings = v.safeParse(privateSettingsSchema, stored);
    if (settings.success) return settings.output;
    // malformed settings must not block a payment
    log('document-malformed', { what: 'settings' });
    return v.parse(privateSettingsSchema, {});
  },
  putMessage: (id, message) => tx.put(db.doc(messagePath(id)), message),
  putMessageStop: (name, stop) => tx.put(db.doc(messageStopPath(name)), stop),
  deleteMessageStop: (name) => tx.delete(db.doc(messageStopPath(name))),
});
