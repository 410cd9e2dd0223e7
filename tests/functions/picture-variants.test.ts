/** @module-tag nightly */
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { mediaPath } from '@ghar/domain/product/media';
import { cardPath, picturePath, variantFolder } from '@ghar/domain/paths';
import { linkedPictureSchema, linkPreviewOf } from '@ghar/domain/pages/link-preview';
import { storeImageOf, storePictureSchema } from '@ghar/domain/pages/store-data';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TAG, taggedPicture } from '../support/tagged-picture.ts';
import { db, resetDatabase } from '../support/database.ts';
import { announceDocument, freshPath, PictureClient } from '../support/picture-client.ts';
import { stack } from '../stack.ts';

let pictures: PictureClient;
beforeAll(async () => {
  await resetDatabase();
  pictures = await PictureClient.open();
});
afterAll(() => pictures.close());

/** A small one, since AVIF is slow. */
const photograph = (): Promise<Uint8Array> =>
  sharp('tools/seed/pictures/hero.jpg').resize(420).jpeg().toBuffer();
const announceAdded = (id: string, storagePath: string): Promise<number> =>
  announceDocument('makePictureVariants', picturePath(id), storagePath);

describe('a picture that is added', () => {
  test('gets its variants, which the store shows', async () => {
    const product = await pictures.addProduct();
    const path = await pictures.upload(product, await photograph());
    const id = await pictures.addPicture(product, path);
    const added = await pictures.picture(id);
    await pictures.untilDrawn(id);

    const shown = v.parse(storePictureSchema, await pictures.picture(id));
    expect(shown).toMatchObject({ width: 420, height: 525 });
    expect(shown.variants).toHaveLength(5);
    for (const { format, width, height, storage_path } of shown.variants) {
      const file = pictures.server.bucket.file(storage_path);
      expect((await file.getMetadata())[0]).toMatchObject({
        contentType: `image/${format}`,
        cacheControl: 'public, max-age=31536000, immutable',
      });
      const [bytes] = await file.download();
      expect(await sharp(bytes).metadata()).toMatchObject({ width, height });
    }
    const image = storeImageOf(shown);
    expect(image.placeholder!.length).toBeLessThan(1000);
    const addresses = Object.values(image.sources!)
      .flatMap((srcset) => srcset.split(', '))
      .map((source) => source.split(' ')[0]!);
    for (const address of [image.src, ...addresses]) {
      const answer = await fetch(stack.urls.hosting + address);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toMatch(/^image\/(?:avif|webp|jpeg)$/);
    }
    // `updated_at` and `updated_by` are for people's changes
    expect(await pictures.picture(id)).toMatchObject(added!);
  });

  test('is served without the place where it was taken', async () => {
    const product = await pictures.addProduct();
    const path = await pictures.upload(product, await taggedPicture('jpeg'));
    await pictures.untilDrawn(await pictures.addPicture(product, path));
    const answer = await fetch(stack.urls.hosting + mediaPath(path));
    expect(answer.status).toBe(200);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.toString('latin1')).not.toContain(TAG);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 40, height: 80 });
  });

  test('gets a card, which the store serves to those who are sent a link', async () => {
    const product = await pictures.addProduct();
    const path = await pictures.upload(product);
    const id = await pictures.addPicture(product, path);
    await pictures.untilDrawn(id);

    const picture = v.parse(linkedPictureSchema, await pictures.picture(id));
    expect(picture.card).toEqual({ storage_path: cardPath(path), width: 1200, height: 630 });
    const answer = await fetch(stack.urls.hosting + linkPreviewOf(picture).src);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    const card = await sharp(await answer.arrayBuffer()).metadata();
    expect(card).toMatchObject({ mediaType: 'image/jpeg', width: 1200, height: 630 });
  });

  test('can be changed by the admin afterwards', async () => {
    const product = await pictures.addProduct();
    const id = await pictures.addPicture(product, await pictures.upload(product));
    await pictures.untilDrawn(id);
    const { variants } = (await pictures.picture(id))!;
    await updateDoc(doc(pictures.admin.firestore, picturePath(id)), {
      alt_text: 'قطعة صابون',
      updated_at: serverTimestamp(),
      updated_by: pictures.admin.uid,
    });
    expect(await pictures.picture(id)).toMatchObject({ alt_text: 'قطعة صابون', variants });
  });

  test('is drawn once, however often it is announced', async () => {
    const product = await pictures.addProduct();
    const path = await pictures.upload(product);
    const id = await pictures.addPicture(product, path);
    await pictures.untilDrawn(id);
    const drawn = await db.doc(picturePath(id)).get();
    const [{ storage_path }] = drawn.get('variants') as [{ storage_path: string }];
    const [file] = await pictures.server.bucket.file(storage_path).getMetadata();
    expect(await announceAdded(id, path)).toBe(200);
    expect((await db.doc(picturePath(id)).get()).updateTime).toEqual(drawn.updateTime);
    expect((await pictures.server.bucket.file(storage_path).getMetadata())[0]).toEqual(file);
  });

  test('is right where it is announced several times at once', async () => {
    const product = await pictures.addProduct();
    const path = await pictures.upload(product);
    const id = await pictures.addPicture(product, path);
    const both = await Promise.all([announceAdded(id, path), announceAdded(id, path)]);
    expect(both).toEqual([200, 200]);
    expect(v.parse(storePictureSchema, await pictures.picture(id)).variants).toHaveLength(3);
    expect(await pictures.filesOf(product)).toHaveLength(5);
  });

  test.each([
    ['whose file is not there', null],
    ['whose file is no picture', Buffer.from('ليست صورة')],
  ])('gets none %s', async (_, bytes) => {
    const product = await pictures.addProduct();
    const path = freshPath(product);
    const id = `bare-${crypto.randomUUID()}`;
    if (bytes)
      await pictures.server.bucket
        .file(path)
        .save(bytes, { contentType: 'text/plain', resumable: false });
    await db.doc(picturePath(id)).set({ product_id: product, storage_path: path });
    expect(await announceAdded(id, path)).toBe(200);
    expect((await pictures.picture(id))?.['variants']).toBeUndefined();
    await expect.poll(() => pictures.filesOf(product)).toEqual([]);
  });

  test('leaves nothing behind where it was deleted before it was drawn', async () => {
    const product = await pictures.addProduct();
    const path = await pictures.upload(product);
    const half = `${variantFolder(path)}360.avif`; // left by an interrupted attempt
    await pictures.server.bucket
      .file(half)
      .save(pictures.small, { contentType: 'image/avif', resumable: false });
    expect(await announceAdded('never-there', path)).toBe(200);
    expect(await pictures.filesOf(product)).toEqual([]);
  });

  test('leaves nothing behind where it is deleted while it is drawn', async () => {
    const product = await pictures.addProduct();
    const path = await pictures.upload(product, await photograph());
    const id = await pictures.addPicture(product, path);
    const drawing = announceAdded(id, path);
    await pictures.deletePicture(id);
    expect(await drawing).toBe(200);
    await expect.poll(() => pictures.filesOf(product)).toEqual([]);
  });
});
