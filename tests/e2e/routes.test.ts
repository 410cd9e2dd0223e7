import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { OrderPage } from './order-page.ts';
import { expectVisible, NO_PAGE, PHONE, test } from './shopper.ts';

const ROUTES = [
  '/',
  '/product-details',
  '/order',
  '/payment-success',
  '/track',
  '/auth',
  '/admin',
  '/no/such-page',
] as const;
/** A small phone, a usual one, a small desktop at 200%, a tablet and a desktop. */
const WIDTHS = [320, 390, 640, 768, 1440];

test('each page is an Arabic one with one heading, a title and a way on, and fits any width', async ({
  shopper,
}) => {
  shopper.mayPrint(...NO_PAGE);
  const { page } = shopper;
  for (const path of ROUTES) {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await expectVisible(page.getByRole('heading', { level: 1 }));
    const html = page.locator('html');
    expect([await html.getAttribute('lang'), await html.getAttribute('dir')], `on ${path}`).toEqual(
      ['ar', 'rtl'],
    );
    expect(await page.locator('h1').count(), `on ${path}`).toBe(1);
    expect(await page.title(), `on ${path}`).toMatch(/[\u0600-\u06ff]/);
    expect(await page.getByRole('main').count(), `on ${path}`).toBe(1);
    const ways = page.locator('main').locator('a[href^="/"], button[type=submit]');
    await expectVisible(ways);
    await expectVisible(page.getByRole('banner').locator('a[href="/"]'));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path })
        .toBeLessThanOrEqual(width);
    }
  }
});

test('the order page, whose data is partial, leads to the whole landing page', async ({
  shopper: { page },
}) => {
  await OrderPage.open(page);
  await page.getByRole('banner').locator('a[href="/"]').click();
  await page.waitForURL('/');
  await expectVisible(page.getByText('نورة').first());
});

/** True iff elements of a bar, such as the header, overlap. */
const overlaps = (bar: Locator): Promise<boolean> =>
  bar.evaluate(({ children }) => {
    const boxes = [...children].map((part) => part.getBoundingClientRect());
    return boxes.some((one, index) =>
      boxes
        .slice(index + 1)
        .some(
          (other) =>
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        ),
    );
  });

test(
  'the store can be read and used where letters are twice as large',
  { tags: 'nightly' },
  async ({ shopper: { page } }) => {
    for (const path of ['/', '/product-details', '/order']) {
      await page.goto(path);
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      await expectVisible(page.getByRole('heading', { level: 1 }));
      for (const width of [390, 640]) {
        await page.setViewportSize({ width, height: 800 });
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
            message: `${path} at ${width} px`,
          })
          .toBeLessThanOrEqual(width);
        for (const bar of await page.locator('header, body aside').all())
          expect(await overlaps(bar), `${path} at ${width} px`).toBe(false);
        const cut = await page
          .locator('a, button, h1, h2, h3, p, label')
          .evaluateAll((elements) =>
            elements
              .filter(
                (element) =>
                  getComputedStyle(element).overflow !== 'visible' &&
                  element.clientWidth > 1 &&
                  (element.scrollWidth > element.clientWidth + 1 ||
                    element.scrollHeight > element.clientHeight + 1),
              )
              .map((element) => element.textContent),
          );
        expect(cut, `${path} at ${width} px`).toEqual([]);
      }
    }
  },
);

test(
  'an address in other letters leads to its page, with its query',
  { tags: 'nightly' },
  async ({ shopper: { page } }) => {
    const answer = await page.goto('/Payment-Success?x=Ab');
    expect(answer!.status()).toBe(200);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/payment-success?x=Ab');
  },
);
