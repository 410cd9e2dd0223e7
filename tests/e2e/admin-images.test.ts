import { MAX_IMAGE_BYTES } from '@ghar/domain/product/image-file';
import { DEFAULT_CONTENT } from '@ghar/domain/content/site-content';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { ADMIN } from '../../tools/seed/accounts.ts';
import { adminPartTexts } from '../../web/src/i18n/ar/admin.ts';
import { ADMIN_REFUSALS, OPERATIONS } from '../../web/src/i18n/ar/admin-operations.ts';
import {
  imageDialogTexts,
  imagesTexts as texts,
  uploadTexts,
} from '../../web/src/i18n/ar/admin-images.ts';
import { PRODUCT_ID } from '../support/database.ts';
import { largePhoto, largeTransparentPng, png } from '../support/png.ts';
import { addPictures } from '../support/storefront.ts';
import { AdminPage } from './admin-page.ts';
import { expectAccessible, STILL } from './axe.ts';
import { ImagesPage, isFileOf, pictureLine, pictures, refuseUpload } from './images-page.ts';
import { Finger } from './finger.ts';
import { DESKTOP, expectVisible, httpError, PHONE, test, toast, type Shopper } from './shopper.ts';

/** {@link addPictures} creates documents without files. */
const NO_FILES = httpError(404);
const UPLOADS = '**/v0/b/**';
/** The head of an iPhone's photo, which Chromium cannot decode. */
const HEIC = Buffer.from('\0\0\0\x1cftypheic\0\0\0\0mif1heic');
const alt = (place: number): string => `صورة للتجربة ${place}`;

async function threePictures(shopper: Shopper): Promise<ImagesPage> {
  shopper.mayPrint(NO_FILES);
  await addPictures(3);
  const imagesPage = await ImagesPage.open(shopper.page);
  await expect.poll(() => imagesPage.cards.count()).toBe(3);
  return imagesPage;
}

/** The store's answer for an uploaded picture, once the server has replaced it by its copy. */
async function served(page: Shopper['page'], address: string) {
  const get = () => page.request.get(address);
  await expect.poll(async () => (await get()).status(), { timeout: 60_000 }).toBe(200);
  return get();
}

/** An upload that Storage has refused. */
async function failedUpload(shopper: Shopper) {
  shopper.mayPrint(/^upload-image: FirebaseError: .*storage\/unauthorized/, httpError(403));
  const { page } = shopper;
  const imagesPage = await ImagesPage.open(page);
  await page.route(UPLOADS, (route) => route.fulfill({ status: 403, body: '{}' }));
  await imagesPage.upload(await png('soap.png'));
  await expectVisible(imagesPage.uploads.getByText(OPERATIONS['upload-image'].failed));
  return { page, imagesPage };
}

describe('an upload', () => {
  test(
    'of a photo that is too large is shrunk and turned upright, and stands first among others',
    { tags: 'nightly' },
    async ({ shopper }) => {
      const { page } = shopper;
      const imagesPage = await ImagesPage.open(page);
      await imagesPage.upload(await largePhoto('IMG_4032.jpg'));
      const done = toast(page, OPERATIONS['upload-image'].done);
      await expectVisible(done.getByText(/^صُغّرت من .* م\.ب إلى .* [كم]\.ب$/));
      await imagesPage.upload(await png('أول صورة.png'), await png('second.png', 'red'));
      await expect.poll(pictureLine).toBe('IMG_4032*,أول صورة,second');
      await imagesPage.drag('dragover', await png('third.png'));
      await expectVisible(imagesPage.uploadArea.getByText(uploadTexts.release));
      await imagesPage.drag('drop', await png('third.png', 'blue'));
      await expect.poll(imagesPage.alts).toEqual(['IMG_4032', 'أول صورة', 'second', 'third']);
      await expectVisible(imagesPage.card('IMG_4032').getByText(texts.primary, { exact: true }));
      expect(await pictureLine()).toBe('IMG_4032*,أول صورة,second,third');

      const [photo, first, , third] = await pictures();
      expect(third).toMatchObject({ display_order: 3, updated_by: ADMIN.uid });
      expect(isFileOf(PRODUCT_ID, first!.storage_path, 'png')).toBe(true);
      expect((await served(page, third!.image_url)).headers()['content-type']).toBe('image/png');
      const body = await (await served(page, photo!.image_url)).body();
      const { format, orientation, width, height } = await sharp(body).metadata();
      expect({ format, orientation }).toEqual({ format: 'jpeg', orientation: undefined });
      expect(width / height).toBeCloseTo(2400 / 3600, 2);
      const brightness = async (left: number): Promise<number> => {
        const corner = sharp(body).extract({ left, top: 0, width: 8, height: 8 });
        const pixels = await corner.raw().toBuffer();
        return pixels.reduce((sum, value) => sum + value, 0) / pixels.length;
      };
      expect(await brightness(0)).toBeGreaterThan(150);
      expect(await brightness(width - 8)).toBeLessThan(100);
      expect(body.length).toBeLessThan(MAX_IMAGE_BYTES);
    },
  );

  test(
    'of what is no picture is refused before it is sent, and keeps nothing back',
    { tags: 'nightly' },
    async ({ shopper }) => {
      shopper.mayPrint(/^upload-image: RefusedError: image-(?:type|damaged|heic)\b/);
      const { page } = shopper;
      const imagesPage = await ImagesPage.open(page);
      const good = await png('good.png');
      await imagesPage.upload(
        { name: 'lies.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') },
        { ...good, name: 'cut.png', buffer: good.buffer.subarray(0, 40) },
        { name: 'IMG_4032.HEIC', mimeType: 'image/heic', buffer: HEIC },
        // a PNG with another extension is sent with its actual type
        { ...good, name: 'good.jpg', mimeType: 'image/jpeg' },
      );
      await expect.poll(imagesPage.alts).toEqual(['good']);
      await expect
        .poll(() => imagesPage.uploads.allInnerTexts())
        .toEqual([
          expect.stringContaining(ADMIN_REFUSALS['image-type']),
          expect.stringContaining(ADMIN_REFUSALS['image-damaged']),
          expect.stringContaining(ADMIN_REFUSALS['image-heic']),
        ]);
      expect((await pictures())[0]!.storage_path).toMatch(/\.png$/);
      await page.getByRole('button', { name: uploadTexts.dismiss('lies.png') }).click();
      await expect.poll(() => imagesPage.uploads.count()).toBe(2);
    },
  );

  test(
    'that is too large and partly transparent stays so',
    { tags: 'nightly' },
    async ({ shopper: { page } }) => {
      const imagesPage = await ImagesPage.open(page);
      await imagesPage.upload(await largeTransparentPng('badge.png'));
      await expect.poll(pictureLine, { timeout: 150_000 }).toBe('badge*');
      const [badge] = await pictures();
      const body = await (await served(page, badge!.image_url)).body();
      const shrunk = { format: 'webp', hasAlpha: true, width: 1400, height: 1000 };
      expect(await sharp(body).metadata()).toMatchObject(shrunk);
      expect(body.length).toBeLessThan(MAX_IMAGE_BYTES);
    },
  );

  test(
    'that fails is still there after another section was looked at, and the tab is not closed over it',
    { tags: 'nightly' },
    async ({ newShopper }) => {
      const { page, imagesPage } = await failedUpload(await newShopper(DESKTOP));
      const admin = new AdminPage(page);
      await admin.goTo('products');
      const asked = page.waitForEvent('dialog');
      await page.close({ runBeforeUnload: true });
      const question = await asked;
      expect(question.type()).toBe('beforeunload');
      await question.dismiss();
      await admin.goTo('images');
      await page.unroute(UPLOADS);
      await imagesPage.uploads.getByRole('button', { name: uploadTexts.retry }).click();
      await expect.poll(pictureLine).toBe('soap*');
    },
  );
});

describe('the order of the pictures', () => {
  test(
    'is changed by dragging a picture with the mouse, and back by undo',
    { tags: 'nightly' },
    async ({ newShopper }) => {
      const shopper = await newShopper(DESKTOP);
      const imagesPage = await threePictures(shopper);
      const { page } = shopper;
      const { mouse } = page;
      await mouse.move(...(await imagesPage.middleOf(alt(3))));
      await mouse.down();
      await mouse.move(...(await imagesPage.middleOf(alt(1))), { steps: 4 });
      await expectVisible(imagesPage.card(alt(3)).and(page.locator('[data-dragged]')));
      await expect.poll(() => imagesPage.isMoved(alt(1))).toBe(true);
      await mouse.up();
      await expect.poll(pictureLine).toBe(`${alt(3)},${alt(1)}*,${alt(2)}`);
      await expect.poll(imagesPage.alts).toEqual([alt(3), alt(1), alt(2)]);
      await page.getByRole('button', { name: adminPartTexts.undo }).click();
      await expect.poll(pictureLine).toBe(`${alt(1)}*,${alt(2)},${alt(3)}`);

      await mouse.move(...(await imagesPage.middleOf(alt(2))));
      await mouse.down();
      await mouse.move(...(await imagesPage.middleOf(alt(1))), { steps: 4 });
      await expect.poll(() => imagesPage.isMoved(alt(1))).toBe(true);
      await page.keyboard.press('Escape');
      await mouse.up();
      await expect.poll(() => imagesPage.isMoved(alt(1))).toBe(false);
      expect(await imagesPage.alts()).toEqual([alt(1), alt(2), alt(3)]);
    },
  );

  test(
    'is changed by a finger on the handle, and the page scrolls at its edge',
    { tags: 'nightly' },
    async ({ shopper }) => {
      const imagesPage = await threePictures(shopper);
      const { page } = shopper;
      await imagesPage.card(alt(1)).scrollIntoViewIfNeeded();
      const finger = await Finger.on(page);
      const scrolled = (): Promise<number> => page.evaluate(() => scrollY);
      const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      expect(await scrolled()).toBeLessThan(end);
      await finger.down(await imagesPage.handleOf(alt(1)));
      const edge = { x: 100, y: PHONE.height - 20 };
      await finger.move(edge);
      await expect.poll(() => imagesPage.isMoved(alt(3))).toBe(true);
      await expect.poll(scrolled).toBe(end);
      await finger.lift();
      await expect.poll(pictureLine).toBe(`${alt(2)},${alt(3)},${alt(1)}*`);
      await expectVisible(page.getByText(texts.moved(alt(1), 3, 3)));
    },
  );
});

describe('a picture', () => {
  test(
    'is described, moved with its caption, made primary and deleted, and the shop shows it',
    { tags: 'nightly' },
    async ({ shopper, newShopper }) => {
      const imagesPage = await threePictures(shopper);
      await imagesPage.edit(alt(2), { alt: '  رغوة   كثيفة ', caption: 'من أول غسلة' });
      await imagesPage.closed();
      await expectVisible(toast(shopper.page, OPERATIONS['update-image'].done));
      await imagesPage.button('earlier', 'رغوة كثيفة').click();
      await expect.poll(imagesPage.alts).toEqual(['رغوة كثيفة', alt(1), alt(3)]);
      const [first, , third] = DEFAULT_CONTENT.features.content.gallery;
      await expect
        .poll(async () => (await pictures()).map(({ id, caption }) => [id, caption]))
        .toEqual([
          ['picture-1', expect.stringContaining('من أول غسلة')],
          ['picture-0', first],
          ['picture-2', third],
        ]);
      await imagesPage.button('makePrimary', alt(3)).click();
      await expect.poll(pictureLine).toBe(`رغوة كثيفة,${alt(1)},${alt(3)}*`);
      await imagesPage.button('remove', alt(3)).click();
      await expectVisible(imagesPage.dialog.getByText(imageDialogTexts.successor('رغوة كثيفة')));
      await imagesPage.confirmRemoval();
      await expect.poll(pictureLine).toBe(`رغوة كثيفة*,${alt(1)}`);
      const visitor = await newShopper();
      visitor.mayPrint(NO_FILES);
      await visitor.page.goto('/');
      await expectVisible(visitor.page.getByRole('heading', { name: 'من أول غسلة' }));
      const shown = visitor.page.locator('main img').first();
      expect(await shown.getAttribute('alt')).toBe('رغوة كثيفة');
    },
  );

  test(
    'has the name of its file as a name in the panel, and none in the shop until it is described',
    { tags: 'nightly' },
    async ({ shopper: { page }, newShopper }) => {
      const imagesPage = await ImagesPage.open(page);
      await imagesPage.upload(await png('IMG_4032.png'));
      await expectVisible(page.getByText(texts.notDescribed));
      await page.getByRole('button', { name: texts.describeNamed('IMG_4032') }).click();
      const description = imagesPage.dialog.getByLabel(imageDialogTexts.alt, { exact: true });
      expect(await description.inputValue()).toBe('');
      await description.fill('IMG_4032');
      await imagesPage.save();
      await expectVisible(imagesPage.dialog.getByText(imageDialogTexts.altIsFileName));
      const visitor = await newShopper();
      await visitor.page.goto('/');
      const shown = visitor.page.locator('main img').first();
      expect(await shown.getAttribute('alt')).toBe('');
      await description.fill('صابون على حجر');
      await imagesPage.save();
      await imagesPage.closed();
      await expect.poll(pictureLine).toBe('صابون على حجر*');
      await page.getByText(texts.notDescribed).waitFor({ state: 'detached' });
    },
  );
});

test(
  'one, two or three pictures stand beside each other',
  { tags: 'nightly' },
  async ({ shopper }) => {
    const imagesPage = await threePictures(shopper);
    const columns = (): Promise<number> =>
      imagesPage.cards.evaluateAll(
        (cards) => new Set(cards.map((card) => card.getBoundingClientRect().left)).size,
      );
    await expect.poll(columns).toBe(1);
    await shopper.page.setViewportSize({ width: 800, height: 900 });
    await expect.poll(columns).toBe(2);
    await shopper.page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(columns).toBe(3);
  },
);

test(
  'axe finds nothing wrong with the pictures, their dialogs and uploads',
  { tags: 'nightly' },
  async ({ newShopper }) => {
    const shopper = await newShopper(STILL);
    shopper.mayPrint(NO_FILES, /^upload-image: RefusedError: image-type\b/);
    const { page } = shopper;
    const imagesPage = await ImagesPage.open(page);
    await expectVisible(page.getByText(texts.empty));
    await expectAccessible(page);
    await addPictures(2);
    await expect.poll(() => imagesPage.cards.count()).toBe(2);
    await imagesPage.upload({
      name: 'lies.png',
      mimeType: 'image/png',
      buffer: Buffer.from('lies'),
    });
    await expectVisible(imagesPage.uploads);
    await refuseUpload('not-an-image');
    await expectVisible(imagesPage.rejections);
    await expectAccessible(page);
    await imagesPage.button('edit', alt(1)).click();
    await expectVisible(imagesPage.dialog);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await imagesPage.closed();
    await imagesPage.button('remove', alt(1)).click();
    await expectVisible(imagesPage.dialog);
    await expectAccessible(page);
  },
);
