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
