import type { Product } from '@ghar/domain/product/product';
import type { ShownProduct } from '@ghar/domain/product/storefront-product';

/** A product; its `stock_quantity` is what can be sold, including what is not rolled up yet. */
export type StoredProduct = Pick<Product, 'name' | 'price' | 'stock_quantity' | 'is_active'> & {
  readonly id: string;
};

/** Products, their pieces and what the store shows of them, in a transaction. */
export type StockTransaction = {
  product(id: string | null): Promise<StoredProduct | null>;
  /** The product on sale: the active one that was changed last. */
  productOnSale(): Promise<StoredProduct | null>;
  /** The public document of the product on sale, as stored; null where there is none. */
  shownProduct(): Promise<Readonly<Record<string, unknown>> | null>;
  /**
   * Reserves pieces of a product that was read before. @throws RangeError where there are fewer.
   */
  takePieces(productId: string, quantity: number): void;
  /**
   * Returns pieces to stock; does nothing where the order names no product. Reads nothing, so it
   * never has to retry.
   */
  givePiecesBack(productId: string, quantity: number): void;
  /**
   * Subtracts from a product's figure what was taken from its shards, as read before; false where
   * that is nothing.
   */
  rollUp(productId: string): boolean;
  /**
   * Writes the public document of the product on sale; null deletes it. Reads {@link shownProduct}
   * first.
   */
  showProduct(shown: ShownProduct | null): void;
};
