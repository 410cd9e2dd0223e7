import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { confirmationTexts } from '../../web/src/i18n/ar/confirmation.ts';
import { receiptTexts } from '../../web/src/i18n/ar/receipt.ts';
import { shellTexts } from '../../web/src/i18n/ar/shell.ts';
import { timelineTexts as texts } from '../../web/src/i18n/ar/timeline.ts';
import { trackPageTexts } from '../../web/src/i18n/ar/track-page.ts';
import { call } from '../support/backend.ts';
import { putOrders } from '../support/orders.ts';
import { ConfirmationPage } from './confirmation-page.ts';
import { hasFocus } from './keyboard.ts';
import {
  expectVisible,
  heading,
  httpError,
  NO_ANSWER,
  NO_FIRESTORE,
  test,
  toast,
} from './shopper.ts';

const SHIPPED = {
  status: 'shipped',
  carrier: 'aramex',
  tracking_number: '1234567890',
  paid_at: new Date('2026-11-20T20:30:00Z'),
  shipped_at: new Date('2026-11-21T08:00:00Z'),
} as const;

test('a parcel’s way, number and carrier are on the order’s page, and the receipt on paper', async ({
  shopper: { page },
}) => {
  const [id] = (await putOrders([SHIPPED])) as [string];
  const order = await ConfirmationPage.open(page, id);
  await expect.poll(() => heading(page)).toBe(confirmationTexts.paid.shipped.heading);
  await order.expectPaid();
  const steps = page.getByRole('region', { name: texts.heading }).getByRole('listitem');
  expect(await steps.evaluateAll((all) => all.map(({ ariaCurrent }) => ariaCurrent))).toEqual([
    null,
    null,
    null,
    'step',
    null,
  ]);
  expect(await steps.nth(3).innerText()).toContain(texts.steps.shipped.now);
  // the next day has begun in the Gulf
  expect(await steps.nth(1).innerText()).toMatch(/21 نوفمبر .*12:30 ص/);
  const link = page.getByRole('link', { name: texts.followAt('أرامكس') });
  expect(await link.getAttribute('href')).toBe(
    'https://www.aramex.com/track/results?ShipmentNumber=1234567890',
  );
  await page.getByRole('button', { name: texts.copy }).click();
  await expectVisible(toast(page, texts.copied).or(toast(page, texts.copyFailed)));

  const receipt = page.getByRole('heading', { name: receiptTexts.title, exact: true });
  expect(await receipt.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  await expectVisible(receipt);
  expect(await page.getByRole('main').isVisible()).toBe(false);
  await page.emulateMedia({ media: null });
});

test(
  'a page that was opened without a network shows the order once there is one',
  { tags: 'nightly' },
  async ({ shopper }) => {
    shopper.mayPrint(NO_ANSWER, NO_FIRESTORE, /^(?:Pictures|Settings):/);
    const { page, context } = shopper;
    const [id] = (await putOrders([SHIPPED])) as [string];
    await page.route('**/getOrderSecure', (route) => route.abort());
    await ConfirmationPage.open(page, id);
    await expectVisible(page.getByText(confirmationTexts.error.fetchGuidance));
    await context.setOffline(true);
    await expectVisible(page.getByText(confirmationTexts.error.offline));
    // the network is of no use at once
    const tried = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('getOrderSecure'),
    );
    await context.setOffline(false);
    await tried;
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await expect.poll(() => heading(page)).toBe(confirmationTexts.paid.shipped.heading);
  },
);

const fieldOf = (page: Page, name: keyof typeof trackPageTexts.fields) =>
  page.getByLabel(trackPageTexts.fields[name].label);

test('who has lost the link finds the order by its number and phone, and loses nothing typed', async ({
  shopper,
}) => {
  shopper.mayPrint(httpError(404), httpError(400), httpError(429));
  const { page } = shopper;
  const [id, other] = (await putOrders([
    { ...SHIPPED, customer_phone: '+971501234567' },
    SHIPPED,
  ])) as [string, string];
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: shellTexts.track }).click();
  await expect.poll(() => heading(page)).toBe(trackPageTexts.heading);
  const [number, phone] = [fieldOf(page, 'order_number'), fieldOf(page, 'phone')];
  await number.fill(id.slice(-8));
  await page.keyboard.press('Enter');
  await expectVisible(page.getByText('يرجى إدخال رقم الهاتف'));
  expect(await hasFocus(phone)).toBe(true);
  await phone.fill('12');
  await page.keyboard.press('Enter');
  await expectVisible(page.getByText(/رقم الجوال غير صحيح/));
  await phone.fill('0501234568');
  await page.keyboard.press('Enter');
  const alert = page.getByRole('alert');
  await alert.getByText(trackPageTexts.problem('order-not-found', {}).message).waitFor();
  await expect.poll(() => hasFocus(alert)).toBe(true);
  expect([await number.inputValue(), await phone.inputValue()]).toEqual([
    id.slice(-8),
    '0501234568',
  ]);
  await phone.fill('٠٥٠١٢٣٤٥٦٧');
  await page.keyboard.press('Enter');
  await page.waitForURL(`/payment-success?order_id=${id}`);
  await expect.poll(() => heading(page)).toBe(confirmationTexts.paid.shipped.heading);

  const guess = { order_number: other.slice(-8), phone: '0501234568' };
  for (let tries = 0; tries < 10; tries++) await call('findOrder', guess);
  await page.goBack();
  await expect.poll(() => phone.inputValue()).toBe('٠٥٠١٢٣٤٥٦٧');
  await number.fill(other.slice(-8));
  await page.keyboard.press('Enter');
  await alert.getByText(trackPageTexts.problem('rate-limited', {}).message).waitFor();
  expect(await alert.innerText()).toMatch(/حاول بعد \d+ دقيقة/);
});
