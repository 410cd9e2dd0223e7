import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawPicture } from './sharp-variants.ts';

const filled = (width: number, height: number, background: string | object = 'green'): Sharp =>
  sharp({ create: { width, height, channels: 4, background } });
const pixel = async (bytes: Uint8Array, left: number, top: number): Promise<number[]> => [
  ...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];

describe('drawing', () => {
  test('makes files that are what they are said to be, and no larger', async () => {
    const bytes = await filled(700, 500).flatten().jpeg().toBuffer();
    const { width, height, variants } = await drawPicture(bytes);
    expect({ width, height }).toEqual({ width: 700, height: 500 });
    expect(variants.map((variant) => `${variant.format} ${variant.width}`)).toEqual(
      ['avif', 'webp']
        .flatMap((format) => [`${format} 360`, `${format} 640`, `${format} 700`])
        .concat('jpeg 700'),
    );
    for (const variant of variants) {
      const found = await sharp(variant.bytes).metadata();
      expect(found).toMatchObject({
        mediaType: `image/${variant.format}`,
        width: variant.width,
        height: variant.height,
      });
    }
  });

  test('turns upright what the camera held sideways, and forgets where that was', async () => {
    const bytes = await filled(80, 40)
      .flatten()
      .composite([{ input: await filled(40, 40, 'red').png().toBuffer(), left: 0, top: 0 }])
      .withExif({ IFD3: { GPSLatitude: '25/1 12/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 100 })
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const { width, height, variants } = await drawPicture(bytes);
    expect({ width, height }).toEqual({ width: 40, height: 80 });
    for (const variant of variants) {
      const { exif, icc, orientation, ...found } = await sharp(variant.bytes).metadata();
      expect({ exif, icc, orientation }).toEqual({});
      expect(found).toMatchObject({ width: 40, height: 80, space: 'srgb' });
      const [red, green] = await pixel(variant.bytes, 20, 10);
      expect(red).toBeGreaterThan(green!);
    }
  });

  test('keeps the colours of a picture that counts them otherwise', async () => {
    const wide = await filled(60, 60, { r: 200, g: 30, b: 30, alpha: 1 })
      .flatten()
      .withIccProfile('p3')
      .png()
      .toBuffer();
    // in the wide gamut the same red has a lower number
    const [stored] = await sharp(wide, { ignoreIcc: true }).raw().toBuffer();
    expect(stored).toBeLessThan(195);
    const { variants } = await drawPicture(wide);
    for (const { bytes } of variants) {
      const [red] = await pixel(bytes, 30, 30);
      expect(Math.abs(red! - 200)).toBeLessThan(5);
    }
  });

  test('leaves a picture in shades of grey as it is', async () => {
    const grey = await filled(60, 60, 'grey').flatten().greyscale().png().toBuffer();
    const { variants } = await drawPicture(grey);
    for (const { bytes } of variants) {
      const [red, green = red, blue = red] = await pixel(bytes, 30, 30);
      for (const part of [red!, green!, blue!]) expect(Math.abs(part - 128)).toBeLessThan(4);
    }
  });

  test('lets what is behind a picture be seen through it, and no placeholder', async () => {
    const clear = await filled(60, 60, { r: 0, g: 0, b: 0, alpha: 0 }).png().toBuffer();
    const { variants, placeholder } = await drawPicture(clear);
    expect(placeholder).toBeUndefined();
    const [avif, webp, jpeg] = await Promise.all(variants.map(({ bytes }) => pixel(bytes, 30, 30)));
    expect(avif![3]).toBe(0);
    expect(webp![3]).toBe(0);
    expect(jpeg).toEqual([255, 255, 255]);
  });

  test('gives a placeholder in its shape that is small enough to be in the page', async () => {
    const noisy = await sharp({
      create: {
        width: 900,
        height: 1200,
        channels: 3,
        background: 'green',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .resize(60, 80)
      .jpeg()
      .toBuffer();
    const { placeholder } = await drawPicture(noisy);
    expect(placeholder!.length).toBeLessThan(600);
    const [, encoded] = /^data:image\/webp;base64,(.+)$/.exec(placeholder!)!;
    const { width, height } = await sharp(Buffer.from(encoded!, 'base64')).metadata();
    expect({ width, height }).toEqual({ width: 15, height: 20 });
  });

  test('draws one that is as tall as formats cannot be', async () => {
    const { width, height, variants } = await drawPicture(
      await filled(20, 20_000).flatten().png().toBuffer(),
    );
    expect({ width, height }).toEqual({ width: 20, height: 20_000 });
    expect(new Set(variants.map((variant) => variant.height))).toEqual(new Set([3000]));
  });
});
