import { siteContentPath } from '@ghar/domain/paths';
import { describe, expect } from 'vitest';
import { adminPartTexts } from '../../web/src/i18n/ar/admin.ts';
import { fieldTexts, textStateTexts } from '../../web/src/i18n/ar/admin-content.ts';
import { ERROR_TITLE, OPERATIONS } from '../../web/src/i18n/ar/admin-operations.ts';
import { replaceDialogTexts } from '../../web/src/i18n/ar/admin-products.ts';
import { orderPageTexts, savedTextTexts } from '../../web/src/i18n/ar/admin-order.ts';
import { db, order, stock } from '../support/database.ts';
import { putOrders } from '../support/orders.ts';
import { png } from '../support/png.ts';
import { AdminPage } from './admin-page.ts';
import { ContentPage } from './content-page.ts';
import { ImagesPage, pictureLine } from './images-page.ts';
import { OrdersPage } from './orders-page.ts';
import { products, ProductsPage } from './products-page.ts';
import { COMMIT, loseNextAnswer } from './hold-requests.ts';
import {
  DESKTOP,
  expectVisible,
  NO_ANSWER,
  NO_FIRESTORE,
  test,
  toast,
  type Shopper,
} from './shopper.ts';

const SOAP = 'صابون غار الطبيعي للشعر';

async function deskOf(newShopper: (options: object) => Promise<Shopper>): Promise<Shopper> {
  const shopper = await newShopper(DESKTOP);
  shopper.mayPrint(NO_ANSWER, NO_FIRESTORE);
  return shopper;
}

describe('a save whose answer is lost is done once', () => {
  test('pieces are added', async ({ newShopper }) => {
    const { page } = await deskOf(newShopper);
    const productsPage = await ProductsPage.open(page);
    await productsPage.edit(SOAP);
    await productsPage.fillIn({ stock: '120' });
    await loseNextAnswer(page, COMMIT);
    await productsPage.save();
    await productsPage.closed();
    expect(await stock()).toBe(120);
  });

  test('a product is added', { tags: 'nightly' }, async ({ newShopper }) => {
    const { page } = await deskOf(newShopper);
    const productsPage = await ProductsPage.open(page);
    await productsPage.addButton.click();
    await productsPage.fillIn({ name: 'طقم الهدايا', price: '799', stock: '4' });
    await productsPage.save();
    await loseNextAnswer(page, COMMIT);
    await page.getByRole('button', { name: replaceDialogTexts.keep }).click();
    await productsPage.closed();
    expect(await products()).toHaveLength(2);
  });

  test('a picture is added', { tags: 'nightly' }, async ({ newShopper }) => {
    const { page } = await deskOf(newShopper);
    const imagesPage = await ImagesPage.open(page);
    await loseNextAnswer(page, COMMIT);
    await imagesPage.upload(await png('soap.png'));
    await expectVisible(toast(page, OPERATIONS['upload-image'].done));
    expect(await pictureLine()).toBe('soap*');
  });

  test('a status is taken back', { tags: 'nightly' }, async ({ newShopper }) => {
    const { page } = await deskOf(newShopper);
    const [id] = await putOrders([{}]);
    const list = await OrdersPage.open(page);
    await list.status(id!).choose('shipped');
    const undo = page.getByRole('button', { name: adminPartTexts.undo });
    await expectVisible(undo);
    await loseNextAnswer(page, COMMIT);
    await undo.click();
    await expectVisible(toast(page, OPERATIONS['undo-order-change'].done));
    expect(await order(id!)).toMatchObject({ status: 'confirmed' });
  });

  test('a note is saved', { tags: 'nightly' }, async ({ newShopper }) => {
    const { page } = await deskOf(newShopper);
    const [id] = await putOrders([{}]);
    await AdminPage.open(page, `/admin/orders/${id}`);
    const note = page.getByRole('textbox', { name: orderPageTexts.note });
    await note.fill('هدية');
    await loseNextAnswer(page, COMMIT);
    await note.blur();
    await expectVisible(page.getByText(savedTextTexts.saved, { exact: true }));
    expect(await order(id!)).toMatchObject({ merchant_note: 'هدية' });
  });
});

test(
  'what is typed on after an answer was lost is saved, and is no conflict with oneself',
  { tags: 'nightly' },
  async ({ newShopper }) => {
    const shopper = await deskOf(newShopper);
    // the preview may still be loading when the connection goes
    shopper.mayPrint(/^update-content:/, /Failed to fetch dynamically imported module.*preview/);
    const { page, context } = shopper;
    const contentPage = await ContentPage.open(page);
    const badge = contentPage.field(fieldTexts.hero.badge.label);
    await loseNextAnswer(page, COMMIT, () => context.setOffline(true));
    await badge.fill('طبيعي');
    await expectVisible(page.getByText(textStateTexts.failed));
    await badge.fill('طبيعي تماماً');
    await context.setOffline(false);
    await contentPage.saved();
    const hero = await db.doc(siteContentPath('hero')).get();
    expect(hero.get('content.badge')).toBe('طبيعي تماماً');
  },
);

test(
  'what was sent before the connection broke is not sent again by whoever tries again',
  { tags: 'nightly' },
  async ({ newShopper }) => {
    const shopper = await deskOf(newShopper);
    shopper.mayPrint(/^update-product:/);
    const { page, context } = shopper;
    const productsPage = await ProductsPage.open(page);
    await productsPage.edit(SOAP);
    await productsPage.fillIn({ stock: '120' });
    await loseNextAnswer(page, COMMIT, () => context.setOffline(true));
    await productsPage.save();
    await expectVisible(toast(page, ERROR_TITLE));
    expect(await stock()).toBe(120);
    await context.setOffline(false);
    await productsPage.fillIn({ stock: '130' });
    await productsPage.save();
    await productsPage.closed();
    expect(await stock()).toBe(130);
  },
);
