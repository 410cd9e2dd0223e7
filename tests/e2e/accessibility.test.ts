import type { Order } from '@ghar/domain/order/order';
import type { Locator } from 'playwright-core';
import { LOCALES } from '@ghar/domain/i18n/locale';
import { localePath } from '@ghar/domain/i18n/locale-path';
import { describe, expect } from 'vitest';
import { confirmationTexts } from '../../web/src/i18n/ar/confirmation.ts';
import { countryNames, orderTexts } from '../../web/src/i18n/ar/order-page.ts';
import { shellTexts } from '../../web/src/i18n/ar/shell.ts';
import { trackPageTexts } from '../../web/src/i18n/ar/track-page.ts';
import { orderForm, placeOrder } from '../support/backend.ts';
import { changeProduct, db, order, orders } from '../support/database.ts';
import { putOrders } from '../support/orders.ts';
import { endIntent, intentOf, orderFaults } from '../support/provider.ts';
import { expectAccessible, STILL } from './axe.ts';
import { ConfirmationPage } from './confirmation-page.ts';
import { hasFocus, tabTo } from './keyboard.ts';
import { OrderPage } from './order-page.ts';
import { PaymentPage } from './payment-page.ts';
import { hydrate, expectVisible, httpError, NO_PAGE, PHONE, test } from './shopper.ts';

const REQUIRED = ['customerName', 'customerPhone', 'country', 'city', 'address'] as const;
const ORDER_FIELDS = [
  'customerName',
  'customerPhone',
  'customerEmail',
  'country',
  'city',
  'address',
  'quantity',
] as const;

/** The store's pages, in each language. */
const PAGES = LOCALES.flatMap((locale) =>
  [
    '/',
    '/product-details',
    '/order',
    '/about',
    '/policies/terms',
    '/payment-success',
    '/track',
    '/no/such-page',
  ].map((path) => localePath(locale, path)),
);

test(
  'axe finds nothing wrong with the pages of the store',
  { tags: 'nightly' },
  async ({ newShopper }) => {
    const shopper = await newShopper(STILL);
    shopper.mayPrint(...NO_PAGE);
    const { page } = shopper;
    for (const path of [...PAGES, '/auth']) {
      await page.setViewportSize(PHONE);
      await page.goto(path);
      await expectVisible(page.getByRole('heading', { level: 1 }));
      await expectAccessible(page);
    }
  },
);

describe('axe finds nothing wrong with', { tags: 'nightly' }, () => {
  test('the order form with an error at each of its fields', async ({ newShopper }) => {
    const { page } = await newShopper(STILL);
    const orderPage = await OrderPage.open(page);
    const form = orderForm();
    await orderPage.fillIn({ quantity: 0 });
    for (const field of [...REQUIRED, 'quantity'] as const) {
      await page.setViewportSize(PHONE);
      await orderPage.submit();
      await expectVisible(page.locator(`#order-${field}[aria-invalid=true]`));
      await expectAccessible(page);
      await orderPage.fillIn({ [field]: form[field] });
    }
  });

  test('the order form with a refusal, its toast and its remedy', async ({ newShopper }) => {
    const shopper = await newShopper(STILL);
    shopper.mayPrint(httpError(400));
    await changeProduct({ stock_quantity: 1 });
    const orderPage = await OrderPage.open(shopper.page);
    await orderPage.fillIn(orderForm({ quantity: 2 }));
    await orderPage.submit();
    await expectVisible(orderPage.alert);
    await expectVisible(orderPage.toast);
    await expectAccessible(shopper.page);
  });

  test.for([
    ['pending', confirmationTexts.pending.heading],
    ['unpaid', confirmationTexts.unpaid.heading(299)],
    ['under review', confirmationTexts.underReview.heading],
    ['failed', confirmationTexts.failed.heading('declined')],
    ['paid', confirmationTexts.paid.heading('مريم')],
    ['cancelled', confirmationTexts.cancelled.heading],
  ] as const)(
    'the confirmation of an order that is %s',
    async ([state, heading], { newShopper }) => {
      await orderFaults({ webhooks: { kind: 'lost' } });
      const { order_id, payment_url } = await placeOrder();
      if (state === 'failed') await endIntent(intentOf(payment_url), 'fail');
      if (state === 'paid') await endIntent(intentOf(payment_url), 'complete');
      if (state === 'cancelled') await db.doc(`orders/${order_id}`).update({ status: 'cancelled' });
      if (state === 'under review')
        await db.doc(`orders/${order_id}`).update({ payment_needs_review: true });
      const { page } = await newShopper(STILL);
      if (state === 'pending') await ConfirmationPage.returnTo(page, order_id);
      else await ConfirmationPage.open(page, order_id);
      await expectVisible(page.getByRole('heading', { level: 1, name: heading }));
      await expectAccessible(page);
    },
  );
});

/** Orders that have gone further than their payment, and what each page's heading says. */
const FURTHER: readonly (readonly [Partial<Order>, string])[] = [
  [
    { status: 'shipped', shipped_at: new Date(), carrier: 'aramex', tracking_number: '1234567890' },
    confirmationTexts.paid.shipped.heading,
  ],
  [
    { status: 'delivered', delivered_at: new Date(), refunded_amount: 100 },
    confirmationTexts.paid.delivered.heading,
  ],
  [{ status: 'cancelled', refunded_amount: 299 }, confirmationTexts.cancelled.heading],
];

test(
  'axe finds nothing wrong with an order’s page, however far it has come',
  { tags: 'nightly' },
  async ({ newShopper }) => {
    const { page } = await newShopper(STILL);
    const ids = await putOrders(FURTHER.map(([order]) => order));
    for (const [index, [, heading]] of FURTHER.entries()) {
      await ConfirmationPage.open(page, ids[index]!);
      await expectVisible(page.getByRole('heading', { level: 1, name: heading }));
      await expectAccessible(page);
    }
  },
);

test(
  'axe finds nothing wrong with a search that found no order',
  { tags: 'nightly' },
  async ({ newShopper }) => {
    const shopper = await newShopper(STILL);
    shopper.mayPrint(httpError(404));
    const { page } = shopper;
    await page.goto('/track');
    await page.getByRole('button', { name: trackPageTexts.submit }).click();
    await expectVisible(page.locator('#track-order_number[aria-invalid=true]'));
    await expectAccessible(page);
    await page.getByLabel(trackPageTexts.fields.order_number.label).fill('ACDE3479');
    await page.getByLabel(trackPageTexts.fields.phone.label).fill('0501234567');
    await page.keyboard.press('Enter');
    await expectVisible(page.getByRole('alert'));
    await expectAccessible(page);
  },
);

test(
  'assistive technology hears which fields are required',
  { tags: 'nightly' },
  async ({ shopper: { page } }) => {
    await OrderPage.open(page);
    const required = page.locator('[aria-required=true]');
    expect(await required.evaluateAll((all) => all.map(({ id }) => id))).toEqual(
      REQUIRED.map((field) => `order-${field}`),
    );
  },
);

test.for([390, 900])(
  'at %i px the bar at the bottom hides no field that has the focus',
  { tags: 'nightly' },
  async (width, { newShopper }) => {
    const { page } = await newShopper({ viewport: { width, height: 664 } });
    const orderPage = await OrderPage.open(page);
    const bar = orderPage.submitButton.locator('..');
    const isClear = async (control: Locator): Promise<boolean> => {
      const [it, its] = await Promise.all([control.boundingBox(), bar.boundingBox()]);
      return it!.y >= 0 && it!.y + it!.height <= its!.y;
    };
    for (const field of ORDER_FIELDS) {
      const control = page.locator(`#order-${field}`);
      await tabTo(page, control);
      await expect.poll(() => isClear(control)).toBe(true);
    }
  },
);

test('an order is placed and paid by keyboard alone', async ({ newShopper }) => {
  const { page } = await newShopper({ hasTouch: false });
  const { keyboard } = page;
  const form = orderForm();
  const orderPage = new OrderPage(page);
  const type = async (field: Parameters<OrderPage['field']>[0], text: string): Promise<void> => {
    await tabTo(page, orderPage.field(field));
    await keyboard.type(text);
  };

  await page.goto('/');
  await expectVisible(page.getByRole('heading', { level: 1 }));
  await keyboard.press('Tab');
  expect(await hasFocus(page.getByRole('link', { name: shellTexts.skipToContent }))).toBe(true);
  await hydrate(page);
  await tabTo(page, page.getByRole('link', { name: shellTexts.buyNow }).first());
  await keyboard.press('Enter');
  await page.waitForURL('/order');
  await hydrate(page);

  await type('customerName', form.customerName);
  await tabTo(page, orderPage.dialCode);
  await type('customerPhone', '5012 3456');
  await type('customerEmail', 'mariam@example.com');
  await tabTo(page, orderPage.country);
  for (let press = 0; press < 6 && (await orderPage.countryName()) !== countryNames.kw; press++)
    await keyboard.press('ArrowDown');
  await expect.poll(() => orderPage.dialCode.inputValue()).toBe('+965');
  await type('city', form.city);
  await type('address', form.address);
  await tabTo(page, orderPage.field('quantity'));
  await keyboard.press('ArrowUp');
  await keyboard.press('ArrowUp');
  await keyboard.press('ArrowDown');
  await expect.poll(orderPage.total).toBe('598 درهم');
  await tabTo(page, orderPage.submitButton);
  await keyboard.press('Enter');

  await PaymentPage.reached(page);
  await tabTo(page, page.getByRole('button', { name: 'ادفع الآن' }));
  await keyboard.press('Enter');
  await new ConfirmationPage(page).expectPaid();
  const [{ id } = {}] = await orders();
  expect(await order(id as string)).toMatchObject({
    payment_status: 'paid',
    country: 'kw',
    customer_phone: '+96550123456',
    quantity: 2,
  });
});

test('an error is mended by keyboard: it has the focus, and says what to do', async ({
  newShopper,
}) => {
  const shopper = await newShopper({ hasTouch: false });
  shopper.mayPrint(httpError(400));
  await changeProduct({ stock_quantity: 1 });
  const { page } = shopper;
  const orderPage = await OrderPage.open(page);
  await orderPage.fillIn(orderForm({ quantity: 2, city: '' }));
  await orderPage.submitButton.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => hasFocus(orderPage.field('city'))).toBe(true);
  await page.keyboard.type('دبي');
  await page.keyboard.press('Enter');
  await expect.poll(() => hasFocus(orderPage.alert)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await hasFocus(page.getByRole('button', { name: orderTexts.setQuantity(1) }))).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => hasFocus(orderPage.submitButton)).toBe(true);
  await page.keyboard.press('Enter');
  await PaymentPage.reached(page);
});

test(
  'text of twice the size is read on a phone without scrolling sideways',
  { tags: 'nightly' },
  async ({ shopper }) => {
    shopper.mayPrint(...NO_PAGE);
    const { page } = shopper;
    await changeProduct({ price: 1250 });
    for (const path of [...PAGES, '/auth']) {
      await page.goto(path);
      await expectVisible(page.getByRole('heading', { level: 1 }));
      await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
      await hydrate(page);
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 });
        const scrollable = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scrollable, `${path} at ${width} px`).toBeLessThanOrEqual(width);
      }
      if (!path.endsWith('/order')) continue;
      const { submitButton } = new OrderPage(page);
      const bar = await submitButton.locator('..').boundingBox();
      expect(bar!.height).toBeLessThan(740 / 2);
    }
  },
);
