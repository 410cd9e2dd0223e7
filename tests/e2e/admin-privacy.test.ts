import { readFileSync } from 'node:fs';
import { orderNumber } from '@ghar/domain/order/order-number';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { privacyTexts as texts } from '../../web/src/i18n/ar/admin-privacy.ts';
import { orderPageTexts } from '../../web/src/i18n/ar/admin-order.ts';
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

type NewShopper = (device: typeof ON_DESKTOP | typeof ON_PHONE) => Promise<{ page: Page }>;
const ON_DESKTOP = { ...DESKTOP, ...STILL };
const ON_PHONE = { ...STILL, viewport: PHONE };

async function expectErased(
  newShopper: NewShopper,
  device: typeof ON_DESKTOP | typeof ON_PHONE,
): Promise<void> {
  const [first, second, third] = (await putOrders([
    { ...CUSTOMER, status: 'delivered' },
    { ...CUSTOMER, status: 'cancelled', refunded_amount: 299 },
    { ...CUSTOMER, status: 'shipped' },
  ])) as [string, string, string];
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
  const parcel = page.getByRole('region', { name: orderPageTexts.parcel });
  await page.goto(`/admin/orders/${third}`);
  await expectVisible(parcel);
  await page.goto(`/admin/orders/${first}`);
  await expectVisible(page.getByText(/^مُحيت بيانات العميل يوم/));
  await expectVisible(page.getByText('محوت بيانات العميل'));
  await parcel.waitFor({ state: 'detached' });
  await expectAccessible(page);
}

test(
  'a customer’s data is shown as counts, saved and erased, and the panel bears it',
  { tags: 'nightly' },
  ({ newShopper }) => expectErased(newShopper, ON_DESKTOP),
);
test('the same on a phone', { tags: 'nightly' }, ({ newShopper }) =>
  expectErased(newShopper, ON_PHONE),
);
