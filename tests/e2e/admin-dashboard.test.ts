import { orderPath } from '@ghar/domain/paths';
import { describe, expect } from 'vitest';
import { adminPartTexts } from '../../web/src/i18n/ar/admin.ts';
import {
  comparisonTexts,
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

/** The chart's words for the revenue and the orders of a time span, and of the one before. */
const summaryOf = (span: 7 | 30 | 90, now: [string, string], before: [string, string]): string =>
  takingsTexts.summary(
    [takingsTexts.spans[span], takingsTexts.total(...now)],
    [takingsTexts.spansBefore[span], takingsTexts.total(...before)],
  );

describe('the figures', () => {
  test('are those of all orders, and the revenue is what the shop may keep', async ({
    newShopper,
  }) => {
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
    await expectVisible(toShip.getByText(waitingTexts.testsToShip(1)));
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
      summaryOf(7, ['2,800 درهم', '4'], ['0 درهم', '0']),
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
  });

  test('have today beside them, and the same day last week up to this time', async ({
    newShopper,
  }) => {
    const { page } = await newShopper(DESKTOP);
    const weekAgo = daysAgo(7);
    const minutesFrom = (minutes: number): Date => new Date(weekAgo.getTime() + minutes * 60_000);
    await putOrders([
      { created_at: new Date() },
      { created_at: new Date(), total_amount: 598 },
      { created_at: new Date(), ...WAITS },
      ...many(3, { created_at: minutesFrom(-1), total_amount: 400 }),
      { created_at: minutesFrom(-1), total_amount: 500, refunded_amount: 100 },
      { created_at: minutesFrom(10), total_amount: 9000 },
    ]);
    const dashboard = await DashboardPage.open(page);
    const { today, weekBefore, more, less } = comparisonTexts;
    const weekday = weekAgo.toLocaleDateString('ar-AE', { weekday: 'long' });
    const [total, revenue] = [texts.cards.total, texts.cards.revenue].map((name) =>
      dashboard.card(name),
    );
    for (const words of [today('3'), less('1'), weekBefore(weekday, '4')])
      await expectVisible(total!.getByText(words, { exact: true }));
    for (const words of [today('897 درهم'), less('703 درهم'), weekBefore(weekday, '1,600 درهم')])
      await expectVisible(revenue!.getByText(words, { exact: true }));
    await putOrders([{ created_at: new Date(), total_amount: 1000 }, { created_at: new Date() }]);
    await expectVisible(total!.getByText(more('1'), { exact: true }));
    await expectVisible(revenue!.getByText(more('596 درهم'), { exact: true }));
  });

  test('of a shop without orders are zero, and the list says so', async ({ shopper: { page } }) => {
    const dashboard = await DashboardPage.open(page);
    await expectVisible(dashboard.latest.getByText(texts.noOrders));
    await expect.poll(async () => (await dashboard.figures())[texts.successRate]).toBe('0%');
    await expectVisible(dashboard.takings.getByText(takingsTexts.none));
    await expectVisible(dashboard.waiting.getByText(waitingTexts.nothing));
  });
});

test('the five latest orders are listed, and a new one comes by itself', async ({ newShopper }) => {
  const { page } = await newShopper(DESKTOP);
  const ids = await putOrders(
    ['ليلى', 'بدور', 'نورة', 'علي', 'منيرة', 'سعاد'].map((customer_name) => ({ customer_name })),
  );
  const dashboard = await DashboardPage.open(page);
  const rows = dashboard.latest.getByRole('listitem');
  await expect.poll(() => rows.count()).toBe(5);
  const first = (await rows.first().innerText()).split('\n');
  expect(first).toEqual(expect.arrayContaining(['ليلى', '299 درهم', 'مؤكد']));
  expect(await rows.last().innerText()).toContain('منيرة');
  await expect.poll(() => dashboard.card(texts.cards.total).innerText()).toContain('6');
  await putOrders([{ customer_name: 'الجديدة', created_at: new Date() }]);
  await expectVisible(rows.first().getByText('الجديدة'));
  await expect.poll(() => dashboard.card(texts.cards.total).innerText()).toContain('7');
  await rows.nth(1).getByRole('link').click();
  await page.waitForURL(`**/admin/orders/${ids[0]}`);
});

describe('what was taken in', () => {
  test('is drawn with the time before for a week, a month and a quarter, and stands in a table', async ({
    newShopper,
  }) => {
    const { page } = await newShopper(DESKTOP);
    await putOrders([
      { created_at: new Date() },
      { created_at: daysAgo(2), total_amount: 598 },
      { created_at: daysAgo(2), payment_status: 'failed' },
      { created_at: daysAgo(9), total_amount: 600, refunded_amount: 100 },
      { created_at: daysAgo(20), total_amount: 1000 },
      { created_at: daysAgo(40), total_amount: 1500 },
      { created_at: daysAgo(80), total_amount: 2000 },
      { created_at: daysAgo(95), total_amount: 4000 },
    ]);
    const dashboard = await DashboardPage.open(page);
    const figure = dashboard.takings.getByRole('figure');
    const says = async (...expected: Parameters<typeof summaryOf>): Promise<void> => {
      await expect.poll(() => figure.getAttribute('aria-label')).toBe(summaryOf(...expected));
    };
    await says(7, ['897 درهم', '2'], ['500 درهم', '1']);
    await expectVisible(dashboard.takings.getByText(`${comparisonTexts.more('397 درهم')} (79%)`));
    const rows = await dashboard.takingRows();
    expect(rows).toHaveLength(7);
    const row = (now: [string, string], before: [string, string]) =>
      now.map((figure, column) => `${figure}\n${takingsTexts.earlier(before[column]!)}`);
    const none: [string, string] = ['0 درهم', '0'];
    expect(rows.map(([, ...figures]) => figures)).toEqual([
      ...many(4, row(none, none)),
      row(['598 درهم', '1'], ['500 درهم', '1']),
      row(none, none),
      row(['299 درهم', '1'], none),
    ]);
    await dashboard.span(30).click();
    await says(30, ['2,397 درهم', '4'], ['1,500 درهم', '1']);
    expect(await dashboard.takingRows()).toHaveLength(10);
    await dashboard.span(90).click();
    await says(90, ['5,897 درهم', '6'], ['4,000 درهم', '1']);
    expect(await dashboard.takingRows()).toHaveLength(13);
    expect(await dashboard.span(90).getAttribute('aria-pressed')).toBe('true');
  });
});

test('what waits for the merchant leads to it', async ({ newShopper }) => {
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
    '/admin/orders?status=confirmed&payment=paid&sort=oldest',
  );
  await db.doc(orderPath(toReview!)).update({ payment_needs_review: false });
  await review.waitFor({ state: 'detached' });
  await task(waitingTexts.unpaid).click();
  await page.waitForURL('**/admin/orders?payment=pending&to=*');
  await expect.poll(() => page.getByRole('table').locator('tbody tr').count()).toBe(1);
});

test('an order that is paid while nothing waits is waiting at once, however old it is', async ({
  newShopper,
}) => {
  const { page } = await newShopper(DESKTOP);
  const now = Date.now();
  const ids = await putOrders([
    ...many(5, { ...ARRIVED, created_at: new Date(now) }),
    { ...WAITS, created_at: new Date(now - 1) },
  ]);
  const dashboard = await DashboardPage.open(page);
  await expectVisible(dashboard.waiting.getByText(waitingTexts.nothing));
  await db
    .doc(orderPath(ids.at(-1)!))
    .update({ status: 'confirmed', payment_status: 'paid', updated_at: new Date() });
  const toShip = dashboard.waiting.getByRole('link').filter({ hasText: waitingTexts.toShip });
  await expectVisible(toShip.getByText('1', { exact: true }));
  await expect.poll(() => dashboard.card(texts.cards.pending).locator('bdi').innerText()).toBe('0');
});

describe('when the figures cannot be read', () => {
  test('it says so, logs it and stops loading; one press reads all of them again', async ({
    newShopper,
  }) => {
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
  });
});

test('axe finds nothing wrong with it, and it is used by keyboard alone', async ({
  newShopper,
}) => {
  const { page } = await newShopper({ ...STILL, viewport: { width: 1440, height: 900 } });
  await putOrders(many(3, {}));
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
});
