import { MAX_IMAGE_PIXELS } from '@ghar/domain/product/image-file';

/**
 * The decoders of the accepted types. libvips' others are blocked, to reduce the attack surface.
 */
const DECODERS = [
  'VipsForeignLoadJpeg',
  'VipsForeignLoadPng',
  'VipsForeignLoadWebp',
  'VipsForeignLoadHeif',
];

async function load() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: DECODERS });
  return sharp;
}
let loaded: ReturnType<typeof load> | undefined;

/**
 * Imports sharp lazily, so that other functions do not load it, and once: while the decoders are
 * blocked, a picture that another request decodes would be none.
 */
export const loadSharp = (): ReturnType<typeof load> => (loaded ??= load());

/**
 * Opens an uploaded picture, upright. All decoding goes through here: with other options, a picture
 * could be accepted that cannot be drawn. Warnings are tolerated, since browsers show such pictures
 * too: some Samsung phones write an invalid SOS segment.
 */
export async function openPicture(bytes: Uint8Array) {
  const sharp = await loadSharp();
  return sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error', autoOrient: true });
}
export type OpenPicture = Awaited<ReturnType<typeof openPicture>>;
