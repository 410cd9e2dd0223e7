import { orderPath, productPath } from '@ghar/domain/paths';
import { stockShardPaths } from '@ghar/domain/product/stock-shard';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { describe, expect } from 'vitest';
import { ADMIN } from '../../tools/seed/accounts.ts';
import {
  ADMIN_REFUSALS,
  ERROR_TITLE,
  OPERATIONS,
  refusalWords,
} from '../../web/src/i18n/ar/admin-operations.ts';
import {
  deleteDialogTexts,
  onSaleTexts,
  productFieldErrors as errors,
  productFormTexts,
  productsTexts as texts,
} from '../../web/src/i18n/ar/admin-products.ts';
import { availability, db, orders, PRODUCT_ID, removeProduct, stock } from '../support/database.ts';
import { placeOrder } from '../support/backend.ts';
import { expectAccessible, STILL } from './axe.ts';
import { COMMIT, holdRequests } from './hold-requests.ts';
import { addProduct, products, ProductsPage } from './products-page.ts';
import { DESKTOP, expectVisible, NO_ANSWER, NO_FIRESTORE, test, toast } from './shopper.ts';
import { StorePage } from './store-page.ts';

const SOAP = 'صابون غار الطبيعي للشعر';
const GIFTS = 'طقم الهدايا';

test('a product is added to an empty shop, edited, taken off sale, and deleted after a confirmation', async ({
  newShopper,
}) => {
  const { page } = await newShopper(DESKTOP);
  await removeProduct();
  const productsPage = await ProductsPage.open(page);
  await expectVisible(page.getByText(texts.empty));
  await productsPage.addButton.click();
  await productsPage.fillIn({ name: 'صابون الورد', price: '٣٩٫٥', stock: '۱۲' });
  await productsPage.save();
  await productsPage.closed();
  await expectVisible(toast(page, OPERATIONS['create-product'].done));
  await expectVisible(productsPage.onSale.getByText('صابون الورد'));
  const [added] = await products();
  expect(added).toMatchObject({
    name: 'صابون الورد',
    description: null,
    price: 39.5,
    stock_quantity: 12,
    is_active: true,
    image_url: null,
    updated_by: ADMIN.uid,
  });
  expect(added!['created_at']).toEqual(added!['updated_at']);

  await productsPage.edit('صابون الورد');
  await productsPage.fillIn({ price: '42', description: 'يغسل\nوينعّم' });
  await productsPage.activeSwitch.click();
  await expectVisible(productsPage.dialog.getByText(productFormTexts.stops));
  await productsPage.save();
  await productsPage.closed();
  await expectVisible(toast(page, OPERATIONS['update-product'].done));
  await expectVisible(productsPage.alert.getByText(onSaleTexts.none));
  expect(await products()).toMatchObject([
    { price: 42, description: 'يغسل\nوينعّم', stock_quantity: 12, is_active: false },
  ]);

  await productsPage.askToDelete('صابون الورد');
  await page.keyboard.press('Escape');
  await productsPage.closed();
  expect(await products()).toHaveLength(1);
  await productsPage.askToDelete('صابون الورد');
  await expectVisible(productsPage.dialog.getByText(deleteDialogTexts.text('صابون الورد')));
  await productsPage.confirmDeletion();
  await expectVisible(toast(page, OPERATIONS['delete-product'].done));
  await expectVisible(page.getByText(texts.empty));
  expect(await products()).toEqual([]);
});

test('another product is sold to every shopper at once', async ({ newShopper }) => {
  await addProduct('gifts');
  const shopper = await newShopper();
  const store = await StorePage.open(shopper.page, '/product-details');
  await expect.poll(() => store.price.first().innerText()).toBe('299 درهم');

  const productsPage = await ProductsPage.open((await newShopper(DESKTOP)).page);
  await expectVisible(productsPage.onSale.getByText(SOAP));
  await productsPage.sell(GIFTS);
  await expectVisible(productsPage.onSale.getByText(GIFTS));
  expect(await products()).toMatchObject([
    { id: 'gifts', is_active: true },
    { id: PRODUCT_ID, is_active: false },
  ]);
  await expect.poll(() => store.price.first().innerText()).toBe('799.50 درهم');
  await placeOrder({ totalAmount: 799.5 });
  expect(await orders()).toMatchObject([{ product_id: 'gifts' }]);
});

describe('the stock', () => {
  const THREE = { quantity: 3, totalAmount: 897 };
  /** Takes a roll-up back, as where its process was killed: the pieces are counted in a shard again. */
  async function countInShard(pieces: number): Promise<void> {
    const [shard] = stockShardPaths(PRODUCT_ID);
    const batch = db.batch();
    batch.update(db.doc(shard!), { taken: FieldValue.increment(pieces) });
    batch.update(db.doc(productPath(PRODUCT_ID)), { stock_quantity: FieldValue.increment(pieces) });
    await batch.commit();
  }

  test('keeps pieces sold that were ordered while it was edited, at whatever moment', async ({
    newShopper,
  }) => {
    const { page } = await newShopper(DESKTOP);
    const productsPage = await ProductsPage.open(page);
    await productsPage.edit(SOAP);
    await placeOrder(THREE);
    await expectVisible(productsPage.dialog.getByText(productFormTexts.stockHint(97)));
    await productsPage.fillIn({ name: 'صابون غار' });
    await productsPage.save();
    await productsPage.closed();
    expect(await stock()).toBe(97);

    // 20 more; meanwhile one is sold, and counted in a shard only
    await productsPage.edit('صابون غار');
    await productsPage.fillIn({ stock: '117' });
    await placeOrder();
    await countInShard(1);
    expect(await stock()).toBe(97);
    await productsPage.save();
    await productsPage.closed();
    expect(await stock()).toBe(116);

    // 4 more; three are sold after the save has read the stock
    await productsPage.edit('صابون غار');
    await productsPage.fillIn({ stock: '120' });
    const arrive = await holdRequests(page, COMMIT);
    const sent = page.waitForRequest(COMMIT);
    await productsPage.save();
    await sent;
    await placeOrder(THREE);
    expect(await stock()).toBe(113);
    arrive();
    await productsPage.closed();
    expect(await stock()).toBe(117);

    // the next sale takes from what was written
    await placeOrder(THREE);
    expect(await stock()).toBe(114);
  });

  test(
    'keeps in mind what was sold and is not there, until it is counted anew',
    { tags: 'nightly' },
    async ({ newShopper }) => {
      const { page } = await newShopper(DESKTOP);
      const productsPage = await ProductsPage.open(page);
      await productsPage.edit(SOAP);
      await productsPage.fillIn({ stock: '0' });
      await placeOrder(THREE);
      await productsPage.save();
      await productsPage.closed();
      expect(await stock()).toBe(-3);
      expect(await availability()).toBe('sold-out');
      await expectVisible(productsPage.row(SOAP).getByText(texts.noStock));

      await productsPage.edit(SOAP);
      await productsPage.fillIn({ name: 'صابون غار' });
      await productsPage.activeSwitch.click();
      await productsPage.save();
      await productsPage.closed();
      await productsPage.sell('صابون غار');
      expect((await products())[0]).toMatchObject({ is_active: true, stock_quantity: -3 });
      const [order] = await orders();
      await db
        .doc(orderPath(order!['id'] as string))
        .update({ status: 'cancelled', updated_by: ADMIN.uid, updated_at: Timestamp.now() });
      await expect.poll(stock).toBe(0);

      await productsPage.edit('صابون غار');
      await productsPage.fillIn({ stock: '20' });
      await productsPage.save();
      await productsPage.closed();
      await placeOrder(THREE);
      expect([await stock(), await availability()]).toEqual([17, 'available']);
    },
  );
});

test('an ordered product is not deleted: it is taken off the shop instead', async ({ shopper }) => {
  shopper.mayPrint(/^delete-product:/);
  const { page } = shopper;
  await placeOrder();
  const productsPage = await ProductsPage.open(page);
  await productsPage.askToDelete(SOAP);
  await expectVisible(productsPage.dialog.getByText(deleteDialogTexts.onSale));
  await productsPage.confirmDeletion();
  await expectVisible(productsPage.dialog.getByText(deleteDialogTexts.refusedText(SOAP)));
  expect(await toast(page, ERROR_TITLE).innerText()).toContain(
    ADMIN_REFUSALS['product-has-orders'],
  );
  await productsPage.dialog.getByRole('button', { name: deleteDialogTexts.deactivate }).click();
  await productsPage.closed();
  expect(await products()).toMatchObject([{ id: PRODUCT_ID, is_active: false }]);
});

test(
  'the form stays open where its button is pressed twice',
  { tags: 'nightly' },
  async ({ newShopper }) => {
    const { page } = await newShopper(DESKTOP);
    const productsPage = await ProductsPage.open(page);
    const box = (await productsPage.addButton.boundingBox())!;
    await page.mouse.move(box.x + 9, box.y + 9);
    for (const clickCount of [1, 2]) {
      await page.mouse.down({ clickCount });
      await page.mouse.up({ clickCount });
      await expectVisible(productsPage.dialog);
    }
    await productsPage.save();
    await expectVisible(productsPage.dialog.getByText(errors['name-required']));
  },
);

test(
  'a form that is saved in spite of another change overwrites nothing but what was typed, and puts no sold piece back',
  { tags: 'nightly' },
  async ({ shopper }) => {
    shopper.mayPrint(/^update-product:/);
    const { page } = shopper;
    const productsPage = await ProductsPage.open(page);
    await productsPage.edit(SOAP);
    await productsPage.fillIn({ price: '280' });
    await placeOrder({ quantity: 3, totalAmount: 897 });
    await db
      .doc(productPath(PRODUCT_ID))
      .update({ name: GIFTS, price: 310, is_active: false, updated_at: Timestamp.now() });
    await productsPage.save();
    await expectVisible(page.getByText(ADMIN_REFUSALS['product-overtaken']));
    await expect.poll(() => productsPage.field('name').inputValue()).toBe(GIFTS);
    expect(await productsPage.field('stock').inputValue()).toBe('97');
    await expectVisible(productsPage.dialog.getByText(productFormTexts.stockHint(97)));
    expect(await productsPage.activeSwitch.isChecked()).toBe(false);
    await productsPage.save();
    await productsPage.closed();
    expect((await products())[0]).toMatchObject({
      name: GIFTS,
      price: 280,
      is_active: false,
      stock_quantity: 97,
    });
  },
);

test(
  'the form stays as it is without a connection, which is told and logged',
  { tags: 'nightly' },
  async ({ shopper }) => {
    shopper.mayPrint(NO_ANSWER, NO_FIRESTORE, /^update-product:/);
    const { page, context } = shopper;
    const productsPage = await ProductsPage.open(page);
    await productsPage.edit(SOAP);
    await productsPage.fillIn({ price: '310' });
    await context.setOffline(true);
    await productsPage.save();
    const words = await toast(page, ERROR_TITLE).innerText();
    expect(words).toContain(OPERATIONS['update-product'].failed);
    expect(words).toContain(refusalWords.offline);
    await expect.poll(() => shopper.printed.join('\n')).toContain('update-product:');
    expect(await productsPage.field('price').inputValue()).toBe('310');
    await context.setOffline(false);
    await productsPage.save();
    await productsPage.closed();
    expect((await products())[0]).toMatchObject({ price: 310 });
  },
);

test(
  'axe finds nothing wrong with the products, their form and what is asked',
  { tags: 'nightly' },
  async ({ newShopper }) => {
    const { page } = await newShopper(STILL);
    await addProduct('gifts', { stock_quantity: 0 });
    const productsPage = await ProductsPage.open(page);
    await expectVisible(productsPage.row(GIFTS));
    await expectAccessible(page);
    await productsPage.addButton.click();
    await productsPage.save();
    await expectVisible(productsPage.dialog.getByText(errors['name-required']));
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await productsPage.closed();
    await page.getByRole('button', { name: texts.sellNamed(GIFTS) }).click();
    await expectVisible(productsPage.dialog);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await productsPage.closed();
    await productsPage.askToDelete(GIFTS);
    await expectAccessible(page);
    await addProduct('gifts', { is_active: true });
    await page.keyboard.press('Escape');
    await expectVisible(productsPage.alert);
    // away from the button, whose tooltip shows while it has the focus
    await page.getByRole('heading', { level: 1 }).click();
    await expectAccessible(page);
  },
);
