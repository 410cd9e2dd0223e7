import { CARD, planCard } from '../pictures/card-plan.ts';
import type { Size } from '../pictures/variant-plan.ts';
import { loadSharp } from './load-sharp.ts';

type Sharp = ReturnType<Awaited<ReturnType<typeof loadSharp>>>;

/** How many parts of a picture's breadth there are: the first and the last are its edges. */
const PARTS = 16;
/** How many colours are taken along an edge: few, so that nothing of the picture is seen twice. */
const COLOURS = 3;
/** Each colour from its neighbours only: other kernels let the middle of the picture into its edges. */
const KERNEL = 'linear';
/** Better than that of a variant, which has no ground: in one, every block that is too coarse is seen. */
const QUALITY = 86;

/** The card of a picture in sRGB, whose original has that size: a JPEG of the picture on a ground. */
export async function drawCard(picture: Sharp, original: Size): Promise<Uint8Array> {
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
 * The colours of the picture's two edges that do not reach the card's: before a
 * plain wall, the wall goes on.
 */
async function drawGround(picture: Sharp, { width, height }: Size): Promise<Sharp> {
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
