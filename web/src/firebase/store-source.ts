import { COLLECTIONS, siteContentPath } from '@ghar/domain/paths';
import { contentSchemas, type ContentSection, type SiteContent } from '@ghar/domain/site-content';
import {
  STORAGE_ORIGIN,
  storeImageOf,
  storePictureSchema,
  type StoreImage,
} from '@ghar/domain/store-data';
import { collection, doc, getDoc, getDocs, limit, orderBy, query, where } from 'firebase/firestore';
import * as v from 'valibot';
import type { StoreDataSource } from '../store-data/store-data-store.ts';
import { firebaseConfig, firebaseEmulators } from './config.ts';
import { firestore } from './firestore.ts';

const storage = {
  origin: firebaseEmulators?.storage ?? STORAGE_ORIGIN,
  bucket: firebaseConfig.storageBucket,
};

/** @throws ValiError when the document is not what the section holds. */
async function fetchContent<Section extends ContentSection>(
  section: Section,
): Promise<SiteContent<Section> | null> {
  const snapshot = await getDoc(doc(firestore, siteContentPath(section)));
  if (!snapshot.exists()) return null;
  return v.parse(
    v.object({ title: v.string(), description: v.string(), content: contentSchemas[section] }),
    snapshot.data(),
  ) as SiteContent<Section>;
}

/** The pictures of the oldest active product (specification, section 7). */
async function fetchImages(): Promise<readonly StoreImage[]> {
  const products = await getDocs(
    query(
      collection(firestore, COLLECTIONS.products),
      where('is_active', '==', true),
      orderBy('created_at'),
      limit(1),
    ),
  );
  const [product] = products.docs;
  if (!product) return [];
  const pictures = await getDocs(
    query(
      collection(firestore, COLLECTIONS.productImages),
      where('product_id', '==', product.id),
      orderBy('display_order'),
    ),
  );
  return pictures.docs.map((picture) =>
    storeImageOf(v.parse(storePictureSchema, picture.data()), storage),
  );
}

/** The parts of the store's data, read from the database. */
export const storeSource: StoreDataSource = { content: fetchContent, images: fetchImages };
