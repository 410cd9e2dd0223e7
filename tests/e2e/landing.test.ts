import { FALLBACK_PRICE } from '@ghar/domain/fallback-price';
import { picturePath } from '@ghar/domain/paths';
import { DEFAULT_CONTENT } from '@ghar/domain/site-content';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { homeTexts as texts } from '../../web/src/i18n/ar/store.ts';
import { shellTexts } from '../../web/src/i18n/ar/shell.ts';
import { changeProduct, db, removeProduct } from '../support/database.ts';
import { addPictures, pictureUrl, removeContent, writeContent } from '../support/storefront.ts';
import { violations } from './axe.ts';
import { PHONE, expectVisible, heading, hydrate, test, waitForDatabaseWorker } from './shopper.ts';
import { StorePage } from './store-page.ts';

const { hero, features, about } = DEFAULT_CONTENT;
const DESKTOP = { viewport: { width: 1440, height: 900 } };

const mainText = (page: Page): Promise<string> => page.getByRole('main').innerText();

describe('the landing page shows', () => {
  test('what the product is, and the ways on', async ({ newShopper }) => {
    const { page } = await newShopper(DESKTOP);
    const store = await StorePage.open(page, '/');
    expect(await heading(page)).toBe(hero.title);
    const words = store.section(hero.title);
    for (const text of [hero.description, hero.content.subtitle, ...hero.content.features])
      await expectVisible(words.getByText(text));
    await expectVisible(store.currency('AED'));
    const buy = words.getByRole('link', { name: shellTexts.buyNow });
    expect(await buy.innerText()).toContain('299 درهم');
    expect(await buy.getAttribute('href')).toBe('/order');
    const details = words.getByRole('link', { name: shellTexts.details });
    expect(await details.getAttribute('href')).toBe('/product-details');
    await details.click();
    await page.waitForURL('/product-details');
  });

  test('the figures and claims of the shop', async ({ shopper: { page } }) => {
    const store = await StorePage.open(page, '/');
    const figures = await store.section(texts.figures).innerText();
    for (const figure of ['4.9', '2,847', '10,000+', '98%']) expect(figures).toContain(figure);
    const claims = await store.section(texts.claims).innerText();
    for (const claim of ['97%', '85%', '92%', '4', '12']) expect(claims).toContain(claim);
    expect(claims).toContain('أسابيع');
    expect(claims).toContain('عشبة');
  });

  test('why, who says so, and what the shop promises', async ({ shopper: { page } }) => {
    const store = await StorePage.open(page, '/');
    expect(await store.items(features.title).count()).toBe(features.content.benefits.length);
    expect(await store.items(texts.testimonials).count()).toBe(6);
    await expectVisible(store.section(texts.testimonials).getByText('نورة، الرياض'));
    const closing = await store.section(texts.close).innerText();
    for (const promise of ['توصيل مجاني', 'ضمان 30 يوماً', 'خلال 24 ساعة'])
      expect(closing).toContain(promise);
    const chat = store.section(texts.close).getByRole('link', { name: shellTexts.whatsapp });
    expect(await chat.getAttribute('href')).toBe(`https://wa.me/${about.content.whatsapp}`);
  });

  test('a gallery of cards: the pictures in their order, each with its words', async ({
    shopper: { page },
  }) => {
    await addPictures(3);
    await db.doc(picturePath('picture-1')).update({ caption: 'عنوانها هي | وسطرها' });
    const store = await StorePage.open(page, '/');
    const cards = store.items(texts.gallery);
    await expect.poll(() => cards.getByRole('img').count()).toBe(3);
    for (const [index, title] of ['القطعة', 'عنوانها هي', 'الرغوة'].entries()) {
      const card = cards.nth(index);
      expect(await card.getByRole('heading').innerText()).toBe(title);
      const picture = card.getByRole('img');
      expect(await picture.getAttribute('src')).toBe(pictureUrl(index));
      expect(await picture.getAttribute('alt')).toBe(`صورة للتجربة ${index + 1}`);
      expect(await picture.getAttribute('loading')).toBe('lazy');
    }
  });

  test('the buy button at the bottom of small screens only', async ({ shopper: { page } }) => {
    await StorePage.open(page, '/');
    const bar = page.getByRole('complementary', { name: shellTexts.buyBar });
    await expectVisible(bar.getByRole('link', { name: shellTexts.buyNow }));
    await expect.poll(() => bar.innerText()).toContain('299 درهم');
    await page.setViewportSize(DESKTOP.viewport);
    await bar.waitFor({ state: 'hidden' });
  });
});

describe('what the merchant has written', () => {
  test('stands in place of the defaults', async ({ shopper: { page } }) => {
    await writeContent('hero', {
      title: 'صابون التاجر',
      content: { features: ['ميزة من التاجر'] },
    });
    await writeContent('features', {
      title: 'لماذا التاجر؟',
      content: {
        benefits: ['فائدة من التاجر'],
        rating: '3.5',
        testimonials: ['هند | العين | رأي من هند'],
        claims: ['50% | نصفهم'],
        promises: ['وعد | تفصيله'],
      },
    });
    await writeContent('about', { content: { brand: 'متجري', whatsapp: '+965 5000 ١١١١' } });
    const store = await StorePage.open(page, '/');
    await expect.poll(() => heading(page)).toBe('صابون التاجر');
    await expect
      .poll(() => store.items('لماذا التاجر؟').allInnerTexts())
      .toEqual(['فائدة من التاجر']);
    expect(await store.section(texts.figures).innerText()).toContain('3.5');
    expect(await store.items(texts.testimonials).count()).toBe(1);
    await expectVisible(page.getByText('هند، العين'));
    expect(await store.section(texts.claims).innerText()).toContain('50%');
    expect(await store.section(texts.close).innerText()).toContain('تفصيله');
    const whatsapp = page.getByRole('link', { name: /واتساب/ });
    for (const link of await whatsapp.all())
      expect(await link.getAttribute('href')).toBe('https://wa.me/96550001111');
    expect(await page.getByRole('banner').innerText()).toContain('متجري');
    await expect.poll(() => page.title()).toContain('متجري');
  });

  test('is shown as far as there is any', async ({ shopper: { page } }) => {
    await writeContent('features', {
      title: 'قليل',
      content: {
        rating: '',
        reviews: '',
        customers: '',
        satisfaction: '99%',
        testimonials: [],
        claims: [],
      },
    });
    const store = await StorePage.open(page, '/');
    await expectVisible(store.section('قليل'));
    expect(await store.section(texts.figures).getByRole('definition').count()).toBe(1);
    expect(await store.section(texts.testimonials).count()).toBe(0);
    expect(await store.section(texts.claims).count()).toBe(0);
    await writeContent('features', {
      content: { rating: '', reviews: '', customers: '', satisfaction: '' },
    });
    await page.reload();
    await expectVisible(store.section(features.title));
    await store.section(texts.figures).waitFor({ state: 'detached' });
  });

  test('may lack what was added later', async ({ shopper: { page } }) => {
    await db.doc('site_content/features').set({
      section: 'features',
      title: 'قديم',
      description: '',
      content: { benefits: ['فائدة قديمة'] },
    });
    const store = await StorePage.open(page, '/');
    await expectVisible(store.section('قديم'));
    expect(await store.items(texts.testimonials).count()).toBe(6);
  });
});

test('a shop without content, product or pictures shows its defaults', async ({
  shopper: { page },
}) => {
  await removeContent();
  await removeProduct();
  const store = await StorePage.open(page, '/');
  expect(await heading(page)).toBe(hero.title);
  for (const feature of hero.content.features) await expectVisible(page.getByText(feature));
  expect(await store.items(texts.testimonials).count()).toBe(6);
  await expect.poll(() => store.price.innerText()).toBe(`${FALLBACK_PRICE} درهم`);
  expect(await store.items(texts.gallery).count()).toBe(features.content.gallery.length);
  expect(await mainText(page)).not.toMatch(/undefined|null|NaN/);
});

describe('the price', () => {
  test('follows the merchant without a reload', async ({ newShopper }) => {
    const { page } = await newShopper(DESKTOP);
    await changeProduct({ price: 310 });
    const store = await StorePage.open(page, '/');
    await hydrate(page);
    await waitForDatabaseWorker(page);
    await changeProduct({ price: 311 });
    await expect.poll(() => store.price.innerText()).toBe('311 درهم');
    await changeProduct({ price: 349 });
    await expect.poll(() => store.price.innerText()).toBe('349 درهم');
    const links = page.getByRole('main').locator('a[href="/order"]');
    for (const text of await links.allInnerTexts()) expect(text).toContain('349 درهم');
  });

  test('is shown in the chosen currency wherever it stands', async ({ newShopper }) => {
    const { page } = await newShopper(DESKTOP);
    const store = await StorePage.open(page, '/');
    const links = page.getByRole('main').locator('a[href="/order"]');
    for (const [code, price] of [
      ['SAR', '305 ريال'],
      ['USD', '$81'],
      ['AED', '299 درهم'],
    ] as const) {
      await store.currency(code).check();
      await expect.poll(() => store.price.innerText()).toBe(price);
      for (const text of await links.allInnerTexts()) expect(text).toContain(price);
    }
  });
});

test('axe finds nothing wrong where there are pictures, and nothing is wider than the window', async ({
  newShopper,
}) => {
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
});
