import { IMAGE_TYPES } from '@ghar/domain/product/image-file';
import { productImagePath } from '@ghar/domain/paths';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { copyPixels, inspectImage } from '../../functions/src/adapters/sharp-images.ts';
import { drawPicture } from '../../functions/src/adapters/sharp-variants.ts';
import { checkUpload } from '../../functions/src/uploads/check-upload.ts';
import { makeVariants } from '../../functions/src/pictures/make-variants.ts';
import type { PictureFiles } from '../../functions/src/pictures/picture-files.ts';
import type { PicturePorts } from '../../functions/src/pictures/picture-ports.ts';
import { cleanPictures } from '../../tools/clean-pictures/clean-pictures.ts';
import { FORMATS, samsungPicture, TAG, taggedPicture } from '../support/tagged-picture.ts';

type File = { bytes: Uint8Array; contentType: string; generation: number; isCopy: boolean };

/** Storage in memory, with one upload. */
function storageWith(path: string, bytes: Uint8Array, contentType: string) {
  const stored = new Map<string, File>([
    [path, { bytes, contentType, generation: 1, isCopy: false }],
  ]);
  const counts = { replaced: 0 };
  const files: PictureFiles = {
    find: async (at) => {
      const file = stored.get(at);
      if (!file) return null;
      const { generation, bytes: now, ...rest } = file;
      const open = async () => Readable.from([now]);
      return { ...rest, generation: String(generation), size: now.length, open };
    },
    save: async (at, saved, type) =>
      void stored.set(at, { bytes: saved, contentType: type, generation: 1, isCopy: false }),
    replace: async (at, generation, copy, type) => {
      if (String(stored.get(at)?.generation) !== generation) return false;
      stored.set(at, {
        bytes: copy,
        contentType: type,
        generation: Number(generation) + 1,
        isCopy: true,
      });
      counts.replaced += 1;
      return true;
    },
    remove: async (at) => void stored.delete(at),
    removeFolder: async () => {},
  };
  const noted: string[] = [];
  const ports = {
    files,
    pictures: {
      state: async () => 'bare',
      addFacts: async () => true,
      markUndrawn: async () => void noted.push('undrawn'),
      isShown: async () => true,
      removeOfDeletedProduct: async () => false,
    },
    rejections: {
      record: async ({ reason }: { reason: string }) => void noted.push(reason),
      removePictures: async () => {},
    },
    clock: () => new Date(),
    inspect: inspectImage,
    copyPixels,
    draw: drawPicture,
  } satisfies PicturePorts & Parameters<typeof checkUpload>[1];
  return { stored, counts, noted, ports };
}

describe.each(Object.entries(FORMATS))('of a .%s with EXIF, XMP and IPTC', (extension, format) => {
  const path = productImagePath('soap', 1, extension);
  const type = IMAGE_TYPES[format];

  test('no public file tells where it was taken, and all are upright', async () => {
    const upload = await taggedPicture(format);
    expect(upload.toString('latin1').split(TAG).length).toBeGreaterThan(2);
    const { stored, counts, ports } = storageWith(path, upload, type);
    // both triggers, in no order
    await Promise.all([
      checkUpload(path, ports),
      makeVariants({ id: 'one', storagePath: path }, ports),
    ]);

    expect(counts.replaced).toBe(1);
    expect([...stored.keys()]).toHaveLength(5);
    for (const [at, { bytes, contentType }] of stored) {
      expect(Buffer.from(bytes).toString('latin1')).not.toContain(TAG);
      const { exif, xmp, iptc, icc, orientation, comments, ...found } =
        await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, icc, orientation, comments }).toEqual({});
      expect(found.mediaType).toBe(contentType);
      if (at.includes('card')) continue;
      expect(found).toMatchObject({ width: 40, height: 80 });
      const [red, green] = await sharp(bytes)
        .extract({ left: 20, top: 10, width: 1, height: 1 })
        .raw()
        .toBuffer();
      expect(red).toBeGreaterThan(green!);
    }
  });

  test('the copy is not copied again', async () => {
    const { stored, counts, ports } = storageWith(path, await taggedPicture(format), type);
    await checkUpload(path, ports);
    const { bytes } = stored.get(path)!;
    expect(await checkUpload(path, ports)).toEqual({ outcome: 'kept' });
    expect(counts.replaced).toBe(1);
    expect(stored.get(path)!.bytes).toBe(bytes);
  });
});

test('pictures of before are copied and drawn by the command, and what is no picture is named', async () => {
  const path = productImagePath('soap', 1, 'jpg');
  const { stored, ports } = storageWith(path, await taggedPicture('jpeg'), 'image/jpeg');
  const text = productImagePath('soap', 2, 'jpg');
  await ports.files.save(text, Buffer.from('ليست صورة'), 'image/jpeg');
  const said: string[] = [];
  const old = { paths: [path, text], pictures: [{ id: 'one', storagePath: path }] };
  const done = await cleanPictures(old, ports, (line) => void said.push(line));
  expect(done).toEqual({ sound: 1, drawn: 1 });
  expect(Buffer.from(stored.get(path)!.bytes).toString('latin1')).not.toContain(TAG);
  expect(said).toEqual([`${text}: not-an-image. Delete it in the panel.`]);
});

test('a JPEG with the scan header of some Samsung phones is accepted, and drawn', async () => {
  const path = productImagePath('soap', 1, 'jpg');
  const { noted, ports } = storageWith(path, await samsungPicture(), 'image/jpeg');
  expect(await makeVariants({ id: 'one', storagePath: path }, ports)).toBe('made');
  expect(await checkUpload(path, ports)).toEqual({ outcome: 'kept' });
  expect(noted).toEqual([]);
  await expect(drawPicture(await samsungPicture())).resolves.toMatchObject({ width: 400 });
});

test('a file whose pixels cannot be copied is refused, not kept without variants', async () => {
  const path = productImagePath('soap', 1, 'jpg');
  const { noted, stored, ports } = storageWith(path, await samsungPicture(), 'image/jpeg');
  const checked = await checkUpload(path, { ...ports, copyPixels: async () => null });
  expect(checked).toMatchObject({ outcome: 'refused', reason: 'not-an-image' });
  expect(noted).toEqual(['not-an-image']);
  expect([...stored.keys()]).toEqual([]);
});
