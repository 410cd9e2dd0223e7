import { isDeepStrictEqual } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import {
  COLLECTIONS,
  orderEventsPath,
  orderPath,
  productPath,
  SETTINGS_PATHS,
  STOREFRONT_PRODUCT_PATH,
  userRolePath,
} from '@ghar/domain/paths';
import type { CashSettings } from '@ghar/domain/content/default-settings';
import { DEFAULT_CONTENT } from '@ghar/domain/content/site-content';
import { storefrontProductOf } from '@ghar/domain/product/storefront-product';
import { ADMIN, HELPER } from '../../tools/seed/accounts.ts';
import { stack } from '../stack.ts';

// without options, as the functions do: in one process they share the app
initializeApp();
export { PRODUCT_ID };
/** The database, bypassing the rules. */
export const db = getFirestore();

import { PRODUCT_ID } from '../../web/testing/orders.ts';
export type ProductFields = { price?: number; stock_quantity?: number; is_active?: boolean };
type ShopProduct = Required<ProductFields> & { name: string };

/** Deletes all documents at and below a path, in the emulator. */
async function clear({ path }: { readonly path: string }): Promise<void> {
  const database = `projects/${stack.projectId}/databases/(default)`;
  const address = `${stack.urls.firestore}/emulator/v1/${database}/documents/${path}`;
  const { ok } = await fetch(address, { method: 'DELETE' });
  if (!ok) throw new Error(`${path} was not cleared`);
}

/**
 * Empties the database and writes the shop's content, one product and the roles of merchant and helper. The product
 * is overwritten, not deleted: the functions that clean up after a deleted one would still be at work.
 * Where it has not changed it stays, so that no function runs for it.
 */
export async function resetDatabase(product: ProductFields = {}): Promise<void> {
  const kept = db.doc(productPath(PRODUCT_ID));
  const [all, products, ofProduct] = await Promise.all([
    db.listCollections(),
    kept.parent.listDocuments(),
    kept.listCollections(),
  ]);
  await Promise.all(
    [
      ...all.filter(({ path }) => path !== kept.parent.path),
      ...products.filter(({ path }) => path !== kept.path),
      ...ofProduct,
    ].map(clear),
  );
  const now = Timestamp.now();
  const batch = db.batch();
  for (const [section, content] of Object.entries(DEFAULT_CONTENT))
    batch.set(db.collection(COLLECTIONS.siteContent).doc(section), { section, ...content });
  const fields = {
    name: 'صابون غار الطبيعي للشعر',
    description: null,
    price: 299,
    stock_quantity: 100,
    is_active: true,
    image_url: null,
    ...product,
  };
  const before = await kept.get();
  const { created_at: _created, updated_at: _updated, ...former } = before.data() ?? {};
  if (!isDeepStrictEqual(former, fields))
    batch.set(kept, { ...fields, created_at: now, updated_at: now });
  showProduct(batch, fields);
  for (const { uid, role, email } of [ADMIN, HELPER])
    batch.set(db.doc(userRolePath(uid)), { role, email, name: null, sessions_from: null });
  await batch.commit();
}

/** Offers cash on delivery in the Emirates, for 10 dirhams. */
export const offerCash = (change: Partial<CashSettings> = {}): Promise<unknown> =>
  db.doc(SETTINGS_PATHS.public).set({
    cash: { countries: { ae: { fee: 10, max_total: 10_000 } }, ...change },
  });

/** Writes the public document of the product. */
function showProduct(writes: WriteBatch, fields: ShopProduct): void {
  const shown = storefrontProductOf({ id: PRODUCT_ID, ...fields }, fields.stock_quantity);
  const ref = db.doc(STOREFRONT_PRODUCT_PATH);
  if (shown) writes.set(ref, { ...shown, updated_at: Timestamp.now() });
  else writes.delete(ref);
}

/** Changes the product and the public document, as an admin does. */
export async function changeProduct(change: ProductFields): Promise<void> {
  const ref = db.doc(productPath(PRODUCT_ID));
  const batch = db.batch();
  batch.update(ref, { ...change, updated_at: Timestamp.now() });
  showProduct(batch, { ...((await ref.get()).data() as ShopProduct), ...change });
  await batch.commit();
}

/** Deletes the product, as an admin does. */
export async function removeProduct(): Promise<void> {
  const batch = db.batch();
  batch.delete(db.doc(productPath(PRODUCT_ID)));
  batch.delete(db.doc(STOREFRONT_PRODUCT_PATH));
  await batch.commit();
}

export async function stock(): Promise<number> {
  return (await db.doc(productPath(PRODUCT_ID)).get()).get('stock_quantity') as number;
}

/** The availability in the public document. */
export async function availability(): Promise<unknown> {
  return (await db.doc(STOREFRONT_PRODUCT_PATH).get()).get('availability');
}

type Fields = Record<string, unknown>;

export async function order(id: string): Promise<Fields | undefined> {
  return (await db.doc(orderPath(id)).get()).data();
}

export async function orders(): Promise<Fields[]> {
  const all = await db.collection(COLLECTIONS.orders).get();
  return all.docs.map((snapshot) => ({ id: snapshot.id, ...snapshot.data() }));
}

/** Every document by path, with its types. */
export async function everything(): Promise<Record<string, Fields>> {
  const collections = await db.listCollections();
  const names = Object.values(COLLECTIONS).filter((path) => path.includes('/'));
  const inside = [...new Set(names.map((path) => path.split('/').at(-1)!))].map((name) =>
    db.collectionGroup(name),
  );
  const found = await Promise.all([...collections, ...inside].map((query) => query.get()));
  return Object.fromEntries(
    found.flatMap(({ docs }) => docs.map((document) => [document.ref.path, document.data()])),
  );
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

/** Makes an order older by `ms`. */
export const backdate = (id: string, ms: number): Promise<unknown> =>
  db.doc(orderPath(id)).update({ created_at: Timestamp.fromMillis(Date.now() - ms) });
