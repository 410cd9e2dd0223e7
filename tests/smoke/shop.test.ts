import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ADMIN } from '../../tools/seed/accounts.ts';
import { AdminPage } from '../e2e/admin-page.ts';
import { OrderPage } from '../e2e/order-page.ts';
import { PaymentPage } from '../e2e/payment-page.ts';
import { test } from '../e2e/shopper.ts';
import { tokenOf } from '../support/accounts.ts';
import { orderForm } from '../support/backend.ts';
import { stack } from '../stack.ts';

/** The basis of nearly every other test: if it fails, the run ends here. */
const STEP_MS = 25_000;

/** Waits for what should appear; fails at once if the page shows an alert instead. */
const unlessAlerted = (page: Page, expected: Promise<unknown>): Promise<unknown> =>
  Promise.race([
    expected,
    page
      .getByRole('alert')
      .waitFor()
      .then(async () => {
        throw new Error(await page.getByRole('alert').innerText());
      }),
  ]);

test('the store answers its landing page', async () => {
  const page = await fetch(stack.urls.hosting);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('299');
});

test('the merchant signs in, and may read orders', async () => {
  const orders = `${stack.urls.firestore}/v1/projects/${stack.projectId}/databases/(default)/documents/orders`;
  const read = await fetch(orders, {
    headers: { authorization: `Bearer ${await tokenOf(ADMIN)}` },
  });
  expect(read.status).toBe(200);
});

test('signing in leads to the panel', async ({ shopper: { page, context } }) => {
  context.setDefaultTimeout(STEP_MS);
  await unlessAlerted(page, AdminPage.signIn(page));
});

test('an order leads to the payment page', async ({ shopper: { page, context } }) => {
  context.setDefaultTimeout(STEP_MS);
  const orderPage = await OrderPage.open(page);
  await orderPage.fillIn(orderForm());
  await orderPage.submit();
  await unlessAlerted(page, PaymentPage.reached(page));
});
