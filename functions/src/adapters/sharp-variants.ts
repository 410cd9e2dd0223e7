import { CARD } from '../pictures/card-plan.ts';
import type { DrawnPicture } from '../pictures/picture-ports.ts';
import { planVariants, type PlannedVariant } from '../pictures/variant-plan.ts';
import { loadSharp, openPicture, type OpenPicture } from './load-sharp.ts';
import { drawCard } from './sharp-card.ts';

/** Encoders with qualities that look alike across formats. */
const ENCODERS: Readonly<Record<PlannedVariant['format'], (picture: OpenPicture) => OpenPicture>> =
  {
    avif: (picture) => picture.avif({ quality: 54, chromaSubsampling: '4:2:0' }),
    webp: (picture) => picture.webp({ quality: 76 }),
    // JPEG has no transparency
    jpeg: (picture) =>
      picture.flatten({ background: 'white' }).jpeg({ quality: 74, mozjpeg: true }),
  };

/** Longer side in pixels; about 200 bytes. */
const PLACEHOLDER_SIDE = 20;

/** Draws the variants and the card of a picture that {@link inspectImage} accepted: upright, sRGB, without metadata. */
export async function drawPicture(bytes: Uint8Array): Promise<DrawnPicture> {
  const sharp = await loadSharp();
  const original = await openPicture(bytes);
  const { autoOrient: size } = await original.metadata();
  const plan = planVariants(size);
  const largest = plan.reduce((one, other) => (other.width > one.width ? other : one));

  // decode once: the smaller variants are made from the largest
  const { data, info } = await original
    .resize({ width: largest.width, height: largest.height, fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const base = sharp(data, { raw: { width, height, channels } });

  const variants: DrawnPicture['variants'][number][] = [];
  for (const { format, ...target } of plan) {
    const resized = base.clone().resize({ ...target, fit: 'fill' });
    variants.push({ format, ...target, bytes: await ENCODERS[format](resized).toBuffer() });
  }
  const { isOpaque } = await base.stats();
  return {
    ...size,
    variants,
    card: { ...CARD, bytes: await drawCard(base, size) },
    ...(isOpaque && { placeholder: await placeholderOf(base) }),
  };
}

async function placeholderOf(picture: OpenPicture): Promise<string> {
  const tiny = await picture
    .clone()
    .resize({ width: PLACEHOLDER_SIDE, height: PLACEHOLDER_SIDE, fit: 'inside' })
    .blur(0.6)
    .webp({ quality: 40 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
