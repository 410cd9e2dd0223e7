/** @module-tag nightly */
import type { Locator, Page } from 'playwright-core';
import { describe } from 'vitest';
import { orderPageTexts, reviewTexts } from '../../web/src/i18n/ar/admin-order.ts';
import { bulkTexts, orderFilterTexts, orderListTexts } from '../../web/src/i18n/ar/admin-orders.ts';
import { resetTexts } from '../../web/src/i18n/ar/auth.ts';
import { putOrders } from '../support/orders.ts';
import { AdminPage } from './admin-page.ts';
import { AuthPage } from './auth-page.ts';
import { focused } from './keyboard.ts';
import { OrdersPage } from './orders-page.ts';
import { DESKTOP, expectVisible, test } from './shopper.ts';

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

describe('reading goes on at the heading', () => {
  test('of an order that is opened, once it is there', async ({ newShopper }) => {
    const { page } = await newShopper(DESKTOP);
    const [id] = await putOrders([{}]);
    const list = await OrdersPage.open(page);
    await list.view(id!).press('Enter');
    await expectVisible(page.getByRole('textbox', { name: orderPageTexts.note }));
    await focused(heading(page));
  });

  test('of the section that is let in to', async ({ newShopper }) => {
    const { page } = await newShopper(DESKTOP);
    const admin = await AdminPage.signIn(page);
    await focused(admin.heading('dashboard'));
  });

  test('of an order whose payment was looked at', async ({ newShopper }) => {
    const { page } = await newShopper(DESKTOP);
    const [id] = await putOrders([{ payment_needs_review: true }]);
    await AdminPage.open(page, `/admin/orders/${id}`);
    const ask = page.getByRole('button', { name: orderPageTexts.reviewed, exact: true });
    await ask.press('Enter');
    await page.getByRole('button', { name: reviewTexts.confirm }).press('Enter');
    await ask.waitFor({ state: 'detached' });
    await focused(heading(page));
  });

  test('of what a forgotten password leads to, and back', async ({ shopper: { page } }) => {
    const authPage = await AuthPage.open(page);
    await authPage.forgotten.press('Enter');
    await focused(page.getByRole('heading', { level: 1, name: resetTexts.heading }));
    await page.getByRole('button', { name: resetTexts.back }).press('Enter');
    await expectVisible(authPage.forgotten);
    await focused(heading(page));
  });
});

describe('reading goes on at the list of orders', () => {
  const shown = (page: Page): Locator => page.getByRole('region', { name: orderListTexts.label });

  test('after a search, and when all of them are asked for again', async ({ newShopper }) => {
    const { page } = await newShopper(DESKTOP);
    await putOrders([{}]);
    const list = await OrdersPage.open(page);
    await list.find('مريم');
    await focused(shown(page));
    await page.getByRole('button', { name: orderFilterTexts.clear }).press('Enter');
    await focused(shown(page));
    await list.find('لا أحد');
    await page.getByRole('link', { name: orderListTexts.showAll }).press('Enter');
    await list.listed();
    await focused(shown(page));
  });

  test('when several were changed, or are no longer selected', async ({ newShopper }) => {
    const { page } = await newShopper(DESKTOP);
    await putOrders([{}]);
    const list = await OrdersPage.open(page);
    await list.selectAll.check();
    await list.bulk.getByRole('button', { name: bulkTexts.clear }).press('Enter');
    await focused(shown(page));
    await list.selectAll.check();
    await list.bulk.getByRole('combobox', { name: bulkTexts.status }).selectOption('delivered');
    await list.bulk.getByRole('button', { name: bulkTexts.apply }).press('Enter');
    await list.confirm();
    await list.bulk.waitFor({ state: 'detached' });
    await focused(shown(page));
  });

  test('when an order has left it by what was chosen for it', async ({ newShopper }) => {
    const { page } = await newShopper(DESKTOP);
    const [id] = await putOrders([{}, {}]);
    const list = await OrdersPage.open(page, '?status=confirmed');
    await list.status(id!).button.focus();
    await list.status(id!).choose('shipped');
    await list.row(id!).waitFor({ state: 'detached' });
    await focused(shown(page));
  });
});
