/** Stock changes that the merchant is told about. */
export type StockWarning = 'few-left' | 'sold-out';

type Stock = {
  readonly stock_quantity: number;
  readonly updated_at: Date;
  readonly is_active: boolean;
};

/**
 * Whether a drop in stock sold the product out or reached the merchant's limit. Only for sales: an admin who types a
 * figure knows it.
 */
export function stockWarning(before: Stock, after: Stock, fewLeft: number): StockWarning | null {
  const isTyped = before.updated_at.getTime() !== after.updated_at.getTime();
  if (isTyped || !after.is_active) return null;
  const falls = (limit: number): boolean =>
    before.stock_quantity > limit && after.stock_quantity <= limit;
  if (falls(0)) return 'sold-out';
  return falls(fewLeft) ? 'few-left' : null;
}
