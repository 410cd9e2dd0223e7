import { siteContentPath } from '@ghar/domain/paths';
import { picturesOfProduct, productsOnSale, productsOnShow } from '@ghar/domain/queries';
import type { Firestore } from 'firebase-admin/firestore';
import type { StoreDocuments } from '../storefront/read-storefront.ts';
import { queryOf } from './firestore-query.ts';

/** What the public pages show, in Firestore: about ten reads for a page that the CDN then keeps. */
export const firestoreStoreDocuments = (db: Firestore): StoreDocuments => ({
  async productOnSale() {
    const [product] = (await queryOf(db, productsOnSale()).limit(1).get()).docs;
    return product?.data() ?? null;
  },
  async pictures() {
    const [product] = (await queryOf(db, productsOnShow()).limit(1).select().get()).docs;
    if (!product) return [];
    const pictures = await queryOf(db, picturesOfProduct(product.id)).get();
    return pictures.docs.map((picture) => picture.data());
  },
  async content(section) {
    return (await db.doc(siteContentPath(section)).get()).data() ?? null;
  },
});
