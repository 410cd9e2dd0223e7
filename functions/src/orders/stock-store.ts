import type { Product } from '@ghar/domain/product/product';
import type { ShownProduct } from '@ghar/domain/product/storefront-product';

/** A product; `stock_quantity` is the sellable stock, including what is not rolled up yet. */
export type StoredProduct = Pick<
  Product,
  'name' | 'price' | 'stock_quantity' | 'is_active' | 'translations'
> & {
  readonly id: string;
};

/** Products, stock and the public product document, in a transaction. */
export type StockTransaction = {
  product(id: string | null): Promise<StoredProduct | null>;
  /** The product on sale: the active one changed last. */
  productOnSale(): Promise<StoredProduct | null>;
  /** The public document of the product on sale, as stored; null where there is none. */
  shownProduct(): Promise<Readonly<Record<string, unknown>> | null>;
  /** Reserves pieces of a product that was read before. @throws RangeError if there are fewer. */
  takePieces(productId: string, quantity: number): void;
  /**
   * Returns pieces to stock; does nothing for an order without a product. Reads nothing, so it never causes a retry.
   */
  givePiecesBack(productId: string, quantity: number): void;
  /** Rolls the shards, as read before, into the product's figure; false if there is nothing to do. */
  rollUp(productId: string): boolean;
  /** Writes the public product document; null deletes it. Reads {@link shownProduct} first. */
  showProduct(shown: ShownProduct | null): void;
};
