import { CARD, planCard } from '../pictures/card-plan.ts';
import type { Size } from '../pictures/variant-plan.ts';
import { loadSharp, type OpenPicture } from './load-sharp.ts';

/** Number of strips; the first and last are the picture's edges. */
const PARTS = 16;
/** Colours sampled per edge: few, so that no detail is repeated. */
const COLOURS = 3;
/** Linear uses neighbours only; other kernels bleed the middle into the edges. */
const KERNEL = 'linear';
/** Higher than a variant's: compression blocks show on a plain background. */
const QUALITY = 86;

/** Draws the preview card (JPEG) of an sRGB picture; `original` is its original size. */
export async function drawCard(picture: OpenPicture, original: Size): Promise<Uint8Array> {
  const opaque = picture.clone().flatten({ background: 'white' });
  const { width, height } = planCard(original);
  const seen = { width: Math.min(width, CARD.width), height: Math.min(height, CARD.height) };
  const input = await opaque
    .clone()
    .resize({ width, height, fit: 'fill' })
    .extract({
      left: Math.floor((width - seen.width) / 2),
      top: Math.floor((height - seen.height) / 2),
      ...seen,
    })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const ground = await drawGround(opaque, seen);
  return ground
    .composite([{ input, gravity: 'centre' }])
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
}

/** The background: the colours of the picture's two edges inside the card, so that a plain wall continues. */
async function drawGround(picture: OpenPicture, { width, height }: Size): Promise<OpenPicture> {
  const sharp = await loadSharp();
  const isUpright = width * CARD.height < height * CARD.width;
  const colours = await picture
    .clone()
    .resize({
      ...(isUpright ? { width: PARTS, height: COLOURS } : { width: COLOURS, height: PARTS }),
      fit: 'fill',
      kernel: KERNEL,
    })
    .png()
    .toBuffer();
  const edges = [0, PARTS - 1].map((at) =>
    sharp(colours)
      .extract(
        isUpright
          ? { left: at, top: 0, width: 1, height: COLOURS }
          : { left: 0, top: at, width: COLOURS, height: 1 },
      )
      .png()
      .toBuffer(),
  );
  const join = { across: isUpright ? 2 : 1 };
  return sharp(await Promise.all(edges), { join }).resize({ ...CARD, fit: 'fill', kernel: KERNEL });
}
