import { MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS, RESTORED_MARK } from '@ghar/domain/image-file';
import { productImagePath } from '@ghar/domain/paths';
import type { UploadRejection } from '@ghar/domain/upload-rejection';
import { describe, expect, test } from 'vitest';
import { checkUpload, type UploadedFile, type UploadPorts } from './check-upload.ts';
import { judgeUpload, type FoundImage } from './judge-upload.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const PATH = productImagePath('soap', 1, 'png');
const PNG: FoundImage = { type: 'image/png', pixels: 100 };

describe('a file is', () => {
  test.each([
    ['kept', 'png', 'image/png', PNG, null],
    ['kept', 'jpeg', 'image/jpeg', { type: 'image/jpeg', pixels: 1 }, null],
    ['kept', 'jpg', 'image/jpeg', { type: 'image/jpeg', pixels: MAX_IMAGE_PIXELS }, null],
    ['refused', 'png', 'image/png', null, 'not-an-image'],
    ['refused', 'jpg', 'image/png', PNG, 'other-type'],
    ['refused', 'png', 'image/jpeg', PNG, 'other-type'],
    ['refused', 'png', undefined, PNG, 'other-type'],
    ['refused', 'svg', 'image/png', PNG, 'other-type'],
    ['refused', 'constructor', 'image/png', PNG, 'other-type'],
    ['refused', 'png', 'image/png', { ...PNG, pixels: MAX_IMAGE_PIXELS + 1 }, 'too-large'],
  ] as const)(
    '%s that is called .%s, says %s and is %j',
    (_, extension, contentType, found, why) => {
      expect(judgeUpload({ extension, contentType }, found)).toBe(why);
    },
  );
});

/** Ports that record the calls in order. */
function portsOf(found: FoundImage | null, isThere = true) {
  const done: unknown[] = [];
  const ports: UploadPorts = {
    files: {
      read: async () => {
        done.push('read');
        return isThere ? new Uint8Array(1) : null;
      },
      remove: async ({ path }) => void done.push(['remove', path]),
    },
    inspect: async () => found,
    rejections: {
      record: async (rejection: UploadRejection) => void done.push(rejection),
      removePictures: async (path) => void done.push(['pictures', path]),
    },
    clock: () => NOW,
  };
  return { done, ports };
}
const file = (change: Partial<UploadedFile> = {}): UploadedFile => ({
  bucket: 'bucket',
  path: PATH,
  generation: '1',
  contentType: 'image/png',
  size: 100,
  metadata: undefined,
  ...change,
});

describe('checking an upload', () => {
  test('keeps a picture', async () => {
    const { done, ports } = portsOf(PNG);
    expect(await checkUpload(file(), ports)).toEqual({ outcome: 'kept' });
    expect(done).toEqual(['read']);
  });

  test('writes down why before it takes away the pictures, and the file last', async () => {
    const { done, ports } = portsOf(null);
    expect(await checkUpload(file(), ports)).toEqual({
      outcome: 'refused',
      reason: 'not-an-image',
      productId: 'soap',
    });
    expect(done).toEqual([
      'read',
      { storage_path: PATH, product_id: 'soap', reason: 'not-an-image', created_at: NOW },
      ['pictures', PATH],
      ['remove', PATH],
    ]);
  });

  test('refuses a huge file unread', async () => {
    const { done, ports } = portsOf(PNG);
    const checked = await checkUpload(file({ size: MAX_IMAGE_BYTES + 1 }), ports);
    expect(checked).toMatchObject({ outcome: 'refused', reason: 'too-large' });
    expect(done).not.toContain('read');
  });

  test('does nothing about a file that is gone', async () => {
    const { done, ports } = portsOf(null, false);
    expect(await checkUpload(file(), ports)).toEqual({ outcome: 'gone' });
    expect(done).toEqual(['read']);
  });

  test('leaves what a restore brings, whatever it is', async () => {
    const { done, ports } = portsOf(null);
    const metadata = { [RESTORED_MARK]: NOW.toISOString() };
    expect(await checkUpload(file({ metadata }), ports)).toEqual({ outcome: 'restored' });
    expect(done).toEqual([]);
  });

  test.each(['loose.png', 'product-images/soap/deeper/1.png', 'product-images/soap/name.png'])(
    'does not look at %s, which is no picture of a product',
    async (path) => {
      const { done, ports } = portsOf(null);
      expect(await checkUpload(file({ path }), ports)).toEqual({ outcome: 'foreign' });
      expect(done).toEqual([]);
    },
  );
});
