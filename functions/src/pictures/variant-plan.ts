import type { PictureVariant } from '@ghar/domain/pages/store-data';

/** In pixels. */
export type Size = { readonly width: number; readonly height: number };
export type PlannedVariant = Pick<PictureVariant, 'format' | 'width' | 'height'>;

/** From half a phone's width to a wide screen; a browser picks the narrowest sufficient one. */
const WIDTHS = [360, 640, 960, 1280, 1600];
/** Taller pictures are scaled down: formats have limits, and no page shows them. */
const MAX_HEIGHT = 3200;
/** For link previews, and for browsers without AVIF and WebP. */
const JPEG_WIDTH = 1200;

/** The variants for a picture of that size, none larger than it. */
export function planVariants(original: Size): PlannedVariant[] {
  const ratio = original.height / original.width;
  const widest = Math.max(
    1,
    Math.floor(Math.min(original.width, WIDTHS.at(-1)!, MAX_HEIGHT / ratio)),
  );
  const sized = (width: number): Size => ({
    width,
    height: Math.max(1, Math.round(width * ratio)),
  });
  const widths = [...WIDTHS.filter((width) => width < widest), widest];
  return [
    ...widths.map((width) => ({ format: 'avif' as const, ...sized(width) })),
    ...widths.map((width) => ({ format: 'webp' as const, ...sized(width) })),
    { format: 'jpeg', ...sized(Math.min(widest, JPEG_WIDTH)) },
  ];
}
