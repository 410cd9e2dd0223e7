import { MAX_IMAGE_PIXELS } from '@ghar/domain/product/image-file';

/** Decoders of the accepted types. libvips' others are blocked, to reduce the attack surface. */
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
 * Imports sharp lazily, so that other functions do not load it, and once: blocking decoders again would fail a
 * concurrent decode.
 */
export const loadSharp = (): ReturnType<typeof load> => (loaded ??= load());

/**
 * Opens an uploaded picture, rotated upright. The only place that decodes, so that a picture accepted by the check can
 * also be drawn. Tolerates warnings, as browsers do: some Samsung phones write an invalid SOS segment.
 */
export async function openPicture(bytes: Uint8Array) {
  const sharp = await loadSharp();
  return sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error', autoOrient: true });
}
export type OpenPicture = Awaited<ReturnType<typeof openPicture>>;
