import type { Size } from './variant-plan.ts';

/** The aspect ratio that WhatsApp, Instagram and X neither crop nor shrink. */
export const CARD: Size = { width: 1200, height: 630 };
/** Maximum share of a side cropped to fill the card: margins, not the product. */
const MAX_CROP = 1 / 8;
/** Maximum enlargement of a small picture before it looks blurred. */
const MAX_SCALE = 2;

/** The picture's size, centred on its card. Overflow is cropped; the background fills gaps. */
export function planCard({ width, height }: Size): Size {
  const fits = [CARD.width / width, CARD.height / height];
  const [whole, filling] = [Math.min(...fits), Math.max(...fits)];
  const scale = Math.min(whole / filling >= 1 - MAX_CROP ? filling : whole, MAX_SCALE);
  const scaled = (side: number): number => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}
