import { picturePath, productImagePath, productPath, variantFolder } from '@ghar/domain/paths';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resetDatabase } from '../support/database.ts';
import { announceDocument, PictureDesk } from '../support/picture-desk.ts';

let desk: PictureDesk;
beforeAll(async () => {
  await resetDatabase();
  desk = await PictureDesk.open();
});
afterAll(() => desk.close());

describe('a picture that is deleted', () => {
  test('takes its files along', async () => {
    const product = await desk.addProduct();
    const id = await desk.addPicture(product, await desk.upload(product));
    await desk.untilDrawn(id);
    expect(await desk.filesOf(product)).toHaveLength(5);
    await desk.deletePicture(id);
    await expect.poll(() => desk.filesOf(product)).toEqual([]);
  });

  test('leaves the files of one beside it, whose name begins alike', async () => {
    const product = await desk.addProduct();
    const [short, long] = [1, 11].map((time) => productImagePath(product, time, 'jpg'));
    const ids = [];
    for (const path of [short!, long!]) {
      await desk.upload(product, desk.small, path);
      ids.push(await desk.addPicture(product, path));
      await desk.untilDrawn(ids.at(-1)!);
    }
    await desk.deletePicture(ids[0]!);
    await expect.poll(async () => (await desk.filesOf(product)).length).toBe(5);
    const left = await desk.filesOf(product);
    expect(left).toContain(long);
    expect(left.filter((path) => path.startsWith(variantFolder(long!)))).toHaveLength(4);
  });

  test('leaves the files that another one shows, until that one goes', async () => {
    const product = await desk.addProduct();
    const path = await desk.upload(product);
    const one = await desk.addPicture(product, path);
    await desk.untilDrawn(one);
    const other = await desk.addPicture(product, path);
    await desk.untilDrawn(other);
    await desk.deletePicture(one);
    expect(await announceDocument('removePictureFiles', picturePath(one), path)).toBe(200);
    expect(await desk.filesOf(product)).toHaveLength(5);
    await desk.deletePicture(other);
    await expect.poll(() => desk.filesOf(product)).toEqual([]);
    expect(await announceDocument('removePictureFiles', picturePath(other), path)).toBe(200);
  });

  test('takes along no file that is no picture, whatever it says', async () => {
    const path = 'kept/secret.txt';
    await desk.server.bucket.file(path).save('سر', { resumable: false });
    expect(await announceDocument('removePictureFiles', picturePath('odd'), path)).toBe(200);
    expect(await announceDocument('removePictureFiles', picturePath('odd'))).toBe(200);
    expect((await desk.server.bucket.file(path).exists())[0]).toBe(true);
  });
});

describe('a product that is deleted', () => {
  test('takes its pictures along, and every file that was uploaded for it', async () => {
    const product = await desk.addProduct();
    const id = await desk.addPicture(product, await desk.upload(product));
    await desk.upload(product); // its picture was never added
    await desk.untilDrawn(id);
    await desk.deleteProduct(product);
    await expect.poll(() => desk.picture(id)).toBeUndefined();
    await expect.poll(() => desk.filesOf(product)).toEqual([]);
    expect(await announceDocument('removeProductPictures', productPath(product))).toBe(200);
  });

  test('leaves those of the others', async () => {
    const [product, other] = [await desk.addProduct(), await desk.addProduct()];
    const id = await desk.addPicture(other, await desk.upload(other));
    await desk.untilDrawn(id);
    await desk.deleteProduct(product);
    expect(await announceDocument('removeProductPictures', productPath(product))).toBe(200);
    expect(await desk.picture(id)).toBeDefined();
    expect(await desk.filesOf(other)).toHaveLength(5);
  });

  test('keeps its pictures where it is there again', async () => {
    const product = await desk.addProduct();
    const id = await desk.addPicture(product, await desk.upload(product));
    await desk.untilDrawn(id);
    expect(await announceDocument('removeProductPictures', productPath(product))).toBe(200);
    expect(await desk.picture(id)).toBeDefined();
    expect(await desk.filesOf(product)).toHaveLength(5);
  });
});
