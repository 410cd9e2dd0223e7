import { productPath, STOREFRONT_PRODUCT_PATH } from '@ghar/domain/paths';
import { storefrontProductOf } from '@ghar/domain/product/storefront-product';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';

/** Puts the product on sale with so many pieces at a price in dirhams; returns the change in pieces. */
export async function putOnSale(
  db: Firestore,
  { pieces, price, at }: { pieces: number; price: number; at: Date },
): Promise<number> {
  const ref = db.doc(productPath('laurel-soap'));
  const before = ((await ref.get()).get('stock_quantity') as number | undefined) ?? 0;
  const written_at = Timestamp.fromDate(at);
  const product = { name: 'صابون غار الطبيعي للشعر', price, is_active: true };
  const batch = db.batch();
  batch.set(ref, {
    ...product,
    description: null,
    stock_quantity: pieces,
    image_url: null,
    created_at: written_at,
    updated_at: written_at,
  });
  const shown = storefrontProductOf({ id: ref.id, ...product }, pieces);
  batch.set(db.doc(STOREFRONT_PRODUCT_PATH), { ...shown, updated_at: written_at });
  await batch.commit();
  return pieces - before;
}
