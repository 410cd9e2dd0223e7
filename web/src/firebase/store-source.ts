import type { Locale } from '@ghar/domain/i18n/locale';
import { SETTINGS_PATHS, siteContentPath, STOREFRONT_PRODUCT_PATH } from '@ghar/domain/paths';
import { picturesOfProduct } from '@ghar/domain/queries';
import { publicSettingsSchema, type PublicSettings } from '@ghar/domain/content/settings';
import {
  parseContent,
  type ContentSection,
  type SiteContent,
} from '@ghar/domain/content/site-content';
import {
  isDrawn,
  storeImageOf,
  storePictureSchema,
  type StoreImage,
} from '@ghar/domain/pages/store-data';
import { storefrontProductSchema } from '@ghar/domain/product/storefront-product';
import { doc, getDoc, getDocs } from 'firebase/firestore';
import * as v from 'valibot';
import { firestore } from './firestore.ts';
import { queryOf } from './query.ts';

async function fetchContent<Section extends ContentSection>(
  section: Section,
  locale: Locale,
): Promise<SiteContent<Section> | null> {
  const snapshot = await getDoc(doc(firestore, siteContentPath(section)));
  return snapshot.exists() ? parseContent(section, snapshot.data(), locale) : null;
}

async function fetchSettings(): Promise<PublicSettings | null> {
  const snapshot = await getDoc(doc(firestore, SETTINGS_PATHS.public));
  return snapshot.exists() ? v.parse(publicSettingsSchema, snapshot.data()) : null;
}

const shownProductSchema = v.pick(storefrontProductSchema, ['product_id']);

/** The pictures of the product on sale. */
async function fetchImages(locale: Locale): Promise<readonly StoreImage[]> {
  const product = await getDoc(doc(firestore, STOREFRONT_PRODUCT_PATH));
  if (!product.exists()) return [];
  const { product_id } = v.parse(shownProductSchema, product.data());
  const pictures = await getDocs(queryOf(picturesOfProduct(product_id)));
  return pictures.docs
    .map((picture) => v.parse(storePictureSchema, picture.data()))
    .filter(isDrawn)
    .map((picture) => storeImageOf(picture, locale));
}

/** Source of the store data that did not come with the page, in a language. */
export type StoreDataSource = {
  /** Null if the section was never written. */
  content<Section extends ContentSection>(section: Section): Promise<SiteContent<Section> | null>;
  images(): Promise<readonly StoreImage[]>;
  /** Null if never written. */
  settings(): Promise<PublicSettings | null>;
};

/** The store's data, read from the database. */
export const storeSource = (locale: Locale): StoreDataSource => ({
  content: (section) => fetchContent(section, locale),
  images: () => fetchImages(locale),
  settings: fetchSettings,
});
