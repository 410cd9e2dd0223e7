import { productPriceSchema } from '@ghar/domain/product';
import { productsOnSale } from '@ghar/domain/queries';
import { getDocsFromServer, limit, onSnapshot, type QuerySnapshot } from 'firebase/firestore';
import * as v from 'valibot';
import type { PriceSource, PricedProduct } from './price-store.ts';
import { queryOf } from './query.ts';

const newestActive = queryOf(productsOnSale(), limit(1));
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
      // Told also when what was remembered turns out to be what the server has.
      { includeMetadataChanges: true },
      (snapshot) => {
        try {
          onProduct(read(snapshot));
        } catch (error) {
          // What the SDK remembers may have been mended meanwhile: the server's answer follows.
          if (!snapshot.metadata.fromCache) onFailure(error);
        }
      },
      onFailure,
    ),
  fetch: async () => read(await getDocsFromServer(newestActive)),
};
