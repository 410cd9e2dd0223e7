import { STOREFRONT_PRODUCT_PATH } from '@ghar/domain/paths';
import { storefrontProductSchema } from '@ghar/domain/product/storefront-product';
import { doc, getDocFromServer, onSnapshot, type DocumentSnapshot } from 'firebase/firestore';
import * as v from 'valibot';
import { firestore } from './firestore.ts';
import type { PriceSource, ProductAnswer } from './price-store.ts';

const product = doc(firestore, STOREFRONT_PRODUCT_PATH);
const shownSchema = v.pick(storefrontProductSchema, [
  'name',
  'price',
  'availability',
  'translations',
]);

/**
 * Offline, the SDK reports after some seconds that the document is missing: that ends loading, but says nothing about
 * the product.
 * @throws ValiError if the document does not match the schema.
 */
function read(snapshot: DocumentSnapshot): ProductAnswer {
  if (snapshot.exists()) return v.parse(shownSchema, snapshot.data());
  return snapshot.metadata.fromCache ? undefined : null;
}

/** The product on sale, live; a failure ends the subscription. */
export const productOnSale: PriceSource = {
  watch: (onProduct, onFailure) =>
    onSnapshot(
      product,
      // Also notifies when the server confirms a cached result.
      { includeMetadataChanges: true },
      (snapshot) => {
        try {
          onProduct(read(snapshot));
        } catch (error) {
          // A cached document may have been corrected meanwhile; the server's result follows.
          if (!snapshot.metadata.fromCache) onFailure(error);
        }
      },
      onFailure,
    ),
  fetch: async () => read(await getDocFromServer(product)),
};
