import { CARD, planCard } from '../pictures/card-plan.ts';
import type { Size } from '../pictures/variant-plan.ts';
import { loadSharp, type OpenPicture } from './load-sharp.ts';

/** The picture is divided into so many strips; the first and the last are its edges. */
const PARTS = 16;
/** Colours sampled along an edge: few, so that no detail of the picture is repeated. */
const COLOURS = 3;
/**
 * Interpolates between neighbours only: other kernels bleed the picture's middle into its edges.
 */
const KERNEL = 'linear';
/** Higher than a variant's: on a plain background compression blocks are visible. */
const QUALITY = 86;

/** The card (JPEG) of an sRGB picture whose original has that size: the picture on a background. */
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

/**
 * The background: the colours of the two edges that do not reach the card's edge, so that a plain
 * wall continues.
 */
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
