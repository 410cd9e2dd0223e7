/** @module-tag nightly */
import { describe, expect } from 'vitest';
import { fieldTexts, formerTextTexts, listTexts } from '../../web/src/i18n/ar/admin-content.ts';
import { imagesTexts } from '../../web/src/i18n/ar/admin-images.ts';
import { bulkTexts, orderListTexts } from '../../web/src/i18n/ar/admin-orders.ts';
import { productsTexts } from '../../web/src/i18n/ar/admin-products.ts';
import { orderPageTexts } from '../../web/src/i18n/ar/admin-order.ts';
import { leaveTexts } from '../../web/src/i18n/ar/admin.ts';
import { orders } from '../support/database.ts';
import { many, putOrders } from '../support/orders.ts';
import { addPictures } from '../support/storefront.ts';
import { AdminPage, SECTION_PATHS } from './admin-page.ts';
import { ContentPage } from './content-page.ts';
import { DashboardPage } from './dashboard-page.ts';
import { ImagesPage, pictureLine } from './images-page.ts';
import { focused, tabTo, walk } from './keyboard.ts';
import { OrdersPage } from './orders-page.ts';
import { addProduct, ProductsPage } from './products-page.ts';
import { DESKTOP, expectVisible, httpError, test } from './shopper.ts';

/** {@link addPictures} creates documents without files. */
const NO_FILES = httpError(404);

test('each stop of the dashboard, the lists and an order is seen on a phone, there and back', async ({
  shopper,
}) => {
  shopper.mayPrint(NO_FILES);
  const { page } = shopper;
  await addPictures(3);
  const [id] = await putOrders(many(9, {}));
  const admin = await AdminPage.open(page, `/admin/orders/${id}`);
  const { dashboard, orders: list, products, images } = SECTION_PATHS;
  /** Each page with how to wait until all of it is there. */
  const pages: readonly [address: string, loaded: () => Promise<void>][] = [
    [page.url(), () => expectVisible(page.getByRole('textbox', { name: orderPageTexts.note }))],
    [dashboard, () => new DashboardPage(page).loaded()],
    [list, new OrdersPage(page).listed],
    [products, () => expectVisible(new ProductsPage(page).table)],
    [images, () => expectVisible(new ImagesPage(page).cards.nth(2))],
  ];
  for (const [address, loaded] of pages) {
    await page.goto(address);
    await admin.opened();
    await loaded();
    for (const key of ['Tab', 'Shift+Tab'] as const) {
      const { unseen, stops } = await walk(page, key);
      expect({ address, key, unseen }).toEqual({ address, key, unseen: [] });
      expect(stops).toBeGreaterThan(10);
    }
  }
});

describe.each([
  ['a phone', {}],
  ['a desktop', DESKTOP],
] as const)('by keyboard alone on %s', (_, screen) => {
  test('orders are selected and changed together, and the pressed checkbox stays in sight', async ({
    newShopper,
  }) => {
    const { page } = await newShopper(screen);
    const ids = await putOrders(many(9, {}));
    const list = await OrdersPage.open(page);
    await list.listed();
    // the last one that is seen whole: the bar comes over it
    const edge = page.viewportSize()!.height - (screen === DESKTOP ? 10 : 70);
    const boxes = await Promise.all(ids.map((id) => list.choice(id).boundingBox()));
    const low = boxes.findLastIndex((box) => box!.y + box!.height < edge);
    const choice = list.choice(ids[low]!);
    await choice.focus();
    await page.keyboard.press('Space');
    await expectVisible(list.bulk);
    const bottom = async (): Promise<number> => {
      const { y, height } = (await choice.boundingBox())!;
      return y + height;
    };
    await expect
      .poll(async () => (await bottom()) <= (await list.bulk.boundingBox())!.y)
      .toBe(true);
    const status = list.bulk.getByRole('combobox', { name: bulkTexts.status });
    await tabTo(page, status);
    // waiting, confirmed, shipped
    for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowDown');
    expect(await status.inputValue()).toBe('shipped');
    await tabTo(page, list.bulk.getByRole('button', { name: bulkTexts.apply }));
    await page.keyboard.press('Enter');
    await expectVisible(page.getByRole('dialog'));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await list.bulk.waitFor({ state: 'detached' });
    await focused(page.getByRole('region', { name: orderListTexts.label }));
    expect((await orders()).filter((one) => one['status'] === 'shipped')).toHaveLength(1);
  });

  test('a product is typed, kept from a slip of Escape, saved and deleted', async ({
    newShopper,
  }) => {
    const { page } = await newShopper(screen);
    await addProduct('gift');
    const products = await ProductsPage.open(page);
    await products.addButton.press('Enter');
    await focused(products.field('name'));
    await page.keyboard.type('علبة');
    await page.keyboard.press('Escape');
    await focused(page.getByRole('button', { name: leaveTexts.stay }));
    await page.keyboard.press('Enter');
    await focused(products.field('name'));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await products.closed();
    await focused(products.addButton);

    const remove = page.getByRole('button', { name: productsTexts.remove('طقم الهدايا') });
    await remove.press('Enter');
    await page.keyboard.press('Escape');
    await focused(remove);
    await remove.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await products.closed();
    await focused(page.getByRole('region', { name: productsTexts.table }));
  });

  test('a picture is moved with its button in sight, and deleted', async ({ newShopper }) => {
    const shopper = await newShopper(screen);
    shopper.mayPrint(NO_FILES);
    const { page } = shopper;
    await addPictures(3);
    const images = await ImagesPage.open(page);
    const alt = 'صورة للتجربة 1';
    const later = images.button('later', alt);
    for (const place of [2, 3]) {
      await later.press('Enter');
      await expectVisible(page.getByText(imagesTexts.moved(alt, place, 3)));
      await focused(later);
      const { y, height } = (await later.boundingBox())!;
      expect(y).toBeGreaterThan(68);
      expect(y + height).toBeLessThanOrEqual(page.viewportSize()!.height);
    }
    await expect.poll(pictureLine).toMatch(new RegExp(`${alt}\\*$`));
    await images.button('remove', alt).press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await images.closed();
    await focused(page.getByRole('list', { name: imagesTexts.grid }));
  });

  test('a text has its history, and a row that is moved stays in sight', async ({ newShopper }) => {
    const { page } = await newShopper(screen);
    const content = await ContentPage.open(page);
    const open = page.getByRole('button', {
      name: formerTextTexts.open(fieldTexts.hero.badge.label),
      exact: true,
    });
    await open.press('Enter');
    await expectVisible(page.getByRole('dialog'));
    await page.keyboard.press('Escape');
    await focused(open);
    const quick = content.list(fieldTexts.hero.features.label);
    const down = (place: number) => quick.getByRole('button', { name: listTexts.down(place) });
    await down(1).press('Enter');
    await focused(down(2));
    await page.keyboard.press('Enter');
    await focused(down(3));
    const { y } = (await down(3).boundingBox())!;
    expect(y).toBeLessThan(page.viewportSize()!.height - 60);
  });
});
