import { readFileSync } from 'node:fs';
import { orderNumber } from '@ghar/domain/order-number';
import { orderPath } from '@ghar/domain/paths';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { CALL_REFUSALS } from '../../web/src/i18n/ar/admin-operations.ts';
import { privacyTexts as texts } from '../../web/src/i18n/ar/admin-privacy.ts';
import { orderPageTexts } from '../../web/src/i18n/ar/admin-order.ts';
import { db } from '../support/database.ts';
import { putOrders } from '../support/orders.ts';
import { AdminPage } from './admin-page.ts';
import { expectAccessible, STILL } from './axe.ts';
import { OrdersPage } from './orders-page.ts';
import { DESKTOP, expectVisible, PHONE, test } from './shopper.ts';

const CUSTOMER = { customer_name: 'ليان القحطاني', customer_phone: '+971567654321' };
const section = (page: Page) => page.getByRole('region', { name: texts.heading });
const phoneField = (page: Page) => section(page).getByRole('textbox', { name: texts.phone });
const look = async (page: Page, phone: string): Promise<void> => {
  await phoneField(page).fill(phone);
  await section(page).getByRole('button', { name: texts.look }).click();
};

describe.each([
  ['a phone', { ...STILL, viewport: PHONE }],
  ['a desktop', { ...DESKTOP, ...STILL }],
])('on %s', (_, device) => {
  test('a customer’s data is shown as counts, saved and erased, and the panel bears it', async ({
    newShopper,
  }) => {
    const [first, second] = (await putOrders([
      { ...CUSTOMER, status: 'delivered' },
      { ...CUSTOMER, status: 'cancelled', refunded_amount: 299 },
      { ...CUSTOMER, status: 'shipped' },
    ])) as [string, string];
    const { page } = await newShopper(device);
    await AdminPage.open(page, '/admin/settings');
    await look(page, '12');
    await expectVisible(section(page).getByText(texts.phoneInvalid));
    expect(await phoneField(page).inputValue()).toBe('12');

    await look(page, '٠٥٦ ٧٦٥ ٤٣٢١');
    const status = section(page).getByRole('status');
    await expectVisible(status.getByText(texts.held));
    await expectVisible(status.getByText(texts.kept(1)));
    await expectVisible(status.getByText(texts.reason(texts.reasons['on-its-way'], 1)));
    expect(await section(page).textContent()).not.toContain(CUSTOMER.customer_name);

    const downloading = page.waitForEvent('download');
    await section(page).getByRole('button', { name: texts.save }).click();
    const saved = JSON.parse(readFileSync(await (await downloading).path(), 'utf8')) as {
      phone: string;
      orders: { order: { customer_name: string } }[];
    };
    expect(saved.phone).toBe(CUSTOMER.customer_phone);
    expect(saved.orders.map(({ order }) => order.customer_name)).toEqual(
      [1, 2, 3].map(() => CUSTOMER.customer_name),
    );

    await section(page)
      .getByRole('button', { name: texts.erase(2) })
      .click();
    const dialog = page.getByRole('dialog', { name: texts.dialog.title });
    await expectVisible(dialog.getByText(texts.dialog.final));
    await expectAccessible(page);
    await page.setViewportSize(device.viewport);
    await dialog.getByRole('button', { name: texts.erase(2) }).click();
    await expectVisible(status.getByText(texts.erased(2)));
    await expectVisible(status.getByText(texts.left(1)));
    await dialog.waitFor({ state: 'detached' });
    await expectAccessible(page);
    await page.setViewportSize(device.viewport);

    // everything that shows orders bears it
    const orders = new OrdersPage(page);
    await page.goto('/admin/orders');
    await expectVisible(orders.row(first).getByText(texts.mark));
    await orders.find(orderNumber(second));
    await expect.poll(() => orders.numbers()).toEqual([orderNumber(second)]);
    await orders.find('القحطاني');
    await expect.poll(() => orders.numbers()).toHaveLength(1);
    await page.goto(`/admin/orders/${first}`);
    await expectVisible(page.getByText(/^مُحيت بيانات العميل يوم/));
    await expectVisible(page.getByText('محوت بيانات العميل'));
    expect(await page.getByRole('region', { name: orderPageTexts.parcel }).count()).toBe(0);
    await expectAccessible(page);
  });
});

test('an erasure that fails says so in the dialog, and loses nothing that was typed', async ({
  newShopper,
}) => {
  const [id] = (await putOrders([{ ...CUSTOMER, status: 'delivered' }])) as [string];
  const shopper = await newShopper({ ...DESKTOP, ...STILL });
  shopper.mayPrint(/erase-customer|403/);
  const { page } = shopper;
  await AdminPage.open(page, '/admin/settings');
  await look(page, CUSTOMER.customer_phone);
  await section(page)
    .getByRole('button', { name: texts.erase(1) })
    .click();
  const dialog = page.getByRole('dialog', { name: texts.dialog.title });
  await page.route('**/eraseCustomer', (route) =>
    route.fulfill({
      status: 403,
      json: {
        error: { status: 'PERMISSION_DENIED', message: '', details: { code: 'admins-only' } },
      },
    }),
  );
  await dialog.getByRole('button', { name: texts.erase(1) }).click();
  await expectVisible(dialog.getByText(CALL_REFUSALS['admins-only']({})));
  expect((await db.doc(orderPath(id)).get()).get('customer_name')).toBe(CUSTOMER.customer_name);
  await page.unroute('**/eraseCustomer');
  await dialog.getByRole('button', { name: texts.erase(1) }).click();
  await expectVisible(section(page).getByText(texts.erased(1)));
  expect(await phoneField(page).inputValue()).toBe(CUSTOMER.customer_phone);
});
