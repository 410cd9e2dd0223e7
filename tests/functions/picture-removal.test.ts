/** @module-tag nightly */
import { picturePath, productImagePath, productPath, variantFolder } from '@ghar/domain/paths';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resetDatabase } from '../support/database.ts';
import { announceDocument, PictureClient } from '../support/picture-client.ts';

let pictures: PictureClient;
beforeAll(async () => {
  await resetDatabase();
  pictures = await PictureClient.open();
});
afterAll(() => pictures.close());

describe('a picture that is deleted', () => {
  test('takes its files along', async () => {
    const product = await pictures.addProduct();
    const id = await pictures.addPicture(product, await pictures.upload(product));
    await pictures.untilDrawn(id);
    expect(await pictures.filesOf(product)).toHaveLength(5);
    await pictures.deletePicture(id);
    await expect.poll(() => pictures.filesOf(product)).toEqual([]);
  });

  test('leaves the files of one beside it, whose name begins alike', async () => {
    const product = await pictures.addProduct();
    const [short, long] = [1, 11].map((time) => productImagePath(product, time, 'jpg'));
    const ids = [];
    for (const path of [short!, long!]) {
      await pictures.upload(product, pictures.small, path);
      ids.push(await pictures.addPicture(product, path));
      await pictures.untilDrawn(ids.at(-1)!);
    }
    await pictures.deletePicture(ids[0]!);
    await expect.poll(async () => (await pictures.filesOf(product)).length).toBe(5);
    const left = await pictures.filesOf(product);
    expect(left).toContain(long);
    expect(left.filter((path) => path.startsWith(variantFolder(long!)))).toHaveLength(4);
  });

  test('leaves the files that another one shows, until that one goes', async () => {
    const product = await pictures.addProduct();
    const path = await pictures.upload(product);
    const one = await pictures.addPicture(product, path);
    await pictures.untilDrawn(one);
    const other = await pictures.addPicture(product, path);
    await pictures.untilDrawn(other);
    await pictures.deletePicture(one);
    expect(await announceDocument('removePictureFiles', picturePath(one), path)).toBe(200);
    expect(await pictures.filesOf(product)).toHaveLength(5);
    await pictures.deletePicture(other);
    await expect.poll(() => pictures.filesOf(product)).toEqual([]);
    expect(await announceDocument('removePictureFiles', picturePath(other), path)).toBe(200);
  });

  test('takes along no file that is no picture, whatever it says', async () => {
    const path = 'kept/secret.txt';
    await pictures.server.bucket.file(path).save('سر', { resumable: false });
    expect(await announceDocument('removePictureFiles', picturePath('odd'), path)).toBe(200);
    expect(await announceDocument('removePictureFiles', picturePath('odd'))).toBe(200);
    expect((await pictures.server.bucket.file(path).exists())[0]).toBe(true);
  });
});

describe('a product that is deleted', () => {
  test('takes its pictures along, and every file that was uploaded for it', async () => {
    const product = await pictures.addProduct();
    const id = await pictures.addPicture(product, await pictures.upload(product));
    await pictures.upload(product); // its picture was never added
    await pictures.untilDrawn(id);
    await pictures.deleteProduct(product);
    await expect.poll(() => pictures.picture(id)).toBeUndefined();
    await expect.poll(() => pictures.filesOf(product)).toEqual([]);
    expect(await announceDocument('removeProductPictures', productPath(product))).toBe(200);
  });

  test('leaves those of the others', async () => {
    const [product, other] = [await pictures.addProduct(), await pictures.addProduct()];
    const id = await pictures.addPicture(other, await pictures.upload(other));
    await pictures.untilDrawn(id);
    await pictures.deleteProduct(product);
    expect(await announceDocument('removeProductPictures', productPath(product))).toBe(200);
    expect(await pictures.picture(id)).toBeDefined();
    expect(await pictures.filesOf(other)).toHaveLength(5);
  });

  test('keeps its pictures where it is there again', async () => {
    const product = await pictures.addProduct();
    const id = await pictures.addPicture(product, await pictures.upload(product));
    await pictures.untilDrawn(id);
    expect(await announceDocument('removeProductPictures', productPath(product))).toBe(200);
    expect(await pictures.picture(id)).toBeDefined();
    expect(await pictures.filesOf(product)).toHaveLength(5);
  });
});
