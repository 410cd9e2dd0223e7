import { productPath, STOREFRONT_PRODUCT_PATH } from '@ghar/domain/paths';
import { productSchema } from '@ghar/domain/product/product';
import { stockShardPaths, takenFrom, type StockShard } from '@ghar/domain/product/stock-shard';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { users } from '../../../testing/auth.ts';
import { database } from '../../../testing/firestore.ts';
import { PRODUCT_ID } from '../../../testing/orders.ts';
import { ADMIN, putProduct, soap } from '../../../testing/shop.ts';
import { formOf, readProductForm, type ProductForm } from './product-form.ts';
import {
  deleteProduct,
  productSaver,
  sellProduct,
  stopProduct,
  type Overtaken,
  type StoredProduct,
} from './product-writes.ts';

const PATH = productPath(PRODUCT_ID);
const GIFTS = 'gifts';
const SHARDS = stockShardPaths(PRODUCT_ID);

const stored = (id = PRODUCT_ID): StoredProduct => ({
  ...v.parse(productSchema, database.read(productPath(id))),
  id,
});
const shards = (): (StockShard | null)[] =>
  SHARDS.map((path) => (database.read(path) as StockShard | undefined) ?? null);
const figure = (): number => stored().stock_quantity;
/** Pieces that the server sells. */
const sellable = (): number => figure() - takenFrom(shards());
const availability = (): unknown => database.read(STOREFRONT_PRODUCT_PATH)?.['availability'];

/** Spreads the stock over its shards, as the first sale does. */
function allot(): void {
  for (const [index, path] of SHARDS.entries())
    database.put(path, { pieces: index === 0 ? figure() : 0, taken: 0 });
}
/** What a sale writes: its pieces are counted in a shard until they are rolled up. */
function sell(quantity: number): void {
  const { pieces, taken } = database.read(SHARDS[0]!) as StockShard;
  database.put(SHARDS[0]!, { pieces: pieces - quantity, taken: taken + quantity });
}
/** What a cancelled order writes. */
function giveBack(quantity: number): void {
  const { pieces = 0, taken = 0 } = (database.read(SHARDS[3]!) as StockShard | undefined) ?? {};
  database.put(SHARDS[3]!, { pieces: pieces + quantity, taken: taken - quantity });
}
function rollUp(): void {
  database.change(PATH, { stock_quantity: sellable() });
  for (const path of SHARDS) if (database.read(path)) database.change(path, { taken: 0 });
}

/** A dialog that is open for a product. */
function opened(product: StoredProduct | null = stored()) {
  const save = productSaver(product);
  const overtaken: Overtaken[] = [];
  return {
    overtaken,
    /** Saves the form with some of it typed anew. */
    save(
      typed: Partial<ProductForm>,
      { others = [] as string[], base = product, seen = null as StoredProduct | null } = {},
    ) {
      const form = { ...formOf(base), ...typed };
      const read = readProductForm(form, base);
      if ('errors' in read) throw new Error(JSON.stringify(read.errors));
      return save({ form, fields: read.fields, seen: seen ?? base }, others, (now) =>
        overtaken.push(now),
      );
    },
  };
}

beforeEach(() => {
  users.enter(ADMIN.uid);
  allot();
});

describe('pieces that were sold around an edit stay sold', () => {
  const sold = (): void => sell(3);
  const soldAndRolledUp = (): void => {
    sell(3);
    rollUp();
  };
  /** What happens before the dialog opens, while it is open, and between the save's reads and its commit. */
  type Moments = { before?: () => void; open?: () => void; saving?: () => void };
  const MOMENTS: readonly [when: string, Moments][] = [
    ['before it was opened, not rolled up', { before: sold }],
    ['before it was opened, rolled up while it was open', { before: sold, open: rollUp }],
    ['before it was opened, rolled up while it was saved', { before: sold, saving: rollUp }],
    ['while it was open, not rolled up', { open: sold }],
    ['while it was open, rolled up', { open: soldAndRolledUp }],
    ['while it was open, rolled up while it was saved', { open: sold, saving: rollUp }],
    ['while it was saved, not rolled up', { saving: sold }],
    ['while it was saved, rolled up', { saving: soldAndRolledUp }],
  ];
  const CHANGES: readonly [what: string, typed: (shown: number) => Partial<ProductForm>, number][] =
    [
      ['20 pieces more', (shown) => ({ stock_quantity: String(shown + 20) }), 117],
      ['40 pieces fewer', (shown) => ({ stock_quantity: String(shown - 40) }), 57],
      ['another name', () => ({ name: 'صابون غار' }), 97],
      ['being stopped', () => ({ is_active: false }), 97],
    ];

  for (const [what, typed, left] of CHANGES)
    test.for(MOMENTS)(`an edit to ${what}, of 3 sold %s`, async ([, moments]) => {
      moments.before?.();
      const dialog = opened();
      const shown = figure();
      moments.open?.();
      if (moments.saving) database.beforeNextCommit(moments.saving);
      await dialog.save(typed(shown));
      expect(sellable()).toBe(left);
      expect(stored()).toMatchObject(what === 'another name' ? { name: 'صابون غار' } : {});
      rollUp();
      expect(figure()).toBe(left);
    });

  test('a return that is not rolled up is not lost, nor counted twice', async () => {
    for (const path of SHARDS) database.remove(path);
    const dialog = opened();
    giveBack(2);
    await dialog.save({ stock_quantity: '120' });
    expect(sellable()).toBe(122);
  });

  test('a return between the reads and the commit is not lost', async () => {
    for (const path of SHARDS) database.remove(path);
    const dialog = opened();
    database.beforeNextCommit(() => giveBack(2));
    await dialog.save({ stock_quantity: '120' });
    expect(sellable()).toBe(122);
  });

  test('a stock that is changed loses its shards, so that a sale under way begins anew', async () => {
    await opened().save({ stock_quantity: '80' });
    expect(shards()).toEqual(SHARDS.map(() => null));
  });

  test('a save that is repeated adds its pieces once, whatever was sold meanwhile', async () => {
    const dialog = opened();
    await dialog.save({ stock_quantity: '120' });
    allot();
    soldAndRolledUp();
    // the first answer was lost
    await dialog.save({ stock_quantity: '120' });
    expect(sellable()).toBe(117);
    await dialog.save({ stock_quantity: '130' });
    expect(sellable()).toBe(127);
  });

  test('a stock that was typed after a sale was shown is stored as typed, less what is sold since', async () => {
    const dialog = opened();
    soldAndRolledUp();
    const seen = stored();
    sell(1);
    expect(await dialog.save({ stock_quantity: '120' }, { seen })).toBe(119);
    expect(sellable()).toBe(119);
  });

  test('a stock that was typed after a lost save was shown is stored as typed', async () => {
    const dialog = opened();
    await dialog.save({ stock_quantity: '120' });
    allot();
    soldAndRolledUp();
    expect(await dialog.save({ stock_quantity: '130' }, { seen: stored() })).toBeNull();
    expect(sellable()).toBe(130);
  });

  test('a conflict adds its pieces to what is left', async () => {
    const dialog = opened();
    soldAndRolledUp();
    database.change(PATH, { price: 310, updated_by: 'another', updated_at: new Date() });
    const typed = { price: '280', stock_quantity: '120' };
    await expect(dialog.save(typed)).rejects.toThrow('product-overtaken');
    expect(sellable()).toBe(97);
    const [now] = dialog.overtaken;
    expect(now!.form).toMatchObject({ price: '280', stock_quantity: '117' });
    sell(1);
    await dialog.save(now!.form, { base: now!.current });
    expect([stored().price, sellable()]).toEqual([280, 116]);
  });
});

describe('of pieces that were sold and are not there', () => {
  /** 2 more were sold than there were, and that is rolled up. */
  const oversell = (change = {}): void => {
    putProduct({ stock_quantity: -2, ...change });
    allot();
  };
  const OTHER_WRITES: readonly [what: string, write: () => Promise<unknown>][] = [
    ['another name', () => opened().save({ name: 'صابون غار' })],
    ['being stopped in the form', () => opened().save({ is_active: false })],
    ['being stopped', () => stopProduct(PRODUCT_ID)],
    ['being sold', () => sellProduct(PRODUCT_ID, [])],
    [
      'another product being sold',
      () => {
        database.put(productPath(GIFTS), soap({ is_active: false }));
        return sellProduct(GIFTS, [PRODUCT_ID]);
      },
    ],
    [
      'another product being added',
      () =>
        opened(null).save(
          { name: 'طقم', price: '9', stock_quantity: '4' },
          { others: [PRODUCT_ID] },
        ),
    ],
  ];

  test.for(OTHER_WRITES)('none is forgotten by %s', async ([, write]) => {
    oversell();
    await write();
    expect(figure()).toBe(-2);
    // two of them are cancelled: now the shelf is empty, and nothing can be sold
    giveBack(2);
    expect(sellable()).toBe(0);
  });

  test.for(OTHER_WRITES)(
    'none is put back twice by %s, before a return is rolled up',
    async ([, write]) => {
      oversell();
      giveBack(2);
      await write();
      expect(sellable()).toBe(0);
      rollUp();
      expect(figure()).toBe(0);
    },
  );

  test('the shop says that it is sold out, and sells again what is counted anew', async () => {
    oversell();
    await sellProduct(PRODUCT_ID, []);
    expect(availability()).toBe('sold-out');
    await opened().save({ stock_quantity: '20' });
    expect([sellable(), availability()]).toEqual([20, 'available']);
  });

  test('those stay owed that were sold before the rest was taken off the shelf', async () => {
    const dialog = opened();
    sell(3);
    await dialog.save({ stock_quantity: '0' });
    expect([sellable(), availability()]).toEqual([-3, 'sold-out']);
    giveBack(3);
    expect(sellable()).toBe(0);
  });

  test('a conflict shows them, and the second save keeps them', async () => {
    const dialog = opened({ ...stored(), stock_quantity: 1 });
    oversell({ price: 310, updated_by: 'another' });
    await expect(dialog.save({ price: '280' })).rejects.toThrow('product-overtaken');
    const [now] = dialog.overtaken;
    expect(now!.form.stock_quantity).toBe('-2');
    await dialog.save(now!.form, { base: now!.current });
    expect([stored().price, figure()]).toEqual([280, -2]);
  });
});

test('a product that is deleted leaves no shards, which a later one of its id would sell', async () => {
  sell(3);
  await deleteProduct(PRODUCT_ID);
  expect([database.read(PATH), ...shards()]).toEqual([undefined, ...SHARDS.map(() => null)]);
  expect(database.read(STOREFRONT_PRODUCT_PATH)).toBeUndefined();
});

test('a product that is gone is not written again', async () => {
  const dialog = opened();
  database.remove(PATH);
  await expect(dialog.save({ stock_quantity: '120' })).rejects.toThrow('product-gone');
  await expect(sellProduct(PRODUCT_ID, [])).rejects.toThrow('product-gone');
  await expect(stopProduct(PRODUCT_ID)).rejects.toThrow('product-gone');
  expect(database.read(PATH)).toBeUndefined();
});
