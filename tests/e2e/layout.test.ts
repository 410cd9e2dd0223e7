import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { carouselTexts, detailsTexts } from '../../web/src/i18n/ar/store.ts';
import { orderTexts } from '../../web/src/i18n/ar/order-page.ts';
import { shellTexts } from '../../web/src/i18n/ar/shell.ts';
import { addPictures } from '../support/storefront.ts';
import { violations } from './axe.ts';
import { holdScripts } from './hold-requests.ts';
import { OrderPage } from './order-page.ts';
import { DESKTOP, expectVisible, hydrate, isHydrated, test } from './shopper.ts';
import { StorePage } from './store-page.ts';

/** A phone, and a small one's in-app browser. */
const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 620 },
];
const buyBar = (page: Page): Locator => page.locator('aside');
const bottom = (element: Locator): Promise<number> =>
  element.evaluate((it) => it.getBoundingClientRect().bottom);

describe('the first screen of a phone', { tags: 'nightly' }, () => {
  test.for(['/', '/product-details'])(
    'holds name, stars, price and buy button whole, on %s',
    async (path, { shopper: { page } }) => {
      await addPictures(3);
      for (const phone of PHONES) {
        await page.setViewportSize(phone);
        await StorePage.open(page, path, { laysOut: false });
        const main = page.getByRole('main');
        for (const part of [
          main.getByRole('heading', { level: 1 }),
          main.getByText(detailsTexts.rating('4.9')),
          main.getByRole('group', { name: shellTexts.priceLabel }),
          main.getByRole('link', { name: shellTexts.buyNow }),
        ])
          expect(await bottom(part.first())).toBeLessThanOrEqual(phone.height);
        expect(await buyBar(page).isVisible()).toBe(false);
        const picture = await bottom(main.getByRole('img').first());
        expect(picture / phone.height).toBeGreaterThan(0.4);
        expect(picture / phone.height).toBeLessThan(0.52);
      }
    },
  );
});

test('the buy bar gives way to the page’s own ways to buy, before hydration too', async ({
  shopper: { page },
}) => {
  const release = await holdScripts(page);
  const store = await StorePage.open(page, '/product-details');
  const bar = buyBar(page);
  const isShown = (): Promise<boolean> => bar.isVisible();
  for (const hydrated of [false, true]) {
    expect(await isHydrated(page)).toBe(hydrated);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(isShown).toBe(false);
    await page.evaluate(() => scrollTo(0, innerHeight));
    await expect.poll(isShown).toBe(true);
    await expect.poll(() => bottom(bar)).toBe(844);
    await store.section(detailsTexts.order).scrollIntoViewIfNeeded();
    await expect.poll(isShown).toBe(false);
    release();
    await hydrate(page);
  }
  // A page of the app, which has no other way.
  await page.getByRole('contentinfo').getByRole('link', { name: 'عن المتجر' }).click();
  await page.waitForURL('/about');
  await expect.poll(isShown).toBe(true);
  await bar.getByRole('link').click();
  await page.waitForURL('/order');
  await bar.waitFor({ state: 'detached' });
});

test('the pay button stays where it is when the draft’s country names dates of two lines', async ({
  shopper: { page },
}) => {
  await page.clock.install({ time: new Date('2026-09-29T08:00:00Z') });
  const order = await OrderPage.open(page);
  await order.chooseCountry('ae');
  const release = await holdScripts(page);
  await page.reload();
  const height = (): Promise<number> =>
    order.summary.evaluate((it) => it.getBoundingClientRect().height);
  const drawn = await height();
  release();
  await hydrate(page);
  await expect.poll(() => order.summary.innerText()).toContain('أكتوبر');
  expect(await height()).toBe(drawn);
});

describe('on a wide screen', { tags: 'nightly' }, () => {
  test('the order is sent from below its last field', async ({ newShopper }) => {
    const { page } = await newShopper(DESKTOP);
    const order = await OrderPage.open(page);
    const expectBelow = async (button: Locator): Promise<void> => {
      const [field, action] = await Promise.all([
        order.increase.boundingBox(),
        button.boundingBox(),
      ]);
      const gap = action!.y - (field!.y + field!.height);
      expect(gap).toBeGreaterThan(0);
      expect(gap).toBeLessThan(100);
      expect(action!.x + action!.width).toBeGreaterThan(field!.x);
    };
    await expectBelow(order.submitButton);
    const store = await StorePage.open(page, '/product-details');
    await hydrate(page);
    const section = store.section(detailsTexts.order);
    await expectVisible(section.getByLabel(orderTexts.increase));
    await expectBelow(section.getByRole('link', { name: shellTexts.buyNow }));
  });

  test('the header leads to details, questions, tracking and chat', async ({ newShopper }) => {
    const { page } = await newShopper(DESKTOP);
    await StorePage.open(page, '/about', { laysOut: false });
    const links = page.getByRole('navigation', { name: shellTexts.pages }).getByRole('link');
    expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
      '/product-details',
      '/product-details#faq',
      '/track',
      expect.stringContaining('https://wa.me/'),
    ]);
    await links.nth(1).click();
    const questions = page.getByRole('region', { name: detailsTexts.faq });
    await expect
      .poll(() => questions.evaluate((it) => Math.abs(it.getBoundingClientRect().top)))
      .toBeLessThan(200);
  });
});

describe('the pictures of the details', { tags: 'nightly' }, () => {
  const dots = (page: Locator | Page): Locator =>
    page.getByRole('group', { name: carouselTexts.choose }).getByRole('button');
  const chosen = (of: Locator): Promise<number> =>
    of.evaluateAll(
      (all) => 1 + all.findIndex((dot) => dot.getAttribute('aria-current') === 'true'),
    );

  test('are swiped before hydration, and chosen by their dots', async ({ shopper: { page } }) => {
    await addPictures(3);
    const release = await holdScripts(page);
    await StorePage.open(page, '/product-details');
    const row = page.getByRole('list', { name: carouselTexts.name });
    await row.evaluate((it) => it.scrollTo({ left: -it.clientWidth, behavior: 'instant' }));
    release();
    await hydrate(page);
    await expect.poll(() => chosen(dots(page))).toBe(2);
    await dots(page).nth(2).tap();
    await expect.poll(() => chosen(dots(page))).toBe(3);
    const place = () => row.evaluate((it) => Math.round(it.scrollLeft / it.clientWidth));
    await expect.poll(place).toBe(-2);
  });

  test('are enlarged, all of them, and the focus returns', async ({ newShopper }) => {
    await addPictures(3);
    const { page } = await newShopper({ ...DESKTOP, reducedMotion: 'reduce' });
    await StorePage.open(page, '/product-details');
    await hydrate(page);
    const second = page.getByRole('list', { name: carouselTexts.name }).getByRole('button').nth(1);
    await second.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: carouselTexts.name });
    await expectVisible(dialog);
    expect(await dialog.getByRole('img').count()).toBe(3);
    expect(await violations(page)).toEqual([]);
    await expect.poll(() => chosen(dots(dialog))).toBe(2);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => chosen(dots(dialog))).toBe(3);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await second.evaluate((it) => it === document.activeElement)).toBe(true);
  });
});
