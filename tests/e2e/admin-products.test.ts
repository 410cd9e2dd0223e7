import { productPath } from '@ghar/domain/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect } from 'vitest';
import { ADMIN } from '../../tools/seed/accounts.ts';
import { adminPartTexts } from '../../web/src/i18n/ar/admin.ts';
import {
  ADMIN_REFUSALS,
  ERROR_TITLE,
  OPERATIONS,
  refusalWords,
} from '../../web/src/i18n/ar/admin-operations.ts';
import {
  deleteDialogTexts,
  onSaleTexts,
  priceDialogTexts,
  productFieldErrors as errors,
  productFormTexts,
  replaceDialogTexts,
  productsTexts as texts,
} from '../../web/src/i18n/ar/admin-products.ts';
import {
  orders,
  changeProduct,
  db,
  PRODUCT_ID,
  removeProduct,
  stock,
} from '../support/database.ts';
import { placeOrder } from '../support/backend.ts';
import { pictureUrl } from '../support/storefront.ts';
import { expectAccessible, STILL } from './axe.ts';
import { hasFocus } from './keyboard.ts';
import { addProduct, products, ProductsPage } from './products-page.ts';
import {
  DESKTOP,
  expectVisible,
  httpError,
  NO_ANSWER,
  NO_FIRESTORE,
  test,
  toast,
} from './shopper.ts';
import { StorePage } from './store-page.ts';

const SOAP = 'صابون غار الطبيعي للشعر';
const GIFTS = 'طقم الهدايا';
/** The address of a picture that was uploaded. */
const UPLOADED = `https://ghar.example${pictureUrl(0)}`;

describe('the list of products', () => {
  test('says of each its name, price, stock, state and day, the newest first', async ({
    newShopper,
  }) => {
    await addProduct('gifts', {
      created_at: Timestamp.fromDate(new Date('2026-01-31T08:00:00Z')),
    });
    await changeProduct({ stock_quantity: 1200 });
    const productsPage = await ProductsPage.open((await newShopper(DESKTOP)).page);
    await expect
      .poll(() => productsPage.cells(GIFTS))
      .toEqual([
        GIFTS,
        '799.50 درهم',
        `4\n${texts.lowStock}`,
        texts.inactive,
        expect.stringContaining('31 يناير 2026'),
      ]);
    const soap = await productsPage.cells(SOAP);
    expect(soap.slice(0, 4)).toEqual([SOAP, '299 درهم', '1,200', texts.onSale]);
    const rows = await productsPage.table.getByRole('row').allInnerTexts();
    expect(rows.findIndex((row) => row.includes(SOAP))).toBe(1);
  });

  test('says where there is none, and offers to add one', async ({ shopper: { page } }) => {
    await removeProduct();
    const productsPage = await ProductsPage.open(page);
    await expectVisible(page.getByText(texts.empty));
    await productsPage.addButton.click();
    await productsPage.fillIn({ name: 'صابون الورد', price: '٣٩٫٥', stock: '۱۲' });
    await productsPage.save();
    await productsPage.closed();
    await expectVisible(toast(page, OPERATIONS['create-product'].done));
    await expectVisible(productsPage.row('صابون الورد'));
    const [product] = await products();
    expect(product).toMatchObject({
      name: 'صابون الورد',
      description: null,
      price: 39.5,
      stock_quantity: 12,
      is_active: true,
      image_url: null,
      updated_by: ADMIN.uid,
    });
    expect(product!['created_at']).toEqual(product!['updated_at']);
  });

  test('leads to the pictures of each', async ({ newShopper }) => {
    const { page } = await newShopper(DESKTOP);
    await ProductsPage.open(page);
    await page.getByRole('link', { name: texts.images(SOAP) }).click();
    await page.waitForURL(`**/admin/images?product=${PRODUCT_ID}`);
  });

  test('has a product that cannot be read beside those that can', async ({ shopper }) => {
    shopper.mayPrint(/broken/);
    await addProduct('broken', { price: 'مجاناً' });
    const productsPage = await ProductsPage.open(shopper.page);
    await expectVisible(productsPage.row(SOAP));
    await expectVisible(shopper.page.getByText('broken'));
  });
});

describe('the form of a product', () => {
  test('says at each field what is wrong with it, and keeps what was typed', async ({
    shopper: { page },
  }) => {
    const productsPage = await ProductsPage.open(page);
    await productsPage.addButton.click();
    await productsPage.fillIn({ price: 'غالٍ', stock: '1.5', description: 'نص' });
    await productsPage.save();
    for (const error of ['name-required', 'price-not-a-number', 'stock-not-whole'] as const)
      await expectVisible(productsPage.dialog.getByText(errors[error]));
    expect(await hasFocus(productsPage.field('name'))).toBe(true);
    expect(await productsPage.field('price').inputValue()).toBe('غالٍ');
    expect(await productsPage.field('description').inputValue()).toBe('نص');

    await productsPage.fillIn({ name: GIFTS, price: '1', stock: '0' });
    expect(await productsPage.dialog.getByText(errors['name-required']).count()).toBe(0);
    await productsPage.save();
    await expectVisible(productsPage.dialog.getByText(errors['price-too-low']));
    expect(await hasFocus(productsPage.field('price'))).toBe(true);
    expect(await products()).toHaveLength(1);
  });

  test('stays open where its button is pressed twice', async ({ newShopper }) => {
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
  });

  test('shows what there is, and writes what was changed', async ({ shopper: { page } }) => {
    await db.doc(productPath(PRODUCT_ID)).update({ image_url: UPLOADED });
    const productsPage = await ProductsPage.open(page);
    await productsPage.edit(SOAP);
    expect(await productsPage.field('name').inputValue()).toBe(SOAP);
    expect(await productsPage.field('price').inputValue()).toBe('299');
    expect(await productsPage.field('stock').inputValue()).toBe('100');
    expect(await productsPage.activeSwitch.isChecked()).toBe(true);
    expect(await productsPage.field('imageUrl').count()).toBe(0);
    await productsPage.fillIn({ price: '310', description: 'يغسل\nوينعّم' });
    await productsPage.save();
    await productsPage.closed();
    await expectVisible(toast(page, OPERATIONS['update-product'].done));
    await expect.poll(() => productsPage.cells(SOAP)).toContain('310 درهم');
    const [product] = await products();
    expect(product).toMatchObject({
      name: SOAP,
      price: 310,
      description: 'يغسل\nوينعّم',
      image_url: UPLOADED,
      stock_quantity: 100,
      updated_by: ADMIN.uid,
    });
  });

  test('has a field for a picture address that was typed once, and for no other', async ({
    shopper: { page },
  }) => {
    await db
      .doc(productPath(PRODUCT_ID))
      .update({ image_url: 'https://elsewhere.example/soap.jpg' });
    const productsPage = await ProductsPage.open(page);
    await productsPage.edit(SOAP);
    const imageUrl = productsPage.field('imageUrl');
    expect(await imageUrl.inputValue()).toBe('https://elsewhere.example/soap.jpg');
    await imageUrl.fill('soap.jpg');
    await productsPage.save();
    await expectVisible(productsPage.dialog.getByText(errors['image-url-invalid']));
    await imageUrl.fill('');
    await productsPage.save();
    await productsPage.closed();
    expect((await products())[0]).toMatchObject({ image_url: null });
    await productsPage.addButton.click();
    expect(await imageUrl.count()).toBe(0);
  });

  test('asks about a price that is a tenth of the last one or ten times as much', async ({
    shopper: { page },
  }) => {
    const productsPage = await ProductsPage.open(page);
    await productsPage.edit(SOAP);
    await productsPage.fillIn({ price: '٢٩٫٩' });
    await productsPage.save();
    const question = page.getByRole('dialog', { name: priceDialogTexts.title });
    await expectVisible(question.getByText('299 درهم', { exact: true }));
    await expectVisible(question.getByText('29.90 درهم', { exact: true }));
    await productsPage.answerPrice('review');
    await question.waitFor({ state: 'detached' });
    expect((await products())[0]).toMatchObject({ price: 299 });
    expect(await productsPage.field('price').inputValue()).toBe('٢٩٫٩');

    await productsPage.save();
    await productsPage.answerPrice('confirm');
    await productsPage.closed();
    expect((await products())[0]).toMatchObject({ price: 29.9 });
  });

  test('leaves the pieces that were ordered while it was open as they are', async ({
    shopper: { page },
  }) => {
    const productsPage = await ProductsPage.open(page);
    await productsPage.edit(SOAP);
    await placeOrder({ quantity: 3, totalAmount: 897 });
    await expectVisible(productsPage.dialog.getByText(productFormTexts.stockHint(97)));
    await productsPage.fillIn({ name: 'صابون غار' });
    await productsPage.save();
    await productsPage.closed();
    expect(await stock()).toBe(97);

    await productsPage.edit('صابون غار');
    await productsPage.fillIn({ stock: '117' });
    await placeOrder();
    await productsPage.save();
    await productsPage.closed();
    expect(await stock()).toBe(116);
  });

  test('does not overwrite what somebody else has changed, unless it is told twice', async ({
    shopper,
  }) => {
    shopper.mayPrint(/^update-product:/);
    const { page } = shopper;
    const productsPage = await ProductsPage.open(page);
    await productsPage.edit(SOAP);
    await productsPage.fillIn({ price: '280' });
    await changeProduct({ price: 310 });
    await productsPage.save();
    await expectVisible(page.getByText(ADMIN_REFUSALS['product-overtaken']));
    await expectVisible(productsPage.dialog.getByText(productFormTexts.theirs('310')));
    expect(await productsPage.field('price').inputValue()).toBe('280');
    expect((await products())[0]).toMatchObject({ price: 310 });
    await productsPage.save();
    await productsPage.closed();
    expect((await products())[0]).toMatchObject({ price: 280 });
  });

  test('told twice, overwrites nothing but what was typed, and puts no sold piece back', async ({
    shopper,
  }) => {
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
  });

  test('stays as it is without a connection, which is told and logged', async ({ shopper }) => {
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
  });
});

describe('what the shop sells', () => {
  test('is switched to another product for every shopper at once', async ({ newShopper }) => {
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

  test('is what it was after the switch is taken back', async ({ shopper: { page } }) => {
    await addProduct('gifts');
    const productsPage = await ProductsPage.open(page);
    await productsPage.sell(GIFTS);
    await page.getByRole('button', { name: adminPartTexts.undo }).click();
    await expectVisible(productsPage.onSale.getByText(SOAP));
    await expect.poll(products).toMatchObject([{ is_active: false }, { is_active: true }]);
  });

  test('is a product that is added, of which the form warns, and no other', async ({
    shopper: { page },
  }) => {
    const productsPage = await ProductsPage.open(page);
    await productsPage.addButton.click();
    await expectVisible(productsPage.dialog.getByText(productFormTexts.replaces([SOAP])));
    await productsPage.fillIn({ name: GIFTS, price: '799', stock: '4' });
    await productsPage.save();
    await expectVisible(page.getByText(replaceDialogTexts.text([SOAP])));
    expect(await products()).toHaveLength(1);
    await page.getByRole('button', { name: replaceDialogTexts.sell }).click();
    await productsPage.closed();
    await expectVisible(productsPage.onSale.getByText(GIFTS));
    expect(await products()).toMatchObject([
      { id: PRODUCT_ID, is_active: false },
      { name: GIFTS, is_active: true },
    ]);
  });

  test('stays the same where a product is added that is not to be sold yet', async ({
    shopper: { page },
  }) => {
    const productsPage = await ProductsPage.open(page);
    await productsPage.addButton.click();
    await productsPage.fillIn({ name: GIFTS, price: '799', stock: '4' });
    await productsPage.save();
    await page.getByRole('button', { name: replaceDialogTexts.keep }).click();
    await productsPage.closed();
    await expectVisible(productsPage.row(GIFTS).getByText(texts.inactive));
    await expectVisible(productsPage.onSale.getByText(SOAP));
  });

  test('stays the same where a product is added that is not active', async ({
    shopper: { page },
  }) => {
    const productsPage = await ProductsPage.open(page);
    await productsPage.addButton.click();
    await productsPage.fillIn({ name: GIFTS, price: '799', stock: '4' });
    await productsPage.activeSwitch.click();
    await productsPage.save();
    await productsPage.closed();
    await expectVisible(productsPage.row(GIFTS).getByText(texts.inactive));
    await expectVisible(productsPage.onSale.getByText(SOAP));
  });

  test('is warned of where nothing is', async ({ shopper: { page } }) => {
    const productsPage = await ProductsPage.open(page);
    await productsPage.edit(SOAP);
    await productsPage.activeSwitch.click();
    await expectVisible(productsPage.dialog.getByText(productFormTexts.stops));
    await productsPage.save();
    await productsPage.closed();
    await expectVisible(productsPage.alert.getByText(onSaleTexts.none));
    await productsPage.sell(SOAP);
    await expectVisible(productsPage.onSale.getByText(SOAP));
  });

  test('is warned of where it is not one thing, which is mended there', async ({
    shopper: { page },
  }) => {
    await addProduct('gifts', { is_active: true });
    const productsPage = await ProductsPage.open(page);
    await expectVisible(productsPage.alert.getByText(onSaleTexts.several));
    // as the server does: the price of the last changed, the pictures of the oldest
    await expectVisible(productsPage.alert.getByText(onSaleTexts.severalText(SOAP)));
    await productsPage.sell(GIFTS);
    await expectVisible(productsPage.onSale.getByText(GIFTS));
    expect(await products()).toMatchObject([{ is_active: true }, { is_active: false }]);
  });

  test('stays what it is where the backend refuses, which is told and logged', async ({
    shopper,
  }) => {
    shopper.mayPrint(httpError(403), /@firebase\/firestore/, /^sell-product:/);
    const { page } = shopper;
    // bypasses the rules, which refuse any other change until the address is fixed
    await addProduct('gifts', { image_url: 'gifts.jpg' });
    const productsPage = await ProductsPage.open(page);
    await productsPage.askToSell(GIFTS);
    const words = await toast(page, ERROR_TITLE).innerText();
    expect(words).toContain(OPERATIONS['sell-product'].failed);
    expect(words).toContain(refusalWords.forbidden);
    await expect.poll(() => shopper.printed.join('\n')).toContain('sell-product:');
    await page.keyboard.press('Escape');
    await expectVisible(productsPage.onSale.getByText(SOAP));
  });

  test('can be a product of which more was sold than there was', async ({ shopper: { page } }) => {
    await addProduct('gifts', { stock_quantity: -2 });
    const productsPage = await ProductsPage.open(page);
    await expectVisible(productsPage.row(GIFTS).getByText(texts.noStock));
    await productsPage.sell(GIFTS);
    expect((await products())[0]).toMatchObject({ is_active: true, stock_quantity: 0 });
  });
});

describe('a product is deleted', () => {
  test('only after a confirmation', async ({ shopper: { page } }) => {
    await addProduct('gifts');
    const productsPage = await ProductsPage.open(page);
    await productsPage.askToDelete(GIFTS);
    await page.keyboard.press('Escape');
    await productsPage.closed();
    expect(await products()).toHaveLength(2);
    await productsPage.askToDelete(GIFTS);
    await expectVisible(productsPage.dialog.getByText(deleteDialogTexts.text(GIFTS)));
    await productsPage.confirmDeletion();
    await expectVisible(toast(page, OPERATIONS['delete-product'].done));
    await expect.poll(() => productsPage.row(GIFTS).count()).toBe(0);
    expect(await products()).toMatchObject([{ id: PRODUCT_ID }]);
  });

  test('and is not said to be on sale where nothing is', async ({ shopper: { page } }) => {
    await addProduct('gifts');
    await changeProduct({ is_active: false });
    const productsPage = await ProductsPage.open(page);
    await productsPage.askToDelete(GIFTS);
    await expectVisible(productsPage.dialog.getByText(deleteDialogTexts.text(GIFTS)));
    expect(await productsPage.dialog.getByText(deleteDialogTexts.onSale).count()).toBe(0);
  });

  test('not where it was ordered: it is taken off the shop instead', async ({ shopper }) => {
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
});

test('axe finds nothing wrong with the products, their form and what is asked', async ({
  newShopper,
}) => {
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
});
