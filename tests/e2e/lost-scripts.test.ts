import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { orderTexts as texts } from '../../web/src/i18n/ar/order-page.ts';
import { orderForm } from '../support/backend.ts';
import { SCRIPTS, STORE_DATA } from './hold-requests.ts';
import { OrderPage } from './order-page.ts';
import { PaymentPage } from './payment-page.ts';
import { expectVisible, httpError, hydrateInTheEnd, isHydrated, test } from './shopper.ts';

const gone = (route: Route): Promise<void> => route.fulfill({ status: 404 });

/** Counts how often the page is loaded from here on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}
const expectHelp = async (page: Page): Promise<void> => {
  await expectVisible(page.getByText(texts.incomplete));
  const chat = page.getByRole('main').getByRole('link', { name: /واتساب/ });
  expect(await chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\d+/);
};

describe('the order form, after a deploy that has removed its scripts,', () => {
  test.for([
    ['scripts', SCRIPTS],
    ['data', STORE_DATA],
  ] as const)(
    'is reloaded without its %s, and keeps what was typed',
    async ([, files], { shopper }) => {
      shopper.mayPrint(httpError(404));
      const { page } = shopper;
      let letGo = (): void => {};
      const typed = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      const loads = countLoads(page);
      await page.route(files, async (route) => {
        if (loads() > 1) return route.continue();
        await typed;
        return gone(route);
      });
      await page.goto('/order');
      const orderPage = new OrderPage(page);
      const form = orderForm();
      await orderPage.fillIn({ customerName: form.customerName, city: form.city });
      const consent = page.getByRole('checkbox', { name: texts.fields.consentMessages.label });
      await consent.uncheck();
      letGo();
      await expect.poll(() => isHydrated(page)).toBe(true);
      expect(loads()).toBe(2);
      const kept = { customerName: form.customerName, city: form.city };
      await expect.poll(() => orderPage.typed()).toMatchObject(kept);
      expect(await consent.isChecked()).toBe(false);
      await orderPage.fillIn(form);
      await orderPage.submit();
      await PaymentPage.reached(page);
    },
  );

  test(
    'is reloaded once where all are gone, then says how to order, until they are there',
    { tags: 'nightly' },
    async ({ shopper }) => {
      shopper.mayPrint(httpError(404));
      const { page } = shopper;
      const loads = countLoads(page);
      await page.route(SCRIPTS, gone);
      await page.goto('/order');
      await expectHelp(page);
      expect(loads()).toBe(2);
      await new OrderPage(page).submit();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await hydrateInTheEnd(page);
      // seen above
      expect(await page.getByText(texts.incomplete).count()).toBe(0);
      expect(loads()).toBe(2);
    },
  );

  test(
    'says how to order where they do not come, and keeps what was typed when it is reloaded or left',
    { tags: 'nightly' },
    async ({ shopper: { page } }) => {
      await page.clock.install();
      await page.route(SCRIPTS, () => {});
      await page.goto('/order');
      await page.getByRole('heading', { level: 1 }).tap();
      const help = page.getByText(texts.incomplete);
      await help.waitFor({ state: 'attached' });
      expect(await help.isVisible()).toBe(false);
      await page.clock.runFor(31_000);
      await expectHelp(page);
      const orderPage = new OrderPage(page);
      const { customerName, city } = orderForm();
      await orderPage.fillIn({ customerName, city });
      await page.reload();
      expect(await orderPage.typed()).toMatchObject({ customerName, city });
      await page.goto('/about');
      await page.goto('/order');
      expect(await orderPage.typed()).toMatchObject({ customerName, city });
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.reload();
      await hydrateInTheEnd(page);
      await expect.poll(() => orderPage.typed()).toMatchObject({ customerName, city });
    },
  );
});
