import { siteContentPath } from '@ghar/domain/paths';
import { picturesOfProduct, productsOnShow } from '@ghar/domain/queries';
import { parseContent, type ContentSection, type SiteContent } from '@ghar/domain/site-content';
import { storeImageOf, storePictureSchema, type StoreImage } from '@ghar/domain/store-data';
import { doc, getDoc, getDocs, limit } from 'firebase/firestore';
import * as v from 'valibot';
import type { StoreDataSource } from '../store-data/store-data-store.ts';
import { firestore } from './firestore.ts';
import { queryOf } from './query.ts';

async function fetchContent<Section extends ContentSection>(
  section: Section,
): Promise<SiteContent<Section> | null> {
  const snapshot = await getDoc(doc(firestore, siteContentPath(section)));
  return snapshot.exists() ? parseContent(section, snapshot.data()) : null;
}

/** The pictures of the oldest active product (specification, section 7). */
async function fetchImages(): Promise<readonly StoreImage[]> {
  const products = await getDocs(queryOf(productsOnShow(), limit(1)));
  const [product] = products.docs;
  if (!product) return [];
  const pictures = await getDocs(queryOf(picturesOfProduct(product.id)));
  return pictures.docs.map((picture) => storeImageOf(v.parse(storePictureSchema, picture.data())));
}

/** The parts of the store's data, read from the database. */
export const storeSource: StoreDataSource = { content: fetchContent, images: fetchImages };
