import { orderPath } from '@ghar/domain/paths';
import { describe, expect } from 'vitest';
import { adminPartTexts } from '../../web/src/i18n/ar/admin.ts';
import {
  dashboardTexts as texts,
  takingsTexts,
  waitingTexts,
} from '../../web/src/i18n/ar/admin-dashboard.ts';
import { messageKindNames } from '../../web/src/i18n/ar/admin-messages.ts';
import { ERROR_TITLE, OPERATIONS } from '../../web/src/i18n/ar/admin-operations.ts';
import { testPaymentTexts } from '../../web/src/i18n/ar/status.ts';
import { changeProduct, db } from '../support/database.ts';
import { putMessage } from '../support/messages.ts';
import { many, putOrders } from '../support/orders.ts';
import { expectAccessible, STILL } from './axe.ts';
import { DashboardPage } from './dashboard-page.ts';
import { hasFocus, tabTo } from './keyboard.ts';
import { numbersOf, OrdersPage } from './orders-page.ts';
import { DESKTOP, expectVisible, httpError, NO_ANSWER, test, toast } from './shopper.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const AGGREGATE = /:runAggregationQuery/;
const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS);

const WAITS = { status: 'pending', payment_status: 'pending' } as const;
const ARRIVED = { status: 'delivered', payment_status: 'paid' } as const;

describe('the figures', () => {
  test(
    'are those of all orders, and the revenue is what the shop may keep',
    { tags: 'nightly' },
    async ({ newShopper }) => {
      const { page } = await newShopper(DESKTOP);
      const [owed] = await putOrders([
        { status: 'cancelled', total_amount: 450, refunded_amount: 100 },
        { status: 'cancelled', total_amount: 299, refunded_amount: 299 },
        { payment_test: true, total_amount: 7000 },
        ...many(2, WAITS),
        { total_amount: 598.5 },
        ...many(2, { ...ARRIVED, total_amount: 1000 }),
        { status: 'cancelled', payment_status: 'failed', total_amount: 5000 },
        { status: 'shipped', refunded_amount: 97.5 },
      ]);
      const dashboard = await DashboardPage.open(page);
      const value = (name: string): Promise<string> =>
        dashboard.card(name).locator('bdi').innerText();
      await expect.poll(() => value(texts.cards.total)).toBe('10');
      expect(await value(texts.cards.revenue)).toBe('2,800 درهم');
      await expectVisible(dashboard.card(texts.cards.total).getByText(texts.tests(1)));
      await expectVisible(dashboard.card(texts.cards.revenue).getByText(texts.paidOnly));
      const toShip = dashboard.waiting.getByRole('link').filter({ hasText: waitingTexts.toShip });
      await expectVisible(toShip.getByText('1', { exact: true }));
      expect(await value(texts.cards.pending)).toBe('2');
      await expect.poll(() => value(texts.cards.products)).toBe('1');
      expect(await dashboard.figures()).toEqual({
        [texts.completed]: '2',
        [texts.pending]: '2',
        [texts.successRate]: '20%',
        [texts.averageValue]: '700 درهم',
        [texts.owed]: '350 درهم',
        [texts.refunded]: '496.50 درهم',
      });
      const figure = dashboard.takings.getByRole('figure');
      expect(await figure.getAttribute('aria-label')).toBe(
        takingsTexts.summary(
          [takingsTexts.spans[7], takingsTexts.total('3,646.50 درهم', '6')],
          [takingsTexts.spansBefore[7], takingsTexts.total('0 درهم', '0')],
        ),
      );
      await expectVisible(dashboard.summary.getByText(texts.successNote('2', '10')));
      await expectVisible(dashboard.latest.getByText(testPaymentTexts.mark));
      const task = dashboard.waiting.getByRole('link').filter({ hasText: waitingTexts.owed });
      await expectVisible(task.getByText('350 درهم'));
      await task.click();
      const list = new OrdersPage(page);
      await expect.poll(() => list.numbers()).toEqual(numbersOf([owed!]));
      await page.goBack();
      await dashboard.card(texts.cards.pending).click();
      await page.waitForURL('**/admin/orders?status=pending');
    },
  );
});

test('what waits for the merchant leads to it', { tags: 'nightly' }, async ({ newShopper }) => {
  const { page } = await newShopper(DESKTOP);
  const [toReview] = await putOrders([
    { payment_needs_review: true, customer_name: 'سالم', ...WAITS },
    ...many(2, { status: 'confirmed' } as const),
    { status: 'pending', payment_status: 'paid' },
    { ...WAITS, created_at: daysAgo(3) },
    { ...WAITS, created_at: new Date() },
  ]);
  await changeProduct({ stock_quantity: 3 });
  const failed = { state: 'failed', needs_merchant: true } as const;
  await putMessage(toReview!, 'shipped', { ...failed, created_at: daysAgo(2) });
  await putMessage('a', 'test', { ...failed, order_id: null });
  for (let day = 1; day <= 6; day++)
    await putMessage(`day-${day}`, 'morning-summary', { ...failed, order_id: null });
  const dashboard = await DashboardPage.open(page);
  const task = (name: string) => dashboard.waiting.getByRole('link').filter({ hasText: name });
  await expectVisible(task(waitingTexts.lowStock).getByText('بقي 3 قطع'));
  await expectVisible(task(waitingTexts.toShip).getByText('2', { exact: true }));
  await expectVisible(task(waitingTexts.unconfirmed).getByText('1', { exact: true }));
  await expectVisible(task(waitingTexts.unpaid).getByText('1', { exact: true }));
  const unsent = task(waitingTexts.unsent);
  await expect.poll(() => unsent.count()).toBe(5);
  expect(await unsent.first().getAttribute('href')).toBe(`/admin/orders/${toReview}`);
  expect(await unsent.last().getAttribute('href')).toBe('/admin/settings');
  expect(await dashboard.waiting.getByText(messageKindNames.test).count()).toBe(0);
  await expectVisible(dashboard.waiting.getByText(waitingTexts.moreUnsent(2)));
  const review = task(waitingTexts.review);
  expect(await review.getAttribute('href')).toBe(`/admin/orders/${toReview}`);
  expect(await task(waitingTexts.toShip).getAttribute('href')).toBe(
    '/admin/orders?status=confirmed&payment=cleared&sort=oldest',
  );
  await db.doc(orderPath(toReview!)).update({ payment_needs_review: false });
  await review.waitFor({ state: 'detached' });
  await task(waitingTexts.unpaid).click();
  await page.waitForURL('**/admin/orders?payment=awaited&from=*&to=*');
  await expect.poll(() => page.getByRole('table').locator('tbody tr').count()).toBe(1);
});

describe('when the figures cannot be read', () => {
  test(
    'it says so, logs it and stops loading; one press reads all of them again',
    { tags: 'nightly' },
    async ({ newShopper }) => {
      const shopper = await newShopper(DESKTOP);
      shopper.mayPrint(NO_ANSWER, httpError(500), /load-(order|product)-figures:/, /@firebase/);
      const { page } = shopper;
      await putOrders([{}]);
      await page.route(AGGREGATE, (route) => route.abort());
      const dashboard = await DashboardPage.open(page);
      const failed = (words: string) => page.getByRole('alert').filter({ hasText: words });
      await expectVisible(failed(OPERATIONS['load-order-figures'].failed));
      await expectVisible(failed(OPERATIONS['load-product-figures'].failed));
      await expectVisible(toast(page, ERROR_TITLE));
      await expect.poll(() => shopper.printed.join()).toContain('load-order-figures:');
      await expect.poll(() => shopper.printed.join()).toContain('load-product-figures:');
      await expect.poll(() => page.getByText(adminPartTexts.loading).count()).toBe(0);
      await expectVisible(dashboard.latest.getByRole('link').nth(1));
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.getByRole('button', { name: adminPartTexts.retry }).first().click();
      await expect.poll(() => dashboard.card(texts.cards.total).innerText()).toContain('1');
      await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    },
  );
});

test(
  'axe finds nothing wrong with it, and it is used by keyboard alone',
  { tags: 'nightly' },
  async ({ newShopper }) => {
    const { page } = await newShopper({ ...STILL, viewport: { width: 1440, height: 900 } });
    await putOrders([...many(3, {}), WAITS, { ...WAITS, payment_status: 'failed' }]);
    const dashboard = await DashboardPage.open(page);
    await dashboard.loaded();
    // One Tab stop for the group; its arrows point as Arabic is read.
    await tabTo(page, dashboard.span(7));
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    expect(await hasFocus(dashboard.span(90))).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await dashboard.takingRows()).length).toBe(13);
    await expectAccessible(page);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(1440);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(390);
  },
);
