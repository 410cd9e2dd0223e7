/** @module-tag nightly */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { FirebaseError } from 'firebase/app';
import { doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { getMetadata, ref, uploadBytes } from 'firebase/storage';
import { IMAGE_TYPES, type ImageExtension } from '@ghar/domain/product/image-file';
import { COLLECTIONS, productImagePath, uploadRejectionPath } from '@ghar/domain/paths';
import { uploadRejectionSchema, type RejectionReason } from '@ghar/domain/product/upload-rejection';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BUCKET } from '../../tools/seed/images.ts';
import { announce } from '../support/backend.ts';
import { signUpAdmin, type Client } from '../support/client.ts';
import { db, PRODUCT_ID, resetDatabase } from '../support/database.ts';
import { stack } from '../stack.ts';

let admin: Client;
beforeAll(async () => {
  await resetDatabase();
  admin = await signUpAdmin();
});
afterAll(() => admin.close());

let time = Date.now();
const freshPath = (extension: string): string => productImagePath(PRODUCT_ID, time++, extension);

const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: 'green' } });
const encoded = (format: 'jpeg' | 'png' | 'webp' | 'avif'): Promise<Uint8Array> =>
  picture.clone().toFormat(format).toBuffer();

/** Uploads as the panel does, with the content type of the file's extension. */
const upload = (path: string, bytes: Uint8Array): Promise<unknown> =>
  uploadBytes(ref(admin.storage, path), bytes, {
    contentType: IMAGE_TYPES[path.split('.').at(-1) as ImageExtension],
  });
/** Adds the picture's document as the panel does. */
const addPicture = (id: string, path: string): Promise<void> =>
  setDoc(doc(admin.firestore, COLLECTIONS.productImages, id), {
    product_id: PRODUCT_ID,
    image_url: 'https://ghar.example/picture',
    storage_path: path,
    alt_text: 'صابون',
    display_order: 0,
    is_primary: false,
    created_at: serverTimestamp(),
    updated_at: serverTimestamp(),
    updated_by: admin.uid,
  });
const pictures = async (path: string): Promise<number> =>
  (await db.collection(COLLECTIONS.productImages).where('storage_path', '==', path).get()).size;
/** Checked by metadata: the emulator crashes when a file is deleted while it is read. */
const isThere = (path: string): Promise<boolean> =>
  getMetadata(ref(admin.storage, path)).then(
    () => true,
    (error: unknown) => {
      if (error instanceof FirebaseError && error.code === 'storage/object-not-found') return false;
      throw error;
    },
  );
const rejection = async (path: string) => (await db.doc(uploadRejectionPath(path)).get()).data();

/** Delivers the event of an upload to the function; resolves when it has run. */
const announceUpload = (path: string, size: number, contentType: string): Promise<number> =>
  announce('checkUploadedImage', {
    type: 'google.cloud.storage.object.v1.finalized',
    source: `//storage.googleapis.com/projects/_/buckets/${BUCKET}`,
    subject: `objects/${path}`,
    bucket: BUCKET,
    data: { bucket: BUCKET, name: path, generation: '1', size: String(size), contentType },
  });

describe('an upload that is what it claims to be', () => {
  test.each([
    ['jpg', 'jpeg'],
    ['jpeg', 'jpeg'],
    ['png', 'png'],
    ['webp', 'webp'],
    ['avif', 'avif'],
  ] as const)('stays: a real .%s', async (extension, format) => {
    const path = freshPath(extension);
    const bytes = await encoded(format);
    await upload(path, bytes);
    await addPicture(extension, path);
    // once the repeated event is answered, the first one has been handled
    expect(await announceUpload(path, bytes.length, IMAGE_TYPES[extension])).toBe(200);
    expect(await isThere(path)).toBe(true);
    expect(await pictures(path)).toBe(1);
    expect(await rejection(path)).toBeUndefined();
  });

  test('stays: a photograph', async () => {
    const path = freshPath('jpg');
    const bytes = readFileSync('tools/seed/pictures/hero.jpg');
    await upload(path, bytes);
    expect(await announceUpload(path, bytes.length, 'image/jpeg')).toBe(200);
    expect(await isThere(path)).toBe(true);
  });
});

describe('an upload that is not', () => {
  test.each<[string, string, () => Promise<Uint8Array> | Uint8Array, RejectionReason]>([
    ['a text', 'png', () => Buffer.from('ليست صورة'), 'not-an-image'],
    ['a page', 'jpg', () => Buffer.from('<script>alert(1)</script>'), 'not-an-image'],
    [
      'a drawing',
      'webp',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'not-an-image',
    ],
    ['nothing', 'png', () => new Uint8Array(), 'not-an-image'],
    ['half a PNG', 'png', async () => (await encoded('png')).subarray(0, 60), 'not-an-image'],
    ['a PNG', 'jpg', () => encoded('png'), 'other-type'],
    ['a JPEG', 'avif', () => encoded('jpeg'), 'other-type'],
  ])('disappears, and the admin is told: %s called .%s', async (what, extension, make, reason) => {
    const path = freshPath(extension);
    await addPicture(`bad-${what}`, path);
    await upload(path, await make());
    await expect.poll(() => isThere(path)).toBe(false);
    const told = await rejection(path);
    expect(told).toMatchObject({ storage_path: path, product_id: PRODUCT_ID, reason });
    const { created_at, ...rest } = told!;
    const read = { ...rest, created_at: (created_at as { toDate: () => Date }).toDate() };
    expect(v.is(uploadRejectionSchema, read)).toBe(true);
    expect(await pictures(path)).toBe(0);
    await expect.poll(() => readFileSync(stack.logFile, 'utf8')).toContain(path);
  });

  test('disappears: a picture that is packed, and would be unpacked to look at', async () => {
    const path = freshPath('png');
    await uploadBytes(ref(admin.storage, path), gzipSync(await encoded('png')), {
      contentType: 'image/png',
      contentEncoding: 'gzip',
    });
    await expect.poll(() => isThere(path)).toBe(false);
    expect(await rejection(path)).toMatchObject({ reason: 'not-an-image' });
  });

  test('cannot be shown any more, however late its picture is added', async () => {
    const path = freshPath('png');
    await upload(path, Buffer.from('ليست صورة'));
    await expect.poll(() => rejection(path)).toBeDefined();
    await expect(addPicture('late', path)).rejects.toMatchObject({ code: 'permission-denied' });
  });

  test('is dealt with once, however often it is announced', async () => {
    const path = freshPath('png');
    await upload(path, Buffer.from('ليست صورة'));
    await expect.poll(() => isThere(path)).toBe(false);
    const told = await rejection(path);
    for (let again = 0; again < 3; again++)
      expect(await announceUpload(path, 20, 'image/png')).toBe(200);
    expect(await rejection(path)).toEqual(told);

    await db.doc(uploadRejectionPath(path)).delete(); // the admin has dismissed it
    expect(await announceUpload(path, 20, 'image/png')).toBe(200);
    expect(await rejection(path)).toBeUndefined();
  });

  test('is refused by the rules where it does not even claim to be a picture', async () => {
    const path = freshPath('svg');
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    await expect(
      uploadBytes(ref(admin.storage, path), drawing, { contentType: 'image/svg+xml' }),
    ).rejects.toMatchObject({ code: 'storage/unauthorized' });
  });
});
