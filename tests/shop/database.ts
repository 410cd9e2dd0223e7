import { initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import {
  COLLECTIONS,
  orderEventsPath,
  orderPath,
  productPath,
  userRolePath,
} from '@ghar/domain/paths';
import { DEFAULT_CONTENT } from '@ghar/domain/site-content';
import { ADMIN } from '../../tools/seed/accounts.ts';
import { stack } from '../stack.ts';

initializeApp({ projectId: stack.projectId });
/** The database, past its rules. */
export const db = getFirestore();

export const PRODUCT_ID = 'laurel-soap';
export type ProductFields = { price?: number; stock_quantity?: number; is_active?: boolean };

/** Empties the database and puts the shop's content, one product and the merchant's role into it. */
export async function resetDatabase(product: ProductFields = {}): Promise<void> {
  await fetch(
    `${stack.urls.firestore}/emulator/v1/projects/${stack.projectId}/databases/(default)/documents`,
    { method: 'DELETE' },
  );
  const now = Timestamp.now();
  const batch = db.batch();
  for (const [section, content] of Object.entries(DEFAULT_CONTENT))
    batch.set(db.collection(COLLECTIONS.siteContent).doc(section), { section, ...content });
  batch.set(db.doc(productPath(PRODUCT_ID)), {
    name: 'صابون غار الطبيعي للشعر',
    description: null,
    price: 299,
    stock_quantity: 100,
    is_active: true,
    image_url: null,
    created_at: now,
    updated_at: now,
    ...product,
  });
  batch.set(db.doc(userRolePath(ADMIN.uid)), { role: ADMIN.role });
  await batch.commit();
}

/** Changes the product as an admin does: the last change wins the shop window. */
export const changeProduct = (change: ProductFields): Promise<unknown> =>
  db.doc(productPath(PRODUCT_ID)).update({ ...change, updated_at: Timestamp.now() });

export async function stock(): Promise<number> {
  return (await db.doc(productPath(PRODUCT_ID)).get()).get('stock_quantity') as number;
}

type Fields = Record<string, unknown>;

export async function order(id: string): Promise<Fields | undefined> {
  return (await db.doc(orderPath(id)).get()).data();
}

export async function orders(): Promise<Fields[]> {
  const all = await db.collection(COLLECTIONS.orders).get();
  return all.docs.map((snapshot) => ({ id: snapshot.id, ...snapshot.data() }));
}

/** An order's history, oldest first, as `type from→to (note)`. */
export async function history(id: string): Promise<string[]> {
  const events = await db.collection(orderEventsPath(id)).orderBy('created_at').get();
  return events.docs.map((event) => {
    const { type, from, to, note } = event.data() as Record<string, string | null>;
    const change = (from ?? to) ? ` ${from ?? ''}→${to ?? ''}` : '';
    return `${type}${change}${note ? ` (${note})` : ''}`;
  });
}

/** Makes an order as old as if it had been placed that long ago. */
export const backdate = (id: string, ms: number): Promise<unknown> =>
  db.doc(orderPath(id)).update({ created_at: Timestamp.fromMillis(Date.now() - ms) });
