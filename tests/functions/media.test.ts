import { readFileSync } from 'node:fs';
import { mediaPath } from '@ghar/domain/product/media';
import { productImagePath, variantPath } from '@ghar/domain/paths';
import { FUNCTIONS_REGION } from '@ghar/domain/region';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COPY_MARK } from '../../functions/src/adapters/storage-pictures.ts';
import { connectAdminSdk } from '../../tools/server-sdk.ts';
import { PRODUCT_ID } from '../support/database.ts';
import { ask } from '../support/exact-request.ts';
import { stack } from '../stack.ts';

const { bucket, close } = connectAdminSdk(stack);
afterAll(close);
const put = (path: string, bytes: Uint8Array, contentType: string): Promise<void> =>
  bucket
    .file(path)
    .save(bytes, { metadata: { contentType, metadata: COPY_MARK }, resumable: false });

const original = productImagePath(PRODUCT_ID, Date.now(), 'jpg');
const variant = variantPath(original, 640, 'avif');
/** A file that no visitor may read. */
const SECRET = 'product-images/secret.txt';
const lying = variantPath(original, 360, 'webp');
const photograph = readFileSync('tools/seed/pictures/hero.jpg');
let smaller: Buffer;

beforeAll(async () => {
  smaller = await sharp(photograph).resize(64).avif().toBuffer();
  await Promise.all([
    put(original, photograph, 'image/jpeg'),
    put(variant, smaller, 'image/avif'),
    put(lying, Buffer.from('<script>alert(1)</script>'), 'text/html'),
    put(SECRET, Buffer.from('سر'), 'text/plain'),
  ]);
});

const FUNCTION = `${stack.urls.functions}/${stack.projectId}/${FUNCTIONS_REGION}/storeMedia`;

describe('the store serves on its own origin', { tags: 'nightly' }, () => {
  test.each([
    ['a picture', original, 'image/jpeg', () => photograph],
    ['a variant of it', variant, 'image/avif', () => smaller],
  ])('%s, to be kept for ever', async (_, path, type, bytes) => {
    const { status, headers, body } = await ask(mediaPath(path));
    expect(status).toBe(200);
    expect(body.equals(bytes())).toBe(true);
    expect(headers).toMatchObject({
      'content-type': type,
      'content-length': String(bytes().length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  test('what a picture is, without its bytes', async () => {
    const { status, headers, body } = await ask(mediaPath(original), { method: 'HEAD' });
    expect(status).toBe(200);
    expect(body).toHaveLength(0);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(photograph.length),
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('nothing to %s', async (method) => {
    const { status, headers } = await ask(mediaPath(original), { method });
    expect(status).toBe(405);
    expect(headers).toMatchObject({ allow: 'GET, HEAD', 'cache-control': 'no-store' });
    expect((await ask(mediaPath(original), { method: 'HEAD' })).status).toBe(200);
  });
});

const NOTHING: readonly (readonly [string, string])[] = [
  ['a picture that there is not', mediaPath(productImagePath(PRODUCT_ID, 1, 'jpg'))],
  ['a variant that there is not', mediaPath(variantPath(original, 641, 'avif'))],
  ['a file that is no picture', mediaPath(lying)],
  ['another file', mediaPath(SECRET)],
  ['another file, by a way up', `/media/product-images/${PRODUCT_ID}/../secret.txt`],
  ['a picture by an encoded way up', '/media/product-images/x/%2e%2e/y/1.jpg'],
  ['a picture by encoded slashes', `/media/${encodeURIComponent(original)}`],
  ['a picture by slashes encoded twice', `/media/${original.replaceAll('/', '%252F')}`],
  ['a picture by backslashes', `/media/${original.replaceAll('/', '%5C')}`],
  ['a picture by another spelling', mediaPath(original).replace('.jpg', '%2Ejpg')],
  ['a picture with an end', `${mediaPath(original)}%00.txt`],
  ['a folder', `/media/product-images/${PRODUCT_ID}/`],
  ['everything', '/media/'],
];
describe('there is nothing for', () => {
  test.each([
    ...NOTHING.map(([what, path]) => [what, path, stack.urls.hosting] as const),
    // the function's own address exposes no more
    ...NOTHING.map(([what, path]) => [what, path, FUNCTION] as const),
    ['a picture outside the folder', `/${original}`, FUNCTION] as const,
  ])('%s: %s at %s', async (_, path, of) => {
    const { status, headers, body } = await ask(path, { of });
    expect(status).toBe(404);
    expect(body).toHaveLength(0);
    expect(headers['cache-control']).toBe('public, max-age=60');
  });
});
