import { DEFAULT_CONTENT } from '@ghar/domain/site-content';
import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { orderTexts } from '../../web/src/i18n/ar/order-page.ts';
import { detailsTexts as texts } from '../../web/src/i18n/ar/store.ts';
import { shellTexts } from '../../web/src/i18n/ar/shell.ts';
import { orderForm } from '../support/backend.ts';
import { changeProduct } from '../support/database.ts';
import { addPictures, removeContent, writeContent } from '../support/storefront.ts';
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

const { hero, features } = DEFAULT_CONTENT;
const PATH = '/product-details';

async function expectAtTop(section: Locator): Promise<void> {
  const top = () => section.evaluate((element) => Math.abs(element.getBoundingClientRect().top));
  await expect.poll(top).toBeLessThan(200);
}

describe('the details show', () => {
  test('what the product is, what it costs, and the way home', async ({ shopper: { page } }) => {
    const store = await StorePage.open(page, PATH);
    expect(await heading(page)).toBe(hero.title);
    const main = page.getByRole('main');
    await expectVisible(main.getByText('طبيعي 100%'));
    await expectVisible(main.getByText('وفّر 40%'));
    await expectVisible(main.getByText(/4\.9/));
    await expectVisible(main.getByText(/2,847/));
    await expect.poll(() => store.price.innerText()).toBe('299 درهم');
    await page.getByRole('banner').getByRole('link').click();
    await page.waitForURL('/');
  });

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
    await page.getByRole('banner').getByRole('link').click();
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

  test('trust, benefits, ingredients and the guide', async ({ shopper: { page } }) => {
    const store = await StorePage.open(page, PATH);
    expect(await store.items(texts.promises).count()).toBe(4);
    expect(await store.items(texts.benefits).allInnerTexts()).toEqual(features.content.benefits);
    expect(features.content.benefits).toHaveLength(8);
    const plants = store.items(texts.ingredients);
    expect(await plants.count()).toBe(6);
    for (const plant of await plants.all()) {
      await expectVisible(plant.getByRole('heading'));
      expect(await plant.getByRole('listitem').count()).toBe(3);
    }
    const steps = store.items(texts.guide).getByRole('heading');
    expect(await steps.allInnerTexts()).toEqual([
      'تحضير',
      'وضع',
      'تدليك 2-3 دقائق',
      'انتظار 15-20 دقيقة',
      'شطف',
    ]);
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

  test('the answers, and the way to the order, without any script', async ({ newShopper }) => {
    const { page } = await newShopper({ javaScriptEnabled: false });
    const store = await StorePage.open(page, PATH);
    await expectVisible(store.section(texts.faq).getByText(/كل أنواع الشعر/));
    const order = store.section(texts.order).getByRole('link', { name: shellTexts.buyNow });
    expect(await order.getAttribute('href')).toBe('/order');
  });
});

test('the details are what the merchant has written, or the defaults', async ({
  shopper: { page },
}) => {
  await writeContent('hero', { title: 'صابون التاجر', content: { badge: '', save: 'وفّر 10%' } });
  await writeContent('features', {
    content: {
      rating: '',
      ingredients: ['مسك | رائحته | أولى | ثانية'],
      guide: ['خطوة | وحيدة'],
      faq: ['سؤال؟ | جواب'],
    },
  });
  const store = await StorePage.open(page, PATH);
  await expect.poll(() => heading(page)).toBe('صابون التاجر');
  await expectVisible(page.getByText('وفّر 10%'));
  expect(await page.getByText(hero.content.badge, { exact: true }).count()).toBe(0);
  await expect.poll(() => store.items(texts.ingredients).count()).toBe(1);
  expect(
    await page
      .getByRole('main')
      .getByText(/4\.9|2,847/)
      .count(),
  ).toBe(0);
  expect(await store.items(texts.ingredients).innerText()).toContain('ثانية');
  expect(await store.items(texts.guide).count()).toBe(1);
  expect(await store.section(texts.faq).getByRole('button').count()).toBe(1);

  await removeContent();
  await page.reload();
  await expect.poll(() => heading(page)).toBe(hero.title);
  await expect.poll(() => store.items(texts.ingredients).count()).toBe(6);
});

describe('the order inside the details', () => {
  test('asks for what an order needs, and stars what it must have', async ({
    shopper: { page },
  }) => {
    const store = await StorePage.open(page, PATH);
    await hydrate(page);
    const section = store.section(texts.order);
    await page.getByRole('main').locator('a[href="#order"]').click();
    await expectVisible(section.getByRole('form'));
    await expectAtTop(section);
    const labels = await section.locator('label').allInnerTexts();
    const isStarred = (field: { label: string }): boolean =>
      labels.some((label) => label.startsWith(field.label) && label.includes('*'));
    const { customerName, customerPhone, country, city, address, ...others } = orderTexts.fields;
    const required = [customerName, customerPhone, country, city, address];
    expect(required.map(isStarred)).not.toContain(false);
    expect(Object.values(others).map(isStarred)).not.toContain(true);
    const { label } = country;
    const countries = section.getByRole('combobox', { name: new RegExp(`^${label}`) });
    expect(await countries.locator('option:enabled').count()).toBe(6);
  });

  test('has room kept and the way to the order page in it, until it is there', async ({
    shopper: { page },
  }) => {
    const release = await holdScripts(page);
    const store = await StorePage.open(page, PATH);
    const section = store.section(texts.order);
    await page.getByRole('main').locator('a[href="#order"]').click();
    await expectAtTop(section);
    const order = section.getByRole('link', { name: shellTexts.buyNow });
    expect(await order.getAttribute('href')).toBe('/order');
    const height = async (): Promise<number> => (await section.boundingBox())!.height;
    const before = await height();
    release();
    await expectVisible(section.getByRole('form'));
    expect(await order.count()).toBe(1);
    expect(Math.abs((await height()) - before)).toBeLessThan(400);
  });

  test('is the way to the order page where its script is lost, until it can be had', async ({
    shopper,
  }) => {
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
    expect(await section.getByRole('form').count()).toBe(0);
    expect(await heading(page)).toBe(hero.title);
    await page.unroute(script);
    await context.setOffline(true);
    await context.setOffline(false);
    await expectVisible(section.getByRole('form'));
  });

  test('counts from one on, and says what it comes to', async ({ shopper: { page } }) => {
    await StorePage.open(page, `${PATH}#order`);
    const order = new OrderPage(page);
    await page.getByRole('heading', { name: texts.order }).scrollIntoViewIfNeeded();
    await expectVisible(order.increase);
    expect(await order.decrease.isDisabled()).toBe(true);
    await order.increase.click();
    await order.increase.click();
    await expect.poll(order.total).toBe('897 درهم');
    expect(await order.unitPrice()).toBe('299 درهم');
    expect(await order.line(orderTexts.shipping)).toBe('مجاني');
    await changeProduct({ price: 300 });
    await expect.poll(order.total).toBe('900 درهم');
    await order.decrease.click();
    await order.decrease.click();
    expect(await order.decrease.isDisabled()).toBe(true);
  });

  test('brings what was typed to the order page, and it to the form when one comes back', async ({
    shopper: { page },
  }) => {
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
  });
});

test('axe finds nothing wrong with the form and an open question', async ({ newShopper }) => {
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
});
