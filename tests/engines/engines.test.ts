import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orderNumber } from '@ghar/domain/order/order-number';
import { COLLECTIONS } from '@ghar/domain/paths';
import { afterAll, beforeAll, describe, expect, test as base } from 'vitest';
import type { Engines } from '../../tools/setup/engines.ts';
import { orderPageTexts } from '../../web/src/i18n/ar/admin-order.ts';
import { orderListTexts } from '../../web/src/i18n/ar/admin-orders.ts';
import { authTexts } from '../../web/src/i18n/ar/auth.ts';
import { confirmationTexts } from '../../web/src/i18n/ar/confirmation.ts';
import { orderTexts } from '../../web/src/i18n/ar/order-page.ts';
import { shellTexts } from '../../web/src/i18n/ar/shell.ts';
import { carouselTexts } from '../../web/src/i18n/ar/store.ts';
import { ADMIN } from '../../tools/seed/accounts.ts';
import { fromRunner } from '../stack.ts';
import { orderForm, type OrderFormValues } from '../support/backend.ts';
import { db, order, orders, resetDatabase } from '../support/database.ts';
import { putOrders } from '../support/orders.ts';
import { resetProvider } from '../support/provider.ts';
import { addPictures } from '../support/storefront.ts';
import { png } from '../support/png.ts';
import type { Engine, EnginePage } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

const { webkit, firefox } = JSON.parse(fromRunner('GHAR_ENGINES')) as Engines;
/** Those that this machine has. */
const ENGINES: { name: string; start: () => Promise<Engine> }[] = [
  ...(webkit ? [{ name: 'WebKit', start: () => startWebKit(webkit) }] : []),
  ...(firefox ? [{ name: 'Firefox', start: () => startFirefox(firefox) }] : []),
];

const { fields } = orderTexts;

async function fillIn(page: EnginePage, form: OrderFormValues): Promise<void> {
  await page.choose(fields.country.label, 'الإمارات العربية المتحدة');
  await page.type(fields.customerName.label, form.customerName);
  await page.type(fields.customerPhone.label, form.customerPhone);
  await page.type(fields.city.label, form.city);
  await page.type(fields.address.label, form.address);
}

async function signIn(page: EnginePage, path: string): Promise<void> {
  await page.goto(path);
  await page.type(authTexts.email, ADMIN.email);
  await page.type(authTexts.password, ADMIN.password);
  await page.clickOn('form button[type=submit]');
  await expect.poll(async () => (await page.address()).pathname).toBe(path);
}

describe.each(ENGINES)('$name', ({ start }) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine.stop());

  // oxlint-disable-next-line no-empty-pattern -- Vitest reads from the pattern what a fixture needs
  const test = base.extend('page', async ({}, { onCleanup }) => {
    await Promise.all([resetDatabase(), resetProvider()]);
    const { page, close } = await engine.open();
    onCleanup(close);
    return page;
  });

  test('the first touch brings the app, and a currency changes the price', async ({ page }) => {
    await page.goto('/');
    expect(await page.text()).toContain('299 درهم');
    await page.clickOn('label:has(input[type=radio])', 1);
    await expect.poll(page.text).toContain('ريال');
  });

  test('the pictures are moved by a dot and by keys', async ({ page }) => {
    await addPictures(3);
    await page.goto('/');
    const expectRest = async (position: number): Promise<void> => {
      const dot = `button[aria-label="${carouselTexts.show(position)}"]`;
      await expect.poll(() => page.attribute(dot, 'aria-current')).toBe('true');
      // while it moves, Swiper ignores keys
      await expect
        .poll(() => page.attribute('.swiper-wrapper', 'style'))
        .not.toMatch(/duration: [1-9]/);
    };
    await page.click('button', carouselTexts.pause);
    await page.click('button', carouselTexts.show(2));
    await expectRest(2);
    await page.pressArrowLeft(`[role=group][aria-label="${carouselTexts.name}"]`);
    await expectRest(3);
  });

  test('the details are a link away', async ({ page }) => {
    await page.goto('/');
    await page.click('link', shellTexts.details);
    await expect.poll(async () => (await page.address()).pathname).toBe('/product-details');
    await page.find('heading', 'صابون غار الطبيعي للشعر');
  });

  test('an order is refused with what is missing, kept over a reload, declined and paid', async ({
    page,
  }) => {
    const form = orderForm({ customerPhone: '50 123 4567' });
    await page.goto('/order');
    await page.click('button', orderTexts.submit);
    await expect.poll(page.text).toContain('يرجى إدخال الاسم');
    await fillIn(page, form);
    await page.reload();
    await expect.poll(() => page.valueOf(fields.address.label)).toBe(form.address);
    expect(await page.valueOf(fields.customerName.label)).toBe(form.customerName);

    await page.click('button', orderTexts.submit);
    await page.click('button', 'رفض البطاقة');
    await page.find('heading', confirmationTexts.failed.heading('declined'));
    const id = (await page.address()).searchParams.get('order_id')!;
    await expect.poll(async () => (await order(id))?.['payment_status']).toBe('failed');

    await page.click('button', confirmationTexts.failed.pay);
    await page.click('button', 'ادفع الآن');
    await page.find('heading', confirmationTexts.paid.heading('مريم'));
    expect(await page.text()).toContain(orderNumber(id));
    expect(await order(id)).toMatchObject({ status: 'confirmed', payment_status: 'paid' });
    expect(await orders()).toHaveLength(1);
  });

  test('what is typed before the app is there stays', async ({ page }) => {
    await page.goto('/order');
    await page.type(fields.customerName.label, 'مريم');
    await page.click('button', orderTexts.increase);
    await expect.poll(() => page.valueOf(fields.quantity.label)).toBe('2');
    expect(await page.valueOf(fields.customerName.label)).toBe('مريم');
  });

  test('the merchant signs in, opens an order and sends it', async ({ page }) => {
    const [id] = await putOrders([{}]);
    await signIn(page, '/admin/orders');
    await page.click('link', orderListTexts.viewOrder(orderNumber(id!)));
    await page.find('heading', orderPageTexts.history);
    await page.clickOn(`[aria-label="${orderListTexts.statusOf(orderNumber(id!))}"]`);
    await page.clickOn('[role=option][data-value=shipped]');
    await expect.poll(async () => (await order(id!))!['status']).toBe('shipped');
  });

  test('the merchant uploads a picture', async ({ page }) => {
    const { name, buffer } = await png('soap.png');
    const file = join(tmpdir(), name);
    await writeFile(file, buffer);
    await signIn(page, '/admin/images');
    await page.attach(file);
    await expect
      .poll(async () => (await db.collection(COLLECTIONS.productImages).get()).size)
      .toBe(1);
  });
});
