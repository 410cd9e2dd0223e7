import { DomainError, MAX_TOLD_PIECES } from '@ghar/domain/error-code';
import { totalDirhams } from '@ghar/domain/money';
import type { StoredProduct } from './order-store.ts';

/** What pieces of the product on sale cost now, and what stock is left once they are taken. */
export type Offer = {
  readonly product: StoredProduct;
  /** In dirhams. */
  readonly totalAmount: number;
  readonly stockLeft: number;
};

/**
 * Prices `quantity` pieces and checks that they are there.
 *
 * @param agreedTotal what the shopper agreed to pay, in dirhams.
 * @throws DomainError `product-unavailable`, `out-of-stock` or `price-changed`.
 */
export function offer(product: StoredProduct | null, quantity: number, agreedTotal: number): Offer {
  if (!product?.is_active) throw new DomainError('product-unavailable');
  const available = Math.max(0, product.stock_quantity);
  if (quantity > available)
    throw new DomainError('out-of-stock', { available: Math.min(available, MAX_TOLD_PIECES) });
  const total = totalDirhams(product.price, quantity);
  if (total !== agreedTotal)
    throw new DomainError('price-changed', { unit_price: product.price, total_amount: total });
  return { product, totalAmount: total, stockLeft: product.stock_quantity - quantity };
}
