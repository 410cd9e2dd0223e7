import type { Size } from './variant-plan.ts';

/** Of the card that a shared link shows: what WhatsApp, Instagram and X neither cut nor shrink. */
export const CARD: Size = { width: 1200, height: 630 };
/** How much of its one side a picture may lose so that it fills the card: margins, no product. */
const MOST_CUT = 1 / 8;
/** A small picture stays small: larger than that it is a blur. */
const MOST_ENLARGED = 2;

/**
 * How large a picture stands in the middle of its card. What is beyond the card
 * is cut; where it does not reach the card's edges, there is ground to be seen.
 */
export function planCard({ width, height }: Size): Size {
  const fits = [CARD.width / width, CARD.height / height];
  const [whole, filling] = [Math.min(...fits), Math.max(...fits)];
  const scale = Math.min(whole / filling >= 1 - MOST_CUT ? filling : whole, MOST_ENLARGED);
  const scaled = (side: number): number => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}
