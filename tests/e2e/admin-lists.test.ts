/** @module-tag nightly */
import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect } from 'vitest';
import { extendTimeouts } from '../../tools/bench/admin/extend-timeouts.ts';
import { ADMIN, STAFF } from '../../tools/seed/accounts.ts';
import { adminPartTexts } from '../../web/src/i18n/ar/admin.ts';
import { booksTexts } from '../../web/src/i18n/ar/admin-books.ts';
import { dashboardTexts, waitingTexts } from '../../web/src/i18n/ar/admin-dashboard.ts';
import { imagesTexts } from '../../web/src/i18n/ar/admin-images.ts';
import { orderPageTexts } from '../../web/src/i18n/ar/admin-order.ts';
import { orderListTexts } from '../../web/src/i18n/ar/admin-orders.ts';
import { putOrders } from '../support/orders.ts';
import { AdminPage, type SECTION_PATHS } from './admin-page.ts';
import { AuthPage } from './auth-page.ts';
import { holdRequests } from './hold-requests.ts';
import { DESKTOP, expectVisible, test } from './shopper.ts';

/** Requests to Firestore. */
const FIRESTORE = /\/google\.firestore\.v1\.Firestore\/Listen\/|:runAggregationQuery/;

const main = (page: Page): Locator => page.getByRole('main');
/** What shows that a section's list has loaded. */
const LISTS: Readonly<Record<keyof typeof SECTION_PATHS, (page: Page) => readonly Locator[]>> = {
  dashboard: (page) => [
    page.getByRole('region', { name: dashboardTexts.latest }).getByText('سالم'),
    page.getByRole('region', { name: dashboardTexts.summary }).getByText('100%'),
    page.getByRole('region', { name: waitingTexts.heading }).getByText(waitingTexts.nothing),
  ],
  orders: (page) => [page.getByRole('table', { name: orderListTexts.label }).getByText('سالم')],
  books: (page) => [main(page).getByText(booksTexts.neverReconciled)],
  products: (page) => [main(page).getByRole('table').getByText('صابون غار الطبيعي للشعر')],
  images: (page) => [main(page).getByText(imagesTexts.empty)],
  settings: (page) => [page.getByRole('textbox').first()],
  content: (page) => [page.getByRole('textbox').filter({ visible: true }).first()],
};
const SECTIONS = Object.keys(LISTS) as (keyof typeof LISTS)[];
/** Loading indicators, except in hidden tabs. */
const waiting = (page: Page): Locator =>
  main(page).getByText(adminPartTexts.loading).filter({ visible: true });

beforeEach(async () => {
  await putOrders([{ customer_name: 'سالم', status: 'delivered' }]);
});

describe('what is on its way', () => {
  test('has a skeleton in its place in every section, and is neither empty nor failed', async ({
    newShopper,
  }) => {
    const { page } = await newShopper(DESKTOP);
    // the page would tell after ten seconds that no answer comes
    await extendTimeouts(page);
    // a page without a list, so that none is loaded yet
    const admin = await AdminPage.open(page, '/admin/orders/unheard-of');
    await expectVisible(page.getByText(orderPageTexts.missing));
    for (const section of SECTIONS) {
      const release = await holdRequests(page, FIRESTORE);
      await admin.goTo(section);
      await expectVisible(waiting(page));
      expect(await page.getByRole('alert').count(), `in ${section}`).toBe(0);
      for (const list of LISTS[section](page)) expect(await list.count(), `in ${section}`).toBe(0);
      release();
      for (const list of LISTS[section](page)) await expectVisible(list);
      await expect.poll(() => waiting(page).count(), { message: section }).toBe(0);
    }
  });
});

describe('signing out and in again without a reload', () => {
  test('brings every list back, also after somebody who may see none', async ({ newShopper }) => {
    const { page } = await newShopper(DESKTOP);
    const admin = await AdminPage.open(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
    const look = async (): Promise<void> => {
      for (const section of SECTIONS) {
        await admin.goTo(section);
        for (const list of LISTS[section](page)) await expectVisible(list);
      }
      await admin.goTo('orders');
      await page.getByRole('link', { name: /^عرض الطلب/ }).click();
      await expectVisible(page.getByRole('region', { name: orderPageTexts.history }));
      expect(await page.getByRole('alert').count()).toBe(0);
    };
    await look();
    for (const account of [STAFF, ADMIN]) {
      await admin.signOutButton.click();
      const authPage = await AuthPage.reached(page);
      await authPage.signIn(account);
      if (account === STAFF) await expectVisible(admin.refusal);
    }
    await admin.opened();
    await look();
    expect(await page.locator('html[data-same-page]').count()).toBe(1);
  });
});
