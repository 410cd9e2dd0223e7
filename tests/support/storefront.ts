import { mediaPath } from '@ghar/domain/product/media';
import type { CashSettings } from '@ghar/domain/content/default-settings';
import {
  picturePath,
  productImagePath,
  SETTINGS_PATHS,
  siteContentPath,
  variantPath,
} from '@ghar/domain/paths';
import {
  CONTENT_SECTIONS,
  DEFAULT_CONTENT,
  type ContentSection,
  type SiteContent,
} from '@ghar/domain/content/site-content';
import type { PictureVariant } from '@ghar/domain/pages/store-data';
import { Timestamp } from 'firebase-admin/firestore';
import { db, PRODUCT_ID } from './database.ts';

type Change<Section extends ContentSection> = Partial<Omit<SiteContent<Section>, 'content'>> & {
  content?: Partial<SiteContent<Section>['content']>;
};

/** Replaces a section's document, as an admin does. */
export async function writeContent<Section extends ContentSection>(
  section: Section,
  change: Change<Section>,
): Promise<void> {
  const { content, ...texts } = change;
  await db.doc(siteContentPath(section)).set({
    section,
    ...DEFAULT_CONTENT[section],
    ...texts,
    content: { ...DEFAULT_CONTENT[section].content, ...content },
    updated_at: Timestamp.now(),
  });
}

/** Offers cash on delivery in these countries, as an admin does. */
export const offerCash = (countries: CashSettings['countries']): Promise<unknown> =>
  db.doc(SETTINGS_PATHS.public).set({ cash: { countries } }, { merge: true });

/** Deletes all content. */
export async function removeContent(): Promise<void> {
  await Promise.all(CONTENT_SECTIONS.map((section) => db.doc(siteContentPath(section)).delete()));
}

const pathOf = (order: number): string => productImagePath(PRODUCT_ID, 1000 + order, 'jpg');

const drawnOf = (order: number): PictureVariant => ({
  format: 'jpeg',
  width: 1200,
  height: 1200,
  storage_path: variantPath(pathOf(order), 1200, 'jpeg'),
});

/** The address of the picture at that position. */
export const pictureUrl = (order: number): string => mediaPath(drawnOf(order).storage_path);

/** Adds documents of drawn pictures without files, in reverse order, since `display_order` decides. */
export async function addPictures(count: number, fields: object = {}): Promise<void> {
  const now = Timestamp.now();
  for (let order = count - 1; order >= 0; order--)
    await db.doc(picturePath(`picture-${order}`)).set({
      product_id: PRODUCT_ID,
      // an address of another stack, which must not be used
      image_url: 'http://127.0.0.1:1/elsewhere.jpg',
      storage_path: pathOf(order),
      alt_text: `صورة للتجربة ${order + 1}`,
      display_order: order,
      is_primary: order === 0,
      created_at: now,
      variants: [drawnOf(order)],
      ...fields,
    });
}
