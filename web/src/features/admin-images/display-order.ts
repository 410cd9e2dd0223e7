import { latinDigits } from '@ghar/domain/digits';
import { IMAGE_LIMITS } from '@ghar/domain/product';

/** The place that was typed, 0 when that is none (specification, section 5). */
export function displayOrder(text: string): number {
  const order = Number.parseInt(latinDigits(text), 10);
  return order >= 0 ? Math.min(order, IMAGE_LIMITS.display_order) : 0;
}
