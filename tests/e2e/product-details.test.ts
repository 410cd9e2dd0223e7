import { DEFAULT_CONTENT } from '@ghar/domain/content/site-content';
import { describe, expect } from 'vitest';
import { detailsTexts as texts } from '../../web/src/i18n/ar/store.ts';
import { shellTexts } from '../../web/src/i18n/ar/shell.ts';
import { orderForm } from '../support/backend.ts';
import { changeProduct } from '../support/database.ts';
import { addPictures } from '../support/storefront.ts';
import { violations } from './axe.ts';
import { holdScripts } from './hold-requests.ts';
import { OrderPage } from './order-page.ts';
import {
  expectVisible,
  heading,
  hydrate,
  NO_ANSWER,
  NO_FIRESTORE,
  PHONE,
  test,
} from './shopper.ts';
import { StorePage } from './store-page.ts';

const { hero } = DEFAULT_CONTENT;
const PATH = '/product-details';

describe('the details show', { tags: 'nightly' }, () => {
  test('three dots for the price until it is known, in dirhams whatever is chosen', async ({
    shopper: { page },
  }) => {
    await changeProduct({ price: 320 });
    let answer = (): void => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/store-worker*', async (route) => {
      await answered;
      await route.continue();
    });
    // a page rendered in the browser, without the server's data
    await page.goto('/payment-success');
    await page.getByRole('banner').locator('a[href="/"]').click();
    await page.getByRole('main').getByRole('link', { name: shellTexts.details }).first().click();
    const store = new StorePage(page);
    await expectVisible(page.getByRole('heading', { name: texts.order }));
    expect(await store.price.innerText()).toBe('...');
    answer();
    await expect.poll(() => store.price.innerText()).toBe('320 درهم');
    await store.currency('USD').check();
    expect(await store.price.innerText()).toBe('320 درهم');
    await changeProduct({ price: 333.5 });
    await expect.poll(() => store.price.innerText()).toBe('333.50 درهم');
  });

  test('four questions that open and close', async ({ shopper: { page } }) => {
    const store = await StorePage.open(page, PATH);
    await hydrate(page);
    const faq = store.section(texts.faq);
    const questions = faq.getByRole('heading', { level: 3 }).getByRole('button');
    expect(await questions.count()).toBe(4);
    const answers = [
      /2 إلى 3 مرات في الأسبوع/,
      /أسبوعين.*4-6 أسابيع/,
      /كل أنواع الشعر/,
      /المنتجات الأخرى/,
    ];
    for (const [index, text] of answers.entries()) {
      const question = questions.nth(index);
      const answer = faq.getByText(text);
      expect(await answer.isVisible()).toBe(false);
      expect(await question.getAttribute('aria-expanded')).toBe('false');
      await question.press('Enter');
      await expectVisible(answer);
      expect(await question.getAttribute('aria-expanded')).toBe('true');
      const name = await question.innerText();
      await expectVisible(faq.getByRole('region', { name }).getByText(text));
      await question.click();
      await answer.waitFor({ state: 'hidden' });
    }
  });
});

describe('the order inside the details', () => {
  test(
    'has room kept and the way to the order page in it, until it is there',
    { tags: 'nightly' },
    async ({ shopper: { page } }) => {
      const release = await holdScripts(page);
      const store = await StorePage.open(page, PATH);
      const section = store.section(texts.order);
      await section.scrollIntoViewIfNeeded();
      const order = section.getByRole('link', { name: shellTexts.buyNow });
      expect(await order.getAttribute('href')).toBe('/order');
      const height = async (): Promise<number> => (await section.boundingBox())!.height;
      const before = await height();
      release();
      await expectVisible(section.getByRole('form'));
      expect(await order.count()).toBe(1);
      expect(Math.abs((await height()) - before)).toBeLessThan(400);
    },
  );

  test(
    'is the way to the order page where its script is lost, until it can be had',
    { tags: 'nightly' },
    async ({ shopper }) => {
      shopper.mayPrint(NO_ANSWER, NO_FIRESTORE);
      const { page, context } = shopper;
      const script = '**/assets/order-section*.js';
      await page.route(script, (route) => route.abort());
      const lost = page.waitForEvent('requestfailed', (request) =>
        /order-section/.test(request.url()),
      );
      const store = await StorePage.open(page, PATH);
      await hydrate(page);
      await lost;
      const section = store.section(texts.order);
      await expectVisible(section.getByRole('link', { name: shellTexts.buyNow }));
      expect(await heading(page)).toBe(hero.title);
      await page.unroute(script);
      await context.setOffline(true);
      await context.setOffline(false);
      await expectVisible(section.getByRole('form'));
    },
  );

  test(
    'brings what was typed to the order page, and it to the form when one comes back',
    { tags: 'nightly' },
    async ({ shopper: { page } }) => {
      const store = await StorePage.open(page, PATH);
      await page.getByRole('heading', { name: texts.order }).scrollIntoViewIfNeeded();
      const order = new OrderPage(page);
      const form = orderForm({
        customerPhone: '5012 3456',
        customerEmail: 'noura@example.com',
        country: 'kw',
        city: 'حولي',
        quantity: 2,
      });
      await order.fillIn(form);
      await expect.poll(() => order.dialCode.inputValue()).toBe('+965');
      const typed = await order.typed();
      await store.section(texts.order).getByRole('link', { name: shellTexts.buyNow }).click();
      await page.waitForURL('/order');
      await expectVisible(order.submitButton);
      await expect.poll(() => order.typed()).toEqual(typed);
      expect(typed).toMatchObject({ customerName: form.customerName, city: 'حولي' });
      expect(await order.total()).toBe('598 درهم');

      await order.fillIn({ city: 'السالمية' });
      await page.goBack();
      await page.getByRole('heading', { name: texts.order }).scrollIntoViewIfNeeded();
      await expect.poll(() => order.field('city').inputValue()).toBe('السالمية');
    },
  );
});

test(
  'axe finds nothing wrong with the form and an open question',
  { tags: 'nightly' },
  async ({ newShopper }) => {
    await addPictures(3);
    const { page } = await newShopper({ reducedMotion: 'reduce' });
    const store = await StorePage.open(page, PATH);
    await page.getByRole('heading', { name: texts.order }).scrollIntoViewIfNeeded();
    await expectVisible(new OrderPage(page).increase);
    await store.section(texts.faq).getByRole('button').first().click();
    for (const width of [PHONE.width, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violations(page), `at ${width}`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 800 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(320);
  },
);
