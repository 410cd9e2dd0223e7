import { MAX_IMAGE_PIXELS } from '@ghar/domain/product/image-file';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { inspectImage } from './sharp-images.ts';

const picture = sharp({
  create: {
    width: 300,
    height: 200,
    channels: 3,
    background: 'green',
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  },
});

describe('inspecting', () => {
  test.each([
    ['jpeg', 'image/jpeg'],
    ['png', 'image/png'],
    ['webp', 'image/webp'],
    ['avif', 'image/avif'],
  ] as const)('a real %s finds %s', async (format, type) => {
    const bytes = await picture.clone().toFormat(format).toBuffer();
    expect(await inspectImage(bytes)).toEqual({ type, pixels: 60_000 });
  });

  test.each([
    ['nothing', ''],
    ['a text', 'صابون'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['what begins like a PNG', '\u0089PNG\r\n\u001a\n and goes on like a text'],
    ['what begins like a JPEG', '\u00ff\u00d8\u00ff\u00e0 and goes on like a text'],
  ])('%s finds no picture', async (_, text) => {
    expect(await inspectImage(Buffer.from(text, 'latin1'))).toBeNull();
  });

  test.each(['gif', 'tiff'] as const)('a real %s finds none that is taken', async (format) => {
    expect(await inspectImage(await picture.clone().toFormat(format).toBuffer())).toBeNull();
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'a %s that ends half-way finds no picture',
    async (format) => {
      const bytes = await picture.clone().toFormat(format).toBuffer();
      expect(await inspectImage(bytes.subarray(0, bytes.length / 2))).toBeNull();
    },
  );

  test('many at once finds each of them', async () => {
    const bytes = await picture.clone().jpeg().toBuffer();
    const found = await Promise.all(Array.from({ length: 40 }, () => inspectImage(bytes)));
    expect(found).not.toContain(null);
  });

  test('a small file of a huge picture finds how large it is, without decoding it', async () => {
    const bytes = Buffer.from(await picture.clone().png().toBuffer());
    bytes.writeUInt32BE(60_000, 16);
    bytes.writeUInt32BE(50_000, 20);
    const found = await inspectImage(bytes);
    expect(found?.pixels).toBeGreaterThan(MAX_IMAGE_PIXELS);
  });
});
