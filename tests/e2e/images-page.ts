import {
  COLLECTIONS,
  productImageFolder,
  productImagePath,
  uploadRejectionPath,
} from '@ghar/domain/paths';
import type { RejectionReason } from '@ghar/domain/product/upload-rejection';
import { Timestamp } from 'firebase-admin/firestore';
import type { Locator, Page } from 'playwright-core';
import { adminPartTexts } from '../../web/src/i18n/ar/admin.ts';
import {
  imageDialogTexts,
  imagesTexts as texts,
  rejectionTexts,
  uploadTexts,
} from '../../web/src/i18n/ar/admin-images.ts';
import { db, PRODUCT_ID } from '../support/database.ts';
import type { ChosenFile } from '../support/png.ts';
import { AdminPage, SECTION_PATHS } from './admin-page.ts';
import { expectVisible } from './shopper.ts';

/** Page object of the images section. */
export class ImagesPage {
  readonly page: Page;
  readonly product: Locator;
  readonly uploadArea: Locator;
  readonly uploads: Locator;
  readonly cards: Locator;
  readonly dialog: Locator;
  readonly rejections: Locator;

  constructor(page: Page) {
    this.page = page;
    this.product = page.getByRole('combobox', { name: texts.product });
    this.uploadArea = page.getByRole('region', { name: uploadTexts.heading });
    this.uploads = page.getByRole('list', { name: uploadTexts.list }).getByRole('listitem');
    this.cards = page.getByRole('list', { name: texts.grid }).getByRole('listitem');
    this.dialog = page.getByRole('dialog');
    this.rejections = page.getByRole('region', { name: rejectionTexts.heading });
  }

  static async open(page: Page, query = ''): Promise<ImagesPage> {
    await AdminPage.open(page, SECTION_PATHS.images + query);
    const imagesPage = new ImagesPage(page);
    await expectVisible(imagesPage.product);
    return imagesPage;
  }

  /** The product whose pictures are shown. */
  productName = (): Promise<string> => this.product.locator('option:checked').innerText();

  /** Chooses files with the button. */
  async upload(...files: ChosenFile[]): Promise<void> {
    const asked = this.page.waitForEvent('filechooser');
    await this.uploadArea.getByRole('button', { name: uploadTexts.choose }).click();
    await (await asked).setFiles(files);
  }

  /** Drops files, or drags them over the area. */
  async drag(type: 'dragover' | 'drop', ...files: ChosenFile[]): Promise<void> {
    const dataTransfer = await this.page.evaluateHandle(
      (given) => {
        const transfer = new DataTransfer();
        for (const { name, mimeType, bytes } of given)
          transfer.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
        return transfer;
      },
      files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: [...buffer] })),
    );
    await this.uploadArea.dispatchEvent(type, { dataTransfer });
  }

  /** The pictures' alternative texts, in display order. */
  alts = async (): Promise<string[]> =>
    (await this.cards.locator('p:first-of-type').allInnerTexts()).map((text) => text.trim());

  card(alt: string): Locator {
    return this.cards.filter({ hasText: alt });
  }

  button(action: 'edit' | 'remove' | 'makePrimary' | 'earlier' | 'later', alt: string): Locator {
    return this.page.getByRole('button', { name: texts[action](alt), exact: true });
  }

  confirmRemoval = (): Promise<void> =>
    this.dialog.getByRole('button', { name: adminPartTexts.delete, exact: true }).click();

  async edit(
    alt: string,
    change: { alt?: string; order?: string; caption?: string },
  ): Promise<void> {
    await this.button('edit', alt).click();
    if (change.alt !== undefined)
      await this.dialog.getByLabel(imageDialogTexts.alt, { exact: true }).fill(change.alt);
    if (change.caption !== undefined)
      await this.dialog
        .getByLabel(imageDialogTexts.caption.title, { exact: true })
        .fill(change.caption);
    if (change.order !== undefined)
      await this.dialog.getByLabel(imageDialogTexts.order).fill(change.order);
    await this.save();
  }

  save = (): Promise<void> =>
    this.dialog.getByRole('button', { name: adminPartTexts.save, exact: true }).click();

  /** The middle of a picture, where a mouse takes it. */
  async middleOf(alt: string): Promise<[x: number, y: number]> {
    const { x, y, width, height } = (await this.card(alt).locator('img').boundingBox())!;
    return [x + width / 2, y + height / 2];
  }

  /** The middle of the handle that a finger takes. */
  async handleOf(alt: string): Promise<{ x: number; y: number }> {
    const handle = this.card(alt).locator('[data-handle]');
    const { x, y, width, height } = (await handle.boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** Whether a card makes room for one that is dragged. */
  isMoved = (alt: string): Promise<boolean> =>
    this.card(alt).evaluate((card) => card.style.transform !== '');

  closed = (): Promise<void> => this.dialog.waitFor({ state: 'detached' });
}

export type PictureFields = {
  id: string;
  alt_text: string;
  caption?: string;
  display_order: number;
  is_primary: boolean;
  storage_path: string;
  image_url: string;
};

/** The product's pictures in the database, in display order. */
export async function pictures(productId = PRODUCT_ID): Promise<PictureFields[]> {
  const { docs } = await db
    .collection(COLLECTIONS.productImages)
    .where('product_id', '==', productId)
    .orderBy('display_order')
    .get();
  return docs.map((snapshot) => ({ id: snapshot.id, ...snapshot.data() }) as PictureFields);
}

/** The pictures' texts in order, the primary one with a star. */
export const pictureLine = async (): Promise<string> =>
  (await pictures()).map(({ alt_text: alt, is_primary: star }) => alt + (star ? '*' : '')).join();

/** Creates a rejection of an upload; returns the file's path. */
export async function refuseUpload(reason: RejectionReason): Promise<string> {
  const path = productImagePath(PRODUCT_ID, 1, 'png');
  await db.doc(uploadRejectionPath(path)).set({
    storage_path: path,
    product_id: PRODUCT_ID,
    reason,
    created_at: Timestamp.now(),
  });
  return path;
}

/** True iff the path is a file of that product. */
export const isFileOf = (productId: string, path: string, extension: string): boolean =>
  path.startsWith(productImageFolder(productId)) && path.endsWith(`.${extension}`);
