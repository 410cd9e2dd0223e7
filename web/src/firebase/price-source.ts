import { STOREFRONT_PRODUCT_PATH } from '@ghar/domain/paths';
import { storefrontProductSchema } from '@ghar/domain/product/storefront-product';
import { doc, getDocFromServer, onSnapshot, type DocumentSnapshot } from 'firebase/firestore';
import * as v from 'valibot';
import { firestore } from './firestore.ts';
import type { PriceSource, ProductAnswer } from './price-store.ts';

const product = doc(firestore, STOREFRONT_PRODUCT_PATH);
const shownSchema = v.pick(storefrontProductSchema, ['name', 'price', 'availability']);

/**
 * Without a connection the SDK answers, after some seconds, that there is no
 * document: no reason to wait any longer, but no news of the product either.
 *
 * @throws ValiError when the document is not what it should be.
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
