import { COLLECTIONS, productPath, STOREFRONT_PRODUCT_PATH } from '@ghar/domain/paths';
import { productSchema, type Product, type ProductFields } from '@ghar/domain/product/product';
import { ordersOfProduct } from '@ghar/domain/queries';
import { stockShardPaths, stockShardSchema, takenFrom } from '@ghar/domain/product/stock-shard';
import { saysTheSame, storefrontProductOf } from '@ghar/domain/product/storefront-product';
import * as v from 'valibot';
import { RefusedError } from '../../components/admin/operation.ts';
import { commit, isMine, newId, REMOVED, type Change } from '../../firebase/admin-writes.ts';
import { hasAny } from '../../firebase/aggregates.ts';
import { TRANSLATED_FIELDS, valueOf, withValue, type ProductForm } from './product-form.ts';
import { changesOf, overtakenFields, rebaseForm, type TypedProduct } from './product-merge.ts';

export type StoredProduct = Product & { readonly id: string };

/**
 * Reads the public product document before a transaction's first write. firestore.rules refuse a product change that
 * leaves it outdated.
 */
async function readShopWindow(change: Change) {
  const stored = await change.read(STOREFRONT_PRODUCT_PATH, v.record(v.string(), v.unknown()));
  const clear = (productId: string): void => {
    if (stored?.product_id === productId) change.delete(STOREFRONT_PRODUCT_PATH);
  };
  return {
    /** Publishes a product as after this transaction, or that it is no longer on sale. */
    show(id: string, fields: Omit<ProductFields, 'description' | 'image_url'>): void {
      const shown = storefrontProductOf({ id, ...fields }, fields.stock_quantity);
      if (shown === null) clear(id);
      else if (!saysTheSame(stored, shown)) change.publish(STOREFRONT_PRODUCT_PATH, shown);
    },
    /** Publishes that nothing is on sale, if this product was. */
    clear,
  };
}

/**
 * Reads a product's stock shards before a transaction's first write. Deleting them restarts concurrent sales; the next
 * sale allocates the new stock to new shards.
 */
async function readShards(change: Change, productId: string) {
  const paths = stockShardPaths(productId);
  const shards = await Promise.all(paths.map((path) => change.read(path, stockShardSchema)));
  return {
    /** Pieces sold and not yet subtracted from the stock. */
    taken: takenFrom(shards),
    takeAway(): void {
      for (const [index, path] of paths.entries()) if (shards[index]) change.delete(path);
    },
  };
}

/** Reads which of the products are still active. */
async function stillActive(change: Change, ids: readonly string[]): Promise<StoredProduct[]> {
  const products = await Promise.all(ids.map((id) => change.read(productPath(id), productSchema)));
  return products.filter((product) => product?.is_active === true) as StoredProduct[];
}

/** Activates or deactivates a product; returns the changed product. */
function setActive(change: Change, product: StoredProduct, is_active: boolean): StoredProduct {
  change.update(productPath(product.id), { is_active });
  return { ...product, is_active };
}

/** A conflict: another user changed the same fields. */
export type Overtaken = {
  readonly current: StoredProduct;
  readonly fields: ReturnType<typeof overtakenFields>;
  readonly form: ProductForm;
};

/**
 * Saves a product's form (a new product if null); can be called again after a failure.
 * Writes only the changed fields, and for stock the difference, since orders take pieces while the form is open. A
 * negative result is stored: those pieces are oversold, and clamping to 0 would sell them again after a return.
 * Activating a product deactivates `others`.
 * A save whose answer was lost is repeated by the SDK or the user, so what was sent is remembered: once it has arrived,
 * changes are counted from it.
 */
export function productSaver(product: StoredProduct | null) {
  const id = product?.id ?? newId(COLLECTIONS.products);
  const path = productPath(id);
  /** The form's initial product, or the last save that arrived. */
  let base: Product | null = product;
  let sent: ProductFields | null = null;

  const hasArrived = (current: Product): boolean =>
    base === null || (isMine(current) && current.updated_at > base.updated_at);

  /**
   * Resolves to the stored stock if it is not the typed one: orders took pieces since. Otherwise null.
   * @param onOvertaken called on a conflict; then nothing is written.
   * @throws RefusedError `product-overtaken`, `product-gone`
   */
  return (
    typed: TypedProduct,
    others: readonly string[],
    onOvertaken: (overtaken: Overtaken) => void,
  ): Promise<number | null> =>
    commit(async (change) => {
      const current = await change.read(path, productSchema);
      const shopWindow = await readShopWindow(change);
      if (current && sent && hasArrived(current)) base = { ...current, ...sent };
      if (current === null || base === null) {
        if (base !== null) throw new RefusedError('product-gone');
        const stopped = typed.fields.is_active ? await stillActive(change, others) : [];
        for (const other of stopped) setActive(change, other, false);
        change.create(path, typed.fields);
        shopWindow.show(id, typed.fields);
        sent = typed.fields;
        return null;
      }
      const overtaken = overtakenFields(base, typed, current);
      if (overtaken.length > 0) {
        onOvertaken({ current, fields: overtaken, form: rebaseForm(base, typed, current) });
        base = current;
        sent = null;
        throw new RefusedError('product-overtaken');
      }
      const { changed, pieces: added } = changesOf(base, typed);
      if (changed.length === 0 && added === 0) return null;
      const shards = added === 0 ? null : await readShards(change, id);
      const starts = changed.includes('is_active') && typed.fields.is_active;
      const stopped = starts ? await stillActive(change, others) : [];
      for (const other of stopped) setActive(change, other, false);
      const stock_quantity = current.stock_quantity - (shards?.taken ?? 0) + added;
      const written: (readonly [string, unknown])[] = [
        ...changed.map((field) => [field, valueOf(typed.fields, field)] as const),
        ...(shards ? [['stock_quantity', stock_quantity] as const] : []),
      ];
      const isMissing = ([field, value]: readonly [string, unknown]): boolean =>
        value === null && TRANSLATED_FIELDS.some((one) => one === field);
      change.update(
        path,
        Object.fromEntries(written.map((one) => (isMissing(one) ? [one[0], REMOVED] : one))),
      );
      shards?.takeAway();
      const product = written.reduce(
        (all, [field, value]) => withValue(all, field, value),
        current,
      );
      shopWindow.show(id, product);
      sent = typed.fields;
      return shards && stock_quantity !== typed.fields.stock_quantity ? stock_quantity : null;
    });
}

/** Makes a product the only active one, which the shop sells. @throws RefusedError `product-gone` */
export const sellProduct = (id: string, others: readonly string[]): Promise<void> =>
  commit(async (change) => {
    const chosen = await change.read(productPath(id), productSchema);
    if (chosen === null) throw new RefusedError('product-gone');
    const stopped = await stillActive(change, others);
    const shopWindow = await readShopWindow(change);
    for (const product of stopped) setActive(change, product, false);
    shopWindow.show(id, setActive(change, chosen, true));
  });

/** Deactivates a product. @throws RefusedError `product-gone` */
export const stopProduct = (id: string): Promise<void> =>
  commit(async (change) => {
    const product = await change.read(productPath(id), productSchema);
    if (product === null) throw new RefusedError('product-gone');
    const shopWindow = await readShopWindow(change);
    setActive(change, product, false);
    shopWindow.clear(id);
  });

/** Deletes a product without orders; the server deletes its pictures. @throws RefusedError `product-has-orders` */
export async function deleteProduct(id: string): Promise<void> {
  if (await hasAny(ordersOfProduct(id))) throw new RefusedError('product-has-orders');
  await commit(async (change) => {
    const [shopWindow, shards] = await Promise.all([
      readShopWindow(change),
      readShards(change, id),
    ]);
    change.delete(productPath(id));
    shards.takeAway();
    shopWindow.clear(id);
  });
}
