import { FALLBACK_PRICE } from '@ghar/domain/money/fallback-price';
import { DEFAULT_CONTENT } from '@ghar/domain/content/site-content';
import { expect } from 'vitest';
import { homeTexts as texts } from '../../web/src/i18n/ar/store.ts';
import { shellTexts } from '../../web/src/i18n/ar/shell.ts';
import { changeProduct, removeProduct } from '../support/database.ts';
import { addPictures, pictureUrl, removeContent, writeContent } from '../support/storefront.ts';
import { violations } from './axe.ts';
import { DESKTOP, expectVisible, heading, hydrate, PHONE, test } from './shopper.ts';
import { StorePage } from './store-page.ts';

// What the page says of which content: web/src/server/drawn-pages.test.ts.

test('the landing page is what the merchant has written, with the pictures and the live price, and leads on', async ({
  newShopper,
}) => {
  await Promise.all([
    writeContent('hero', { title: 'صابون التاجر', content: { features: ['ميزة من التاجر'] } }),
    writeContent('about', { content: { brand: 'متجري', whatsapp: '+965 5000 ١١١١' } }),
    addPictures(3),
    changeProduct({ price: 310 }),
  ]);
  const { page } = await newShopper(DESKTOP);
  const store = await StorePage.open(page, '/');
  expect(await heading(page)).toBe('صابون التاجر');
  await expectVisible(page.getByText('ميزة من التاجر'));
  expect(await page.getByRole('banner').innerText()).toContain('متجري');
  expect(await page.title()).toContain('متجري');
  const pictures = store.items(texts.gallery).getByRole('img');
  expect(await pictures.evaluateAll((all) => all.map((one) => one.getAttribute('src')))).toEqual(
    [0, 1, 2].map(pictureUrl),
  );
  const chat = page.getByRole('contentinfo').getByRole('link', { name: /واتساب/ });
  expect(await chat.getAttribute('href')).toBe('https://wa.me/96550001111');
  await hydrate(page);
  await changeProduct({ price: 349 });
  await expect.poll(() => store.price.innerText()).toBe('349 درهم');
  const links = page.getByRole('main').locator('a[href="/order"]');
  for (const text of await links.allInnerTexts()) expect(text).toContain('349 درهم');
  await store.currency('USD').check();
  await expect.poll(() => store.price.innerText()).toBe('$94');
  for (const text of await links.allInnerTexts()) expect(text).toContain('$94');
  await page.getByRole('main').getByRole('link', { name: shellTexts.details }).first().click();
  await page.waitForURL('/product-details');
  await expect.poll(() => heading(page)).toBe('صابون التاجر');
});

test(
  'a shop without content is whole, with its defaults',
  { tags: 'nightly' },
  async ({ shopper: { page } }) => {
    const { hero, features } = DEFAULT_CONTENT;
    await Promise.all([removeContent(), removeProduct()]);
    const store = await StorePage.open(page, '/');
    expect(await heading(page)).toBe(hero.title);
    await expect.poll(() => store.price.innerText()).toBe(`${FALLBACK_PRICE} درهم`);
    expect(await store.items(texts.gallery).count()).toBe(features.content.gallery.length);
  },
);

test(
  'the buy button is at the bottom of small screens only',
  { tags: 'nightly' },
  async ({ shopper: { page } }) => {
    await StorePage.open(page, '/');
    await page.evaluate(() => scrollTo(0, 1500));
    const bar = page.getByRole('complementary', { name: shellTexts.buyBar });
    await expectVisible(bar.getByRole('link', { name: shellTexts.buyNow }));
    await page.setViewportSize(DESKTOP.viewport);
    await bar.waitFor({ state: 'hidden' });
  },
);

test(
  'axe finds nothing wrong where there are pictures, and nothing is wider than the window',
  { tags: 'nightly' },
  async ({ newShopper }) => {
    await addPictures(5);
    const { page } = await newShopper({ reducedMotion: 'reduce' });
    for (const path of ['/', '/product-details']) {
      await StorePage.open(page, path);
      await expectVisible(page.getByRole('main').getByRole('img'));
      for (const width of [PHONE.width, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await violations(page), `${path} at ${width}`).toEqual([]);
      }
      for (const width of [320, 768]) {
        await page.setViewportSize({ width, height: 800 });
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
          .toBeLessThanOrEqual(width);
      }
    }
  },
);
