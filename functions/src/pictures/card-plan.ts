import type { Size } from './variant-plan.ts';

/**
 * The card of a shared link, in the shape that WhatsApp, Instagram and X neither crop nor shrink.
 */
export const CARD: Size = { width: 1200, height: 630 };
/**
 * The most of one side that may be cropped so that a picture fills the card: margins, not the
 * product.
 */
const MOST_CUT = 1 / 8;
/** The most a small picture is enlarged: beyond it, it looks blurred. */
const MOST_ENLARGED = 2;

/**
 * A picture's size in the middle of its card. What exceeds the card is cropped; where it does not
 * reach the edges, the background shows.
 */
export function planCard({ width, height }: Size): Size {
  const fits = [CARD.width / width, CARD.height / height];
  const [whole, filling] = [Math.min(...fits), Math.max(...fits)];
  const scale = Math.min(whole / filling >= 1 - MOST_CUT ? filling : whole, MOST_ENLARGED);
  const scaled = (side: number): number => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}
