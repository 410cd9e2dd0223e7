import { SETTINGS_PATHS, siteContentPath, STOREFRONT_PRODUCT_PATH } from '@ghar/domain/paths';
import { picturesOfProduct } from '@ghar/domain/queries';
import type { Firestore } from 'firebase-admin/firestore';
import type { StoreDocuments } from '../storefront/read-storefront.ts';
import { fieldsOf } from './firestore-fields.ts';
import { queryOf } from './firestore-query.ts';

/** The documents of the public pages in Firestore. */
export const firestoreStoreDocuments = (db: Firestore): StoreDocuments => ({
  async product() {
    const data = (await db.doc(STOREFRONT_PRODUCT_PATH).get()).data();
    return data ? fieldsOf(data) : null;
  },
  async pictures(productId) {
    const pictures = await queryOf(db, picturesOfProduct(productId)).get();
    return pictures.docs.map((picture) => picture.data());
  },
  async content(section) {
    return (await db.doc(siteContentPath(section)).get()).data() ?? null;
  },
  async settings() {
    return (await db.doc(SETTINGS_PATHS.public).get()).data() ?? null;
  },
});
