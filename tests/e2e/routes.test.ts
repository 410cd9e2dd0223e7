import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectVisible, heading, NO_PAGE, test } from './shopper.ts';

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

describe.each(ROUTES)('%s', (path) => {
  test('is an Arabic page with one heading, a title and a way on', async ({ shopper }) => {
    shopper.mayPrint(...NO_PAGE);
    const { page } = shopper;
    await page.goto(path);
    await expectVisible(page.getByRole('heading', { level: 1 }));
    expect(await page.locator('html').getAttribute('lang')).toBe('ar');
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.title()).toMatch(/[\u0600-\u06ff]/);
    expect(await page.getByRole('main').count()).toBe(1);
    const ways = page.locator('main').locator('a[href^="/"], button[type=submit]');
    await expectVisible(ways);
    await expectVisible(page.getByRole('banner').locator('a[href="/"]'));
  });

  test('fits any width', async ({ shopper }) => {
    shopper.mayPrint(...NO_PAGE);
    const { page } = shopper;
    await page.goto(path);
    await expectVisible(page.getByRole('heading', { level: 1 }));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width);
    }
  });
});

test('an unknown address says so, logs its path and leads home', async ({ shopper }) => {
  shopper.mayPrint(...NO_PAGE);
  const { page } = shopper;
  await page.goto('/unknown/path?x=1');
  await expect.poll(() => heading(page)).toBe('Oops! Page not found');
  expect(shopper.printed.join('\n')).toContain('/unknown/path');
  await page.locator('main').getByRole('link').first().click();
  await page.waitForURL('/');
  await expect.poll(() => heading(page)).not.toBe('Oops! Page not found');
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

test.for(
  ['/', '/product-details', '/order'].flatMap((path) =>
    [390, 640].map((width) => [path, width] as const),
  ),
)(
  '%s can be read and used at %d px where letters are twice as large',
  async ([path, width], { shopper: { page } }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await expectVisible(page.getByRole('heading', { level: 1 }));
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width);
    for (const bar of await page.locator('header, body aside').all())
      expect(await overlaps(bar)).toBe(false);
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
    expect(cut).toEqual([]);
  },
);

test('the buy button stays at the bottom of small screens, and not on the order page', async ({
  shopper: { page },
}) => {
  const bar = page.locator('aside');
  await page.goto('/product-details');
  await expectVisible(bar);
  await page.mouse.wheel(0, 5000);
  await expect.poll(() => bar.evaluate((it) => it.getBoundingClientRect().bottom)).toBe(844);
  await bar.getByRole('link').click();
  await page.waitForURL('/order');
  await bar.waitFor({ state: 'detached' });
});
