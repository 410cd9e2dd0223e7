import { productPath } from '@ghar/domain/paths';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';

/**
 * Puts the one product on sale, so many pieces of it at a price in dirhams;
 * answers how many pieces more there are than before.
 */
export async function stockShelf(
  db: Firestore,
  { pieces, price, at }: { pieces: number; price: number; at: Date },
): Promise<number> {
  const ref = db.doc(productPath('laurel-soap'));
  const before = ((await ref.get()).get('stock_quantity') as number | undefined) ?? 0;
  await ref.set({
    name: 'صابون غار الطبيعي للشعر',
    description: null,
    price,
    stock_quantity: pieces,
    is_active: true,
    image_url: null,
    created_at: Timestamp.fromDate(at),
    updated_at: Timestamp.fromDate(at),
  });
  return pieces - before;
}
