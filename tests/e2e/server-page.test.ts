import { formatPrice } from '@ghar/domain/i18n/ar/money';
import type { Locator, Page, Request } from 'playwright-core';
import { describe, expect } from 'vitest';
import { orderTexts } from '../../web/src/i18n/ar/order-page.ts';
import { errorPageTexts } from '../../web/src/i18n/ar/pages.ts';
import { shellTexts } from '../../web/src/i18n/ar/shell.ts';
import { carouselTexts, detailsTexts, homeTexts } from '../../web/src/i18n/ar/store.ts';
import { orderForm } from '../support/backend.ts';
import { changeProduct } from '../support/database.ts';
import { addPictures, writeContent } from '../support/storefront.ts';
import { stack } from '../stack.ts';
import { holdScripts, SCRIPTS } from './hold-requests.ts';
import { OrderPage } from './order-page.ts';
import { PaymentPage } from './payment-page.ts';
import { hydrate, expectVisible, heading, NO_FIRESTORE, stopClock, test } from './shopper.ts';
import { Carousel, StorePage } from './store-page.ts';

/** Blocks the app's scripts; releasing them hydrates the page. */
async function holdApp(page: Page): Promise<() => Promise<void>> {
  const release = await holdScripts(page);
  return () => {
    release();
    return hydrate(page);
  };
}
/** In the page, and not seen. */
async function expectHidden(locator: Locator): Promise<void> {
  await locator.first().waitFor({ state: 'attached' });
  expect(await locator.first().isVisible()).toBe(false);
}
const prices = (page: Page) => page.getByRole('group', { name: shellTexts.priceLabel });

test('without any script the landing page is whole and leads on; what is typed into the order form is not sent, and stands in no address', async ({
  newShopper,
}) => {
  await Promise.all([changeProduct({ price: 345 }), addPictures(3)]);
  const { page } = await newShopper({ javaScriptEnabled: false });
  const store = await StorePage.open(page, '/', { laysOut: false });
  expect(await store.price.innerText()).toBe('345 درهم');
  // What nobody would answer is not offered.
  await expectHidden(page.getByText(shellTexts.displayCurrency));
  await expectHidden(page.getByLabel(carouselTexts.choose));
  await expectVisible(page.getByRole('img', { name: 'صورة للتجربة 1' }));
  const { row } = new Carousel(page);
  expect(await row.evaluate((list) => list.scrollWidth > 2 * list.clientWidth)).toBe(true);
  await page.getByRole('main').getByRole('link', { name: shellTexts.details }).first().click();
  await page.waitForURL('**/product-details');
  // with all of it laid out
  await StorePage.open(page, '/product-details');
  await expectVisible(store.section(detailsTexts.faq).getByText(/كل أنواع الشعر/));
  await store.section(detailsTexts.order).getByRole('link', { name: shellTexts.buyNow }).click();
  await page.waitForURL('**/order');

  const visited: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) visited.push(request.url());
  });
  const name = page.getByLabel(orderTexts.fields.customerName.label);
  await name.fill('نورة');
  await name.press('Enter');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(await name.inputValue()).toBe('نورة');
  expect(visited).toEqual([]);
  await expectHidden(new OrderPage(page).submitButton);
  await expectVisible(page.getByText(orderTexts.incomplete));
  const chat = page.getByRole('main').getByRole('link', { name: /واتساب/ });
  expect(await chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\d+/);
});

describe('what is far down', { tags: 'nightly' }, () => {
  test('is laid out when it comes near; all of it after a reload', async ({
    shopper: { page },
  }) => {
    const leftOut = (): Promise<number> =>
      page
        .locator('main > *, footer')
        .evaluateAll(
          (parts) =>
            parts.filter(
              ({ firstElementChild: inside }) =>
                inside?.checkVisibility({ contentVisibilityAuto: true }) === false,
            ).length,
        );
    await StorePage.open(page, '/', { laysOut: false });
    const far = await leftOut();
    expect(far).toBeGreaterThan(2);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(leftOut).toBeLessThan(far);
    await page.reload();
    expect(await leftOut()).toBe(0);
  });

  test('is in the page before the app is', async ({ shopper: { page } }) => {
    await holdApp(page);
    const store = await StorePage.open(page, '/');
    expect(await store.section(homeTexts.testimonials).textContent()).toContain('نورة، الرياض');
  });

  test('is where it was for whoever comes back', async ({ shopper: { page } }) => {
    const place = (): Promise<number> =>
      new StorePage(page)
        .section(homeTexts.testimonials)
        .evaluate((part) => part.getBoundingClientRect().top);
    await StorePage.open(page, '/', { laysOut: false });
    await hydrate(page);
    await page.locator('footer').scrollIntoViewIfNeeded();
    // What is above may get its height only as it comes near, in the frame after scrolling.
    await expect
      .poll(async () => {
        const off = await place();
        await page.evaluate((by) => scrollBy(0, by), off);
        return Math.abs(off);
      })
      .toBeLessThan(2);
    await page.goto('/robots.txt');
    await page.goBack();
    await expect.poll(async () => Math.abs(await place())).toBeLessThan(2);
    await hydrate(page);
    await expect.poll(async () => Math.abs(await place())).toBeLessThan(2);
  });

  test('is reached by a link into the page', async ({ shopper: { page } }) => {
    await page.goto('/product-details#order');
    const part = page.locator('#order');
    await expect.poll(async () => Math.abs((await part.boundingBox())!.y)).toBeLessThan(40);
    await hydrate(page);
    await expectVisible(new OrderPage(page).field('customerName'));
    await expect.poll(async () => Math.abs((await part.boundingBox())!.y)).toBeLessThan(40);
  });
});

describe('before the app is there', () => {
  test.for(['/', '/order'])(
    'a kept currency is what is seen first, on %s',
    { tags: 'nightly' },
    async (path, { shopper }) => {
      const { page } = shopper;
      await page.addInitScript(() => {
        localStorage.setItem('selectedCurrency', 'SAR');
        const seen = new Set<string>();
        Object.assign(globalThis, { seen });
        const look = (): void => {
          for (const price of document.querySelectorAll('[data-dirhams]'))
            if (price.textContent) seen.add(price.textContent);
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      await changeProduct({ price: 345 });
      const release = await holdApp(page);
      const store = await StorePage.open(page, path);
      const prices = page.locator('bdi').filter({ hasText: /345|352/, visible: true });
      await expect.poll(() => prices.allInnerTexts()).toContain(formatPrice(345, 'SAR'));
      const shown = await prices.allInnerTexts();
      expect(await store.currency('SAR').isChecked()).toBe(true);
      await release();
      await expect
        .poll(() => page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen]))
        .toEqual([formatPrice(345, 'SAR')]);
      expect(await store.currency('SAR').isChecked()).toBe(true);
      expect(shown).not.toContain(formatPrice(345, 'AED'));
    },
  );

  test.for(['EUR', '', '{}'])(
    'the currency %j is nobody’s',
    { tags: 'nightly' },
    async (code, { shopper }) => {
      const { page } = shopper;
      await page.addInitScript((kept) => localStorage.setItem('selectedCurrency', kept), code);
      const release = await holdApp(page);
      const store = await StorePage.open(page, '/');
      expect(await store.price.innerText()).toBe('299 درهم');
      await release();
      expect(await store.price.innerText()).toBe('299 درهم');
      expect(await store.currency('AED').isChecked()).toBe(true);
    },
  );

  test(
    'another currency can be chosen, and stays',
    { tags: 'nightly' },
    async ({ shopper: { page } }) => {
      const release = await holdApp(page);
      const store = await StorePage.open(page, '/');
      await store.currency('USD').check();
      expect(await store.price.innerText()).toBe('$81');
      expect(await prices(page).allInnerTexts()).not.toContain('299 درهم');
      await store.currency('AED').check();
      expect(await store.price.innerText()).toBe('299 درهم');
      await store.currency('SAR').check();
      // A choice of currency is no sign of somebody, nor is a key on it.
      await page.getByRole('heading', { level: 1 }).tap();
      await release();
      expect(await store.price.innerText()).toBe('305 ريال');
      await page.reload();
      expect(await store.price.innerText()).toBe('305 ريال');
    },
  );

  test(
    'a button that is pressed does what it says, once it can',
    { tags: 'nightly' },
    async ({ shopper: { page } }) => {
      await addPictures(3);
      const release = await holdApp(page);
      await StorePage.open(page, '/');
      const carousel = new Carousel(page);
      await carousel.dots.nth(1).click();
      await release();
      await expect.poll(() => carousel.inFrame()).toEqual([carouselTexts.position(2, 3)]);
    },
  );

  test(
    'every press inside the form counts, once it can',
    { tags: 'nightly' },
    async ({ shopper: { page } }) => {
      const release = await holdApp(page);
      await StorePage.open(page, '/order');
      const form = new OrderPage(page);
      await form.increase.click();
      await form.increase.click();
      await release();
      await expect.poll(() => form.field('quantity').inputValue()).toBe('3');
    },
  );

  test('a quantity in Arabic digits is one', { tags: 'nightly' }, async ({ shopper: { page } }) => {
    const release = await holdApp(page);
    await StorePage.open(page, '/order');
    const form = new OrderPage(page);
    await form.field('quantity').fill('٣');
    await release();
    await expect.poll(form.total).toBe('897 درهم');
    await form.increase.click();
    await expect.poll(() => form.field('quantity').inputValue()).toBe('4');
  });

  test('what is typed into the form stays, and what follows from it is set', async ({
    shopper: { page },
  }) => {
    const release = await holdApp(page);
    await StorePage.open(page, '/order');
    const form = new OrderPage(page);
    const [name, city] = [form.field('customerName'), form.field('city')];
    await name.fill('نورة');
    await form.chooseCountry('sa');
    await city.fill('الرياض');
    await city.press('Enter');
    expect(new URL(page.url()).search).toBe('');
    await release();
    expect(await name.inputValue()).toBe('نورة');
    expect(await form.country.inputValue()).toBe('sa');
    expect(await city.inputValue()).toBe('الرياض');
    // The country has given the phone its dial code.
    await expect.poll(() => form.dialCode.inputValue()).toBe('+966');
    await page.reload();
    await hydrate(page);
    expect(await name.inputValue()).toBe('نورة');
    expect(await form.country.inputValue()).toBe('sa');
  });

  test('an order that is sent is sent, once, when it can be', async ({ shopper: { page } }) => {
    const release = await holdApp(page);
    await StorePage.open(page, '/order');
    const form = new OrderPage(page);
    await form.fillIn(orderForm());
    await form.submitButton.click();
    let orders = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/createZiinaPayment') && request.method() === 'POST') orders += 1;
    });
    await release();
    await PaymentPage.reached(page);
    expect(orders).toBe(1);
  });

  test(
    'the page stays where it was scrolled to',
    { tags: 'nightly' },
    async ({ shopper: { page } }) => {
      const release = await holdApp(page);
      await StorePage.open(page, '/');
      await page.evaluate(() => scrollTo(0, 900));
      await release();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await page.evaluate(() => scrollY)).toBe(900);
    },
  );

  test(
    'no script at all is asked for until the page is there',
    { tags: 'nightly' },
    async ({ shopper: { page } }) => {
      const asked: { url: string; loaded: boolean }[] = [];
      let loaded = false;
      page.on('load', () => {
        loaded = true;
      });
      page.on('request', (request) => {
        if (request.resourceType() === 'script') asked.push({ url: request.url(), loaded });
      });
      await StorePage.open(page, '/');
      await hydrate(page);
      expect(asked.length).toBeGreaterThan(0);
      expect(asked.filter((script) => !script.loaded)).toEqual([]);
    },
  );
});

test('an app that cannot be loaded leaves a page whose links work', async ({ shopper }) => {
  shopper.mayPrint(/net::ERR_FAILED/);
  const { page } = shopper;
  await page.route(SCRIPTS, (route) => route.abort());
  const store = await StorePage.open(page, '/');
  expect(await store.price.innerText()).toBe('299 درهم');
  await page.getByRole('contentinfo').getByRole('link', { name: 'عن المتجر' }).click();
  await page.waitForURL('**/about');
});

describe('code that is lost on the way', { tags: 'nightly' }, () => {
  const LOST = [/net::ERR_FAILED/, /could not be loaded/];
  const HOME_SCRIPT = '**/assets/home-page*.js';

  test('is loaded with the page once more', async ({ shopper }) => {
    shopper.mayPrint(...LOST, /ChunkError/);
    const { page } = shopper;
    await addPictures(2);
    // Until the page has asked whether it is there. How often it is fetched before depends on the machine.
    let isLost = true;
    await page.route(HOME_SCRIPT, (route) => {
      isLost &&= route.request().method() !== 'HEAD';
      return isLost ? route.abort() : route.continue();
    });
    // which loads nothing by itself
    await stopClock(page);
    await StorePage.open(page, '/');
    const again = page.waitForEvent('load');
    await page.keyboard.press('Shift');
    await again;
    await page.clock.resume();
    await hydrate(page);
    const carousel = new Carousel(page);
    await carousel.pause.click();
    await expectVisible(carousel.play);
  });

  test('is missed below the header, not behind it', async ({ shopper }) => {
    shopper.mayPrint(...LOST, /^Page failed:/);
    const { page } = shopper;
    await page.route(HOME_SCRIPT, (route) => route.abort(), { times: 2 });
    await StorePage.open(page, '/about');
    await hydrate(page);
    await page.getByRole('banner').locator('a[href="/"]').click();
    await expect.poll(() => heading(page)).toBe(errorPageTexts.outdated.heading);
    const edge = (selector: string, side: 'top' | 'bottom'): Promise<number> =>
      page
        .locator(selector)
        .first()
        .evaluate((it, of) => it.getBoundingClientRect()[of], side);
    expect(await edge('main svg', 'top')).toBeGreaterThan(await edge('header', 'bottom'));
  });
});

test(
  'a policy is whole for whoever steps back to it',
  { tags: 'nightly' },
  async ({ shopper: { page } }) => {
    await writeContent('about', { content: { terms: 'شروط لا تشبه غيرها' } });
    await page.goto('/policies/terms');
    await hydrate(page);
    await page.getByRole('banner').locator('a[href="/"]').click();
    await page.waitForURL('/');
    await page.reload();
    await hydrate(page);
    await page.goBack();
    await expectVisible(page.getByText('شروط لا تشبه غيرها'));
  },
);

test(
  'a shop is known by its own name on the pages that come without it',
  { tags: 'nightly' },
  async ({ shopper }) => {
    shopper.mayPrint(NO_FIRESTORE);
    const { page } = shopper;
    await writeContent('about', { content: { brand: 'ورد' } });
    await StorePage.open(page, '/');
    await hydrate(page);
    await page.route('**/google.firestore.v1.Firestore/Listen/**', () => {});
    await page.goto('/payment-success');
    await expectVisible(page.getByRole('banner').getByRole('link', { name: /ورد/ }));
  },
);

test(
  'a visit reads the price once, live, and nothing else',
  { tags: 'nightly' },
  async ({ shopper: { page } }) => {
    await addPictures(3);
    const requests: Request[] = [];
    const { host } = new URL(stack.urls.firestore);
    page.on('request', (request) => {
      if (new URL(request.url()).host === host) requests.push(request);
    });
    await stopClock(page);
    const store = await StorePage.open(page, '/');
    expect(requests).toEqual([]);
    await page.clock.resume();
    await hydrate(page);
    await changeProduct({ price: 311 });
    await expect.poll(() => store.price.innerText()).toBe('311 درهم');
    await changeProduct({ price: 322 });
    await expect.poll(() => store.price.innerText()).toBe('322 درهم');

    const bodies = requests.map((request) => decodeURIComponent(request.postData() ?? ''));
    const targets = bodies.flatMap((body) => body.match(/"addTarget"/g) ?? []);
    expect(targets).toHaveLength(1);
    expect(bodies.join()).toMatch(/"documents":\["[^"]*\/storefront\/product"\]/);
  },
);

test(
  'nothing moves when the price, the currency or the app comes',
  { tags: 'nightly' },
  async ({ newShopper }) => {
    await Promise.all([changeProduct({ price: 345 }), addPictures(3), writeContent('hero', {})]);
    for (const path of ['/', '/product-details', '/order']) {
      const { page } = await newShopper();
      const store = await StorePage.open(page, path, { laysOut: false });
      await page.evaluate(async () => {
        // on a slow machine they come after the first frame, and move a line by a pixel
        await document.fonts.ready;
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        const shifts: number[] = [];
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shifts.push((entry as PerformanceEntry & { value: number }).value);
        }).observe({ type: 'layout-shift' });
      });
      await hydrate(page);
      const shows = (price: string) =>
        expectVisible(page.getByRole('main').getByText(price).filter({ visible: true }).first());
      for (const price of [346, 1250]) {
        await changeProduct({ price });
        await shows(formatPrice(price, 'AED'));
      }
      for (const code of ['SAR', 'USD', 'AED'] as const) {
        await store.currency(code).check();
        await shows(formatPrice(1250, code));
      }
      const shifts = await page.evaluate(
        () => (globalThis as unknown as { shifts: number[] }).shifts,
      );
      // A price that is longer moves its own currency's word.
      expect(Math.max(0, ...shifts)).toBeLessThanOrEqual(0.0005);
    }
  },
);
