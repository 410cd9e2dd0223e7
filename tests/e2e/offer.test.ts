import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { closedTexts, offerBadges } from '../../web/src/i18n/ar/offer.ts';
import { shellTexts } from '../../web/src/i18n/ar/shell.ts';
import { orderForm, placeOrder } from '../support/backend.ts';
import { changeProduct, orders, stock } from '../support/database.ts';
import { expectAccessible, STILL } from './axe.ts';
import { ListenedDocuments } from './listened-documents.ts';
import { OrderPage } from './order-page.ts';
import { PaymentPage } from './payment-page.ts';
import {
  hydrate,
  expectVisible,
  waitForDatabaseWorker,
  isHydrated,
  test,
  type Shopper,
} from './shopper.ts';
import { StorePage } from './store-page.ts';

const NAME = 'صابون غار الطبيعي للشعر';
/** Visible links to the order. */
const waysToOrder = (page: Page) => page.locator('a[href="/order"]').filter({ visible: true });
const waysToAsk = (page: Page) =>
  page.getByRole('link', { name: closedTexts.notify }).filter({ visible: true });
const isOpen = async (page: Page): Promise<boolean> =>
  (await waysToOrder(page).count()) > 0 && (await waysToAsk(page).count()) === 0;

/** What the pages say once the product cannot be bought; all of them: web/src/components/offer.dom.test.tsx. */
async function closeAndReopen(
  { page }: Shopper,
  close: () => Promise<void>,
  badge: string,
): Promise<void> {
  await StorePage.open(page, '/');
  await waitForDatabaseWorker(page);
  expect(await isOpen(page)).toBe(true);
  const body = page.locator('body');
  expect(await body.innerText()).toContain(shellTexts.buyNow);
  await close();
  await expectVisible(page.getByText(badge));
  await expectVisible(waysToAsk(page));
  await expect.poll(() => waysToOrder(page).count()).toBe(0);
  expect(await body.innerText()).not.toContain(shellTexts.buyNow);
  const chat = new URL((await waysToAsk(page).first().getAttribute('href'))!);
  expect(chat.origin).toBe('https://wa.me');
  expect(chat.searchParams.get('text')).toBe(closedTexts.message(NAME));

  await changeProduct({ stock_quantity: 10, is_active: true });
  await expect.poll(() => isOpen(page)).toBe(true);
}

describe('a product is offered until then, and asked for from then on, by itself, which is', () => {
  test('sold out', { tags: 'nightly' }, ({ shopper }) =>
    closeAndReopen(shopper, () => changeProduct({ stock_quantity: 0 }), offerBadges['sold-out']!),
  );
  test('not on sale', { tags: 'nightly' }, ({ shopper }) =>
    closeAndReopen(shopper, () => changeProduct({ is_active: false }), offerBadges.none!),
  );
});

describe('an order form whose last pieces are sold', () => {
  test('keeps what was typed, says so, and goes on when pieces come back', async ({
    shopper: { page },
  }) => {
    const orderPage = await OrderPage.open(page);
    await orderPage.fillIn(orderForm());
    const typed = await orderPage.typed();
    await changeProduct({ stock_quantity: 0 });
    await expectVisible(page.getByRole('status').getByText(closedTexts.kept('sold-out')));
    await orderPage.submitButton.waitFor({ state: 'detached' });
    await expectVisible(waysToAsk(page));
    expect(await orderPage.typed()).toEqual(typed);

    await page.reload();
    await expectVisible(
      page.getByRole('heading', { level: 1, name: closedTexts.heading('sold-out') }),
    );
    await hydrate(page);
    expect(await orderPage.typed()).toEqual(typed);
    await changeProduct({ stock_quantity: 1 });
    await expectVisible(page.getByRole('status').getByText(closedTexts.reopened));
    await orderPage.submit();
    await PaymentPage.reached(page);
    expect(await orders()).toHaveLength(1);
    expect(await stock()).toBe(0);
  });

  test(
    'goes on for the shopper whose own order holds them',
    { tags: 'nightly' },
    async ({ shopper: { page } }) => {
      await changeProduct({ stock_quantity: 1 });
      const orderPage = await OrderPage.open(page);
      await orderPage.fillIn(orderForm());
      await orderPage.submit();
      const { intentId } = await PaymentPage.reached(page);
      await page.goBack();
      await expectVisible(page.getByText(offerBadges['sold-out']!));
      await orderPage.submit();
      expect((await PaymentPage.reached(page)).intentId).toBe(intentId);
      expect(await orders()).toHaveLength(1);
    },
  );
});

test(
  'axe finds nothing wrong with a shop that is sold out',
  { tags: 'nightly' },
  async ({ newShopper }) => {
    const { page } = await newShopper(STILL);
    await changeProduct({ stock_quantity: 0 });
    for (const path of ['/', '/product-details', '/order']) {
      await StorePage.open(page, path);
      await hydrate(page);
      await expectAccessible(page);
    }
  },
);

test(
  'a visit is billed one read, and a sale that changes nothing shown none',
  { tags: 'nightly' },
  async ({ shopper: { page }, onTestFinished }) => {
    const listened = await ListenedDocuments.of(page);
    onTestFinished(() => listened.close());
    await StorePage.open(page, '/');
    await expect.poll(() => listened.count).toBe(1);
    await hydrate(page);
    await placeOrder();
    expect(await stock()).toBe(99);
    await changeProduct({ price: 310 });
    await expectVisible(page.getByText('310 درهم'));
    expect(listened.count).toBe(2);
    const fields = ['product_id', 'name', 'price', 'availability', 'updated_at'];
    for (const sent of listened.fields) expect(sent.toSorted()).toEqual(fields.toSorted());
    expect(await isHydrated(page)).toBe(true);
  },
);
