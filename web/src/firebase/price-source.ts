import { STOREFRONT_PRODUCT_PATH } from '@ghar/domain/paths';
import { storefrontProductSchema } from '@ghar/domain/storefront-product';
import { doc, getDocFromServer, onSnapshot, type DocumentSnapshot } from 'firebase/firestore';
import * as v from 'valibot';
import { firestore } from './firestore.ts';
import type { PriceSource, PricedProduct } from './price-store.ts';

const product = doc(firestore, STOREFRONT_PRODUCT_PATH);
const pricedProductSchema = v.pick(storefrontProductSchema, ['name', 'price']);

/** @throws ValiError when the document is not what it should be. */
const read = (snapshot: DocumentSnapshot): PricedProduct | null =>
  snapshot.exists() ? v.parse(pricedProductSchema, snapshot.data()) : null;

/**
 * The product on sale, live. Without a connection the SDK answers, after some
 * seconds, that there is none: no reason to wait any longer, and the
 * subscription goes on.
 */
export const productOnSale: PriceSource = {
  watch: (onProduct, onFailure) =>
    onSnapshot(
      product,
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
  fetch: async () => read(await getDocFromServer(product)),
};
