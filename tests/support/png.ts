import { randomFillSync } from 'node:crypto';
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
 * A JPEG of 3600 × 2400 noise pixels, larger than an upload may be. It is dark above and light below,
 * but to be shown turned to the right by a quarter.
 */
export async function largePhoto(name: string): Promise<ChosenFile> {
  const { width, height, channels } = { width: 3600, height: 2400, channels: 3 } as const;
  const pixels = randomFillSync(Buffer.alloc(width * height * channels));
  for (const [index, value] of pixels.entries())
    pixels[index] = (value >> 1) + (index < pixels.length / 2 ? 0 : 128);
  const buffer = await sharp(pixels, { raw: { width, height, channels } })
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** A PNG of noise, larger than an upload may be, whose pixels are transparent to various degrees. */
export async function largeTransparentPng(name: string): Promise<ChosenFile> {
  const { width, height, channels } = { width: 1400, height: 1000, channels: 4 } as const;
  const pixels = randomFillSync(Buffer.alloc(width * height * channels));
  const buffer = await sharp(pixels, { raw: { width, height, channels } }).png().toBuffer();
  return { name, mimeType: 'image/png', buffer };
}
