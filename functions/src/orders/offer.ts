import { DomainError, MAX_DISCLOSED_PIECES } from '@ghar/domain/error-code';
import { totalDirhams } from '@ghar/domain/money/money';
import { PRODUCT_LIMITS } from '@ghar/domain/product/product';
import type { StoredProduct } from './stock-store.ts';

/**
 * The product, if so many of its pieces are available at that total. Checks the price first, so that stock is disclosed
 * only to callers who accept the price.
 * @param agreedTotal the total the shopper agreed to, in dirhams.
 * @param cashFee contained in it, in dirhams.
 * @throws DomainError `product-unavailable`, `price-changed` or `out-of-stock`.
 */
export function offer(
  product: StoredProduct | null,
  quantity: number,
  agreedTotal: number,
  cashFee = 0,
): StoredProduct {
  if (!product?.is_active) throw new DomainError('product-unavailable');
  const available = Math.min(Math.max(0, product.stock_quantity), MAX_DISCLOSED_PIECES);
  // above any stock; the total might exceed safe integers
  if (quantity > PRODUCT_LIMITS.stock_quantity)
    throw new DomainError('out-of-stock', { available });
  const total = totalDirhams({ unit_price: product.price, quantity, cash_fee: cashFee });
  if (total !== agreedTotal)
    throw new DomainError('price-changed', { unit_price: product.price, total_amount: total });
  if (quantity > product.stock_quantity) throw new DomainError('out-of-stock', { available });
  return product;
}
