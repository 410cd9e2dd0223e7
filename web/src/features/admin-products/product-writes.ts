import { COLLECTIONS, productPath } from '@ghar/domain/paths';
import { productSchema, type Product, type ProductFields } from '@ghar/domain/product';
import { ordersOfProduct } from '@ghar/domain/queries';
import { RefusedError } from '../../components/admin/operation.ts';
import { commit, newId, type Change } from '../../firebase/admin-writes.ts';
import { hasAny } from '../../firebase/aggregates.ts';
import { changesOf, overtakenFields, type TypedProduct } from './product-merge.ts';

/** A product and its id. */
export type StoredProduct = Product & { readonly id: string };

/** What shoppers may buy: a shop that was sold short has less than nothing, and rules take no such number. */
const pieces = (amount: number): number => Math.max(0, amount);

/** Reads those of the products that are still active, so that they can be stopped. */
async function stillActive(change: Change, ids: readonly string[]): Promise<StoredProduct[]> {
  const products = await Promise.all(ids.map((id) => change.read(productPath(id), productSchema)));
  return products.filter((product) => product?.is_active === true) as StoredProduct[];
}

const setActive = (
  change: Change,
  { id, stock_quantity: stock }: StoredProduct,
  is_active: boolean,
): void =>
  change.update(productPath(id), {
    is_active,
    ...(stock < 0 && { stock_quantity: pieces(stock) }),
  });

/** Adds a product. Where it is active, it is the only one from then on: `others` are stopped. */
export const createProduct = (fields: ProductFields, others: readonly string[]): Promise<void> =>
  commit(async (change) => {
    const stopped = fields.is_active ? await stillActive(change, others) : [];
    for (const product of stopped) setActive(change, product, false);
    change.create(productPath(newId(COLLECTIONS.products)), fields);
  });

/** A product as it is by now, and where it is not as the form would have it. */
export type Overtaken = {
  readonly current: StoredProduct;
  readonly fields: ReturnType<typeof overtakenFields>;
};

/**
 * Writes what an admin has changed of a product, and nothing else. Of the stock it
 * writes the difference, since orders take pieces while the form is open. Where it
 * becomes active, `others` are stopped.
 *
 * @param shown what the form was filled with.
 * @param onOvertaken hears of it where somebody else has changed the same field
 * meanwhile: nothing is written then.
 * @throws RefusedError `product-overtaken`, `product-gone`
 */
export const updateProduct = (
  shown: StoredProduct,
  typed: TypedProduct,
  others: readonly string[],
  onOvertaken: (overtaken: Overtaken) => void,
): Promise<void> =>
  commit(async (change) => {
    const path = productPath(shown.id);
    const current = await change.read(path, productSchema);
    if (current === null) throw new RefusedError('product-gone');
    const overtaken = overtakenFields(shown, typed, current);
    if (overtaken.length > 0) {
      onOvertaken({ current, fields: overtaken });
      throw new RefusedError('product-overtaken');
    }
    const { changed, pieces: added } = changesOf(shown, typed);
    if (changed.length === 0 && added === 0) return;
    const starts = changed.includes('is_active') && typed.fields.is_active;
    const stopped = starts ? await stillActive(change, others) : [];
    for (const product of stopped) setActive(change, product, false);
    change.update(path, {
      ...Object.fromEntries(changed.map((field) => [field, typed.fields[field]])),
      ...((added !== 0 || current.stock_quantity < 0) && {
        stock_quantity: pieces(current.stock_quantity + added),
      }),
    });
  });

/** Makes a product the only one that is active: the one that the shop sells. @throws RefusedError `product-gone` */
export const sellProduct = (id: string, others: readonly string[]): Promise<void> =>
  commit(async (change) => {
    const chosen = await change.read(productPath(id), productSchema);
    if (chosen === null) throw new RefusedError('product-gone');
    const stopped = await stillActive(change, others);
    for (const product of stopped) setActive(change, product, false);
    setActive(change, chosen, true);
  });

/** Takes a product off the shop. @throws RefusedError `product-gone` */
export const stopProduct = (id: string): Promise<void> =>
  commit(async (change) => {
    const product = await change.read(productPath(id), productSchema);
    if (product === null) throw new RefusedError('product-gone');
    setActive(change, product, false);
  });

/**
 * Deletes a product that nobody has ordered; the server takes its pictures along.
 *
 * @throws RefusedError `product-has-orders`
 */
export async function deleteProduct(id: string): Promise<void> {
  if (await hasAny(ordersOfProduct(id))) throw new RefusedError('product-has-orders');
  await commit((change) => change.delete(productPath(id)));
}
