import { MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS } from '@ghar/domain/product/image-file';
import { productImagePath } from '@ghar/domain/paths';
import type { UploadRejection } from '@ghar/domain/product/upload-rejection';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import type { StoredFile } from '../pictures/picture-files.ts';
import { checkUpload, type UploadPorts } from './check-upload.ts';
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

/** Ports that record the calls in order; `file` changes what is stored, null for none. */
function portsOf(found: FoundImage | null, file: Partial<StoredFile> | null = {}) {
  const done: unknown[] = [];
  const ports: UploadPorts = {
    files: {
      find: async () =>
        file && {
          contentType: 'image/png',
          size: 100,
          generation: '7',
          isCopy: false,
          open: async () => {
            done.push('read');
            return Readable.from([Buffer.of(1)]);
          },
          ...file,
        },
      replace: async (path, generation, bytes, type) => {
        done.push(['replace', path, generation, [...bytes], type]);
        return true;
      },
      remove: async (path, generation) => void done.push(['remove', path, generation]),
    },
    inspect: async () => found,
    copyPixels: async () => Buffer.of(2),
    rejections: {
      record: async (rejection: UploadRejection) => void done.push(rejection),
      removePictures: async (path) => void done.push(['pictures', path]),
    },
    clock: () => NOW,
  };
  return { done, ports };
}

describe('checking an upload', () => {
  test('keeps a copy of a picture in its place', async () => {
    const { done, ports } = portsOf(PNG);
    expect(await checkUpload(PATH, ports)).toEqual({ outcome: 'kept' });
    expect(done).toEqual(['read', ['replace', PATH, '7', [2], 'image/png']]);
  });

  test('checks a marked file all the same: an admin could upload the mark', async () => {
    const { done, ports } = portsOf(null, { isCopy: true });
    expect(await checkUpload(PATH, ports)).toMatchObject({ outcome: 'refused' });
    expect(done).toContainEqual(['remove', PATH, '7']);
  });

  test('begins anew where the file was replaced meanwhile', async () => {
    const { done, ports } = portsOf(PNG);
    let isCopy = false;
    const files: UploadPorts['files'] = {
      ...ports.files,
      find: async (path) => ({ ...(await ports.files.find(path))!, isCopy }),
      replace: async () => {
        isCopy = true;
        return false;
      },
    };
    expect(await checkUpload(PATH, { ...ports, files })).toEqual({ outcome: 'kept' });
    expect(done).toEqual(['read', 'read']);
  });

  test('refuses nothing that was replaced while it was read', async () => {
    const { done, ports } = portsOf(null);
    let generation = 7;
    const files: UploadPorts['files'] = {
      ...ports.files,
      find: async (path) => ({
        ...(await ports.files.find(path))!,
        generation: String(generation),
        isCopy: generation > 7,
      }),
    };
    const inspect = async (): Promise<FoundImage | null> => (generation++ === 7 ? null : PNG);
    expect(await checkUpload(PATH, { ...ports, files, inspect })).toEqual({ outcome: 'kept' });
    expect(done).toEqual(['read', 'read']);
  });

  test('writes down why before it takes away the pictures, and the file last', async () => {
    const { done, ports } = portsOf(null);
    expect(await checkUpload(PATH, ports)).toEqual({
      outcome: 'refused',
      reason: 'not-an-image',
      productId: 'soap',
    });
    expect(done).toEqual([
      'read',
      { storage_path: PATH, product_id: 'soap', reason: 'not-an-image', created_at: NOW },
      ['pictures', PATH],
      ['remove', PATH, '7'],
    ]);
  });

  test('refuses a huge file unread', async () => {
    const { done, ports } = portsOf(PNG, { size: MAX_IMAGE_BYTES + 1 });
    const checked = await checkUpload(PATH, ports);
    expect(checked).toMatchObject({ outcome: 'refused', reason: 'too-large' });
    expect(done).not.toContain('read');
  });

  test.each([
    ['gone', null],
    ['deleted while it is looked up', { open: async () => null }],
  ])('does nothing about a file that is %s', async (_, file) => {
    const { done, ports } = portsOf(null, file);
    expect(await checkUpload(PATH, ports)).toEqual({ outcome: 'gone' });
    expect(done).toEqual([]);
  });

  test.each(['loose.png', 'product-images/soap/deeper/1.png', 'product-images/soap/name.png'])(
    'does not look at %s, which is no picture of a product',
    async (path) => {
      const { done, ports } = portsOf(null);
      expect(await checkUpload(path, ports)).toEqual({ outcome: 'foreign' });
      expect(done).toEqual([]);
    },
  );
});
