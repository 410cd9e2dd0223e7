import { COLLECTIONS } from '@ghar/domain/paths';
import { productPriceSchema } from '@ghar/domain/product';
import {
  collection,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  where,
  type QuerySnapshot,
} from 'firebase/firestore';
import * as v from 'valibot';
import { firestore } from './firestore.ts';
import type { PriceSource, PricedProduct } from './price-store.ts';

const newestActive = query(
  collection(firestore, COLLECTIONS.products),
  where('is_active', '==', true),
  orderBy('updated_at', 'desc'),
  limit(1),
);
const pricedProductSchema = v.object({
  ...productPriceSchema.entries,
  name: v.fallback(v.nullable(v.string()), null),
});

/** @throws ValiError when the product's price is none. */
function read(snapshot: QuerySnapshot): PricedProduct | null {
  const [document] = snapshot.docs;
  return document ? v.parse(pricedProductSchema, document.data()) : null;
}

/**
 * The product on sale, live: a query of the active products answers again
 * whenever one of them is added, changed, switched off or deleted. Without a
 * connection the SDK answers, after some seconds, that there is none: no reason
 * to wait any longer, and the subscription goes on.
 */
export const productOnSale: PriceSource = {
  watch: (onProduct, onFailure) =>
    onSnapshot(
      newestActive,
      (snapshot) => {
        try {
          onProduct(read(snapshot));
        } catch (error) {
          onFailure(error);
        }
      },
      onFailure,
    ),
  fetch: async () => read(await getDocsFromServer(newestActive)),
};
