import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** A file as a browser's file chooser gives it. */
export type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

/** A small single-coloured PNG. */
export async function png(name: string, background = 'green'): Promise<ChosenFile> {
  const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

/**
 * A JPEG of 3600 × 2400 pixels over the upload limit, because of appended data as in a phone's motion photo. Dark above
 * and light below, with an EXIF rotation of 90 degrees to the right.
 */
export async function largePhoto(name: string): Promise<ChosenFile> {
  const half = { width: 3600, height: 1200, channels: 3 } as const;
  const picture = await sharp({ create: { ...half, height: 2400, background: '#404040' } })
    .composite([{ input: { create: { ...half, background: '#c0c0c0' } }, gravity: 'south' }])
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const buffer = Buffer.concat([picture, randomBytes(6_000_000)]);
  return { name, mimeType: 'image/jpeg', buffer };
}

/** An uncompressed PNG over the upload limit, fading from left to right. */
export async function largeTransparentPng(name: string): Promise<ChosenFile> {
  const { width, height, channels } = { width: 1400, height: 1000, channels: 4 } as const;
  const pixels = Buffer.alloc(width * height * channels, 128);
  for (let x = 0; x < width; x += 1)
    for (let y = 0; y < height; y += 1)
      pixels[(y * width + x) * channels + 3] = Math.round((255 * x) / width);
  const buffer = await sharp(pixels, { raw: { width, height, channels } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}
