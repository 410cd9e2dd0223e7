import { COLLECTIONS, productPath } from '@ghar/domain/paths';
import { productSchema, type Product, type ProductFields } from '@ghar/domain/product';
import { ordersOfProduct } from '@ghar/domain/queries';
import { RefusedError } from '../../components/admin/operation.ts';
import { commit, isMine, newId, type Change } from '../../firebase/admin-writes.ts';
import { hasAny } from '../../firebase/aggregates.ts';
import type { ProductForm } from './product-form.ts';
import { readShopWindow } from './shop-window.ts';
import { readShards } from './stock-writes.ts';
import { changesOf, overtakenFields, rebaseForm, type TypedProduct } from './product-merge.ts';

/** A product and its id. */
export type StoredProduct = Product & { readonly id: string };

/** What shoppers may buy: a shop that was sold short has less than nothing, and rules take no such number. */
const pieces = (amount: number): number => Math.max(0, amount);

/** Reads those of the products that are still active, so that they can be stopped. */
async function stillActive(change: Change, ids: readonly string[]): Promise<StoredProduct[]> {
  const products = await Promise.all(ids.map((id) => change.read(productPath(id), productSchema)));
  return products.filter((product) => product?.is_active === true) as StoredProduct[];
}

/** Sells a product, or stops it; answers what that makes of it. */
function setActive(change: Change, product: StoredProduct, is_active: boolean): StoredProduct {
  const { id, stock_quantity: stock } = product;
  const changed = { is_active, ...(stock < 0 && { stock_quantity: pieces(stock) }) };
  change.update(productPath(id), changed);
  return { ...product, ...changed };
}

/** A product that somebody else has changed as well: as it is by now, and what is to be saved then. */
export type Overtaken = {
  readonly current: StoredProduct;
  readonly fields: ReturnType<typeof overtakenFields>;
  readonly form: ProductForm;
};

/**
 * Saves the form of a product, as often as it takes; of a new one where that is null.
 *
 * Of a product that there is it writes what an admin has changed, and nothing else: of
 * the stock the difference, since orders take pieces while the form is open. Where it
 * becomes active, it is the only one from then on: `others` are stopped.
 *
 * A save whose answer was lost is run again, by the SDK or by whoever presses the
 * button again. So what was sent is remembered: where it has arrived, it is what
 * changes are counted from.
 */
export function productSaver(product: StoredProduct | null) {
  const id = product?.id ?? newId(COLLECTIONS.products);
  const path = productPath(id);
  /** What the form was filled with, or what has been saved of it since. */
  let base: Product | null = product;
  let sent: ProductFields | null = null;

  const hasArrived = (current: Product): boolean =>
    base === null || (isMine(current) && current.updated_at > base.updated_at);

  /**
   * @param onOvertaken hears of it where somebody else has changed the same field
   * meanwhile: nothing is written then.
   * @throws RefusedError `product-overtaken`, `product-gone`
   */
  return (
    typed: TypedProduct,
    others: readonly string[],
    onOvertaken: (overtaken: Overtaken) => void,
  ): Promise<void> =>
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
        return;
      }
      const overtaken = overtakenFields(base, typed, current);
      if (overtaken.length > 0) {
        onOvertaken({ current, fields: overtaken, form: rebaseForm(base, typed, current) });
        base = current;
        sent = null;
        throw new RefusedError('product-overtaken');
      }
      const { changed, pieces: added } = changesOf(base, typed);
      if (changed.length === 0 && added === 0) return;
      const shards = added === 0 ? null : await readShards(change, id);
      const starts = changed.includes('is_active') && typed.fields.is_active;
      const stopped = starts ? await stillActive(change, others) : [];
      for (const other of stopped) setActive(change, other, false);
      const written = {
        ...Object.fromEntries(changed.map((field) => [field, typed.fields[field]])),
        ...((added !== 0 || current.stock_quantity < 0) && {
          stock_quantity: pieces(current.stock_quantity - (shards?.taken ?? 0) + added),
        }),
      };
      change.update(path, written);
      shards?.takeAway();
      shopWindow.show(id, { ...current, ...written });
      sent = typed.fields;
    });
}

/** Makes a product the only one that is active: the one that the shop sells. @throws RefusedError `product-gone` */
export const sellProduct = (id: string, others: readonly string[]): Promise<void> =>
  commit(async (change) => {
    const chosen = await change.read(productPath(id), productSchema);
    if (chosen === null) throw new RefusedError('product-gone');
    const stopped = await stillActive(change, others);
    const shopWindow = await readShopWindow(change);
    for (const product of stopped) setActive(change, product, false);
    shopWindow.show(id, setActive(change, chosen, true));
  });

/** Takes a product off the shop. @throws RefusedError `product-gone` */
export const stopProduct = (id: string): Promise<void> =>
  commit(async (change) => {
    const product = await change.read(productPath(id), productSchema);
    if (product === null) throw new RefusedError('product-gone');
    const shopWindow = await readShopWindow(change);
    setActive(change, product, false);
    shopWindow.clear(id);
  });

/**
 * Deletes a product that nobody has ordered; the server takes its pictures along.
 *
 * @throws RefusedError `product-has-orders`
 */
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
