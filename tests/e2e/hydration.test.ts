import { type CurrencyCode } from '@ghar/domain/money/currency';
import { formatPrice } from '@ghar/domain/i18n/ar/money';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { HYDRATED } from '../../web/src/boot/events.ts';
import { shellTexts } from '../../web/src/i18n/ar/shell.ts';
import { carouselTexts, detailsTexts } from '../../web/src/i18n/ar/store.ts';
import { stack } from '../stack.ts';
import { changeProduct } from '../support/database.ts';
import { addPictures, writeContent } from '../support/storefront.ts';
import { holdScripts, SCRIPTS, STORE_DATA } from './hold-requests.ts';
import { OrderPage } from './order-page.ts';
import {
  expectVisible,
  httpError,
  hydrate,
  hydrateInTheEnd,
  isHydrated,
  NO_ANSWER,
  stopClock,
  test,
} from './shopper.ts';
import { stayAtNextLink, StorePage } from './store-page.ts';

/** The addresses of the scripts that a page asks for from here on. */
function scriptsOf(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') urls.push(request.url());
  });
  return urls;
}
const buyLink = (page: Page): Locator =>
  page.getByRole('main').getByRole('link', { name: shellTexts.buyNow }).first();
/** A tap without the scrolling that a locator's own begins with, which the app would be loaded by. */
async function tapInView(page: Page, target: Locator): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox())!;
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}
/** Opens the landing page, which loads no script by itself until its clock goes on. */
async function openAtRest(page: Page): Promise<void> {
  await stopClock(page);
  await StorePage.open(page, '/');
}
/** Marks the document, so that it can be told from one that was loaded again. */
const mark = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.assign(document.documentElement, { marked: true }));
const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'marked' in document.documentElement);

describe('the app', () => {
  test.for(['/', '/product-details', '/about', '/policies/terms'])(
    'is loaded by itself once the page is there and idle, on %s',
    { tags: 'nightly' },
    async (path, { shopper: { page } }) => {
      const scripts = scriptsOf(page);
      await stopClock(page);
      await StorePage.open(page, path);
      expect(scripts).toEqual([]);
      await page.clock.runFor(6_000);
      await expect.poll(() => isHydrated(page)).toBe(true);
      expect(scripts).not.toEqual([]);
    },
  );

  test(
    'is loaded at once on the order page',
    { tags: 'nightly' },
    async ({ shopper: { page } }) => {
      await page.clock.install();
      await StorePage.open(page, '/order');
      await page.clock.runFor(1_500);
      await expect.poll(() => isHydrated(page)).toBe(true);
    },
  );

  test(
    'keeps the price live, in every place',
    { tags: 'nightly' },
    async ({ shopper: { page } }) => {
      await changeProduct({ price: 310 });
      await StorePage.open(page, '/product-details');
      await hydrate(page);
      await changeProduct({ price: 349.5 });
      const prices = page.locator('bdi').filter({ hasText: 'درهم' });
      await expect
        .poll(async () => [...new Set(await prices.allTextContents())])
        .toEqual(['349.50 درهم']);
      expect(await new OrderPage(page).total()).toBe('349.50 درهم');
    },
  );
});

describe('the first interaction loads it:', () => {
  const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
  async function expectHydrates(
    page: Page,
    interact: (page: Page) => Promise<unknown>,
  ): Promise<void> {
    await addPictures(2);
    // The page's own timer would load it after some seconds.
    await page.clock.install();
    await StorePage.open(page, '/');
    expect(await isHydrated(page)).toBe(false);
    await interact(page);
    await page.clock.runFor(1_000);
    await expect.poll(() => isHydrated(page)).toBe(true);
  }

  test('a finger', ({ shopper: { page } }) => expectHydrates(page, () => heading(page).tap()));

  test.for<[string, (page: Page) => Promise<unknown>]>([
    ['a wheel', (page) => page.mouse.wheel(0, 300)],
    ['the focus, by other ways than a key', (page) => page.getByRole('main').focus()],
    ['a mouse', (page) => heading(page).hover()],
    ['a mouse on a link', (page) => page.getByRole('banner').locator('a[href="/"]').hover()],
    ['a key', (page) => page.keyboard.press('Tab')],
    ['a part of the page that is scrolled to', (page) => page.evaluate(() => scrollTo(0, 500))],
    [
      'a button that a program presses for somebody',
      (page) =>
        page
          .getByRole('button', { name: carouselTexts.pause })
          .evaluate((button: HTMLElement) => button.click()),
    ],
  ])('%s', { tags: 'nightly' }, ([, interact], { shopper: { page } }) =>
    expectHydrates(page, interact),
  );

  test(
    'but a finger on a link leads on, without the scripts of the page that is left',
    { tags: 'nightly' },
    async ({ shopper: { page } }) => {
      // The page's own timer would load them after some seconds.
      await stopClock(page);
      await StorePage.open(page, '/');
      const scripts = scriptsOf(page);
      // What came of the touch can be seen as long as nothing else comes of it.
      await stayAtNextLink(page);
      await tapInView(page, buyLink(page));
      await page.clock.runFor(1_000);
      expect(scripts).toEqual([]);
      await page.clock.resume();
      await tapInView(page, buyLink(page));
      await page.waitForURL('/order');
      const form = new OrderPage(page);
      await form.field('customerName').fill('نورة');
      await hydrate(page);
      expect(await form.field('customerName').inputValue()).toBe('نورة');
    },
  );
});

test('a page whose data changed before hydration shows the new data, and keeps what was typed', async ({
  shopper: { page },
}) => {
  const release = await holdScripts(page, STORE_DATA);
  const form = new OrderPage(page);
  await page.goto('/order');
  await form.fillIn({ customerName: 'نورة' });
  await writeContent('about', { content: { email: 'new@ghar.example' } });
  release();
  await expect.poll(() => isHydrated(page)).toBe(true);
  await expectVisible(page.getByRole('contentinfo').getByText('new@ghar.example'));
  expect(await form.typed()).toMatchObject({ customerName: 'نورة' });
});

test.for(['/', '/product-details'])(
  'the order’s page is there when it is asked for, on %s',
  { tags: 'nightly' },
  async (path, { shopper: { page } }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Preload.enable');
    const fetched = new Promise<void>((resolve) => {
      session.on('Preload.prefetchStatusUpdated', ({ status }) => {
        if (status === 'Ready') resolve();
      });
    });
    await StorePage.open(page, path);
    await fetched;
    await buyLink(page).tap();
    await page.waitForURL('/order');
    const [document] = await page.evaluate(() => performance.getEntriesByType('navigation'));
    expect(document).toMatchObject({ deliveryType: 'navigational-prefetch' });
  },
);

test(
  'a button that is pressed before hydration says at once that it will act',
  { tags: 'nightly' },
  async ({ shopper: { page } }) => {
    const release = await holdScripts(page);
    const orderPage = new OrderPage(page);
    await page.goto('/order');
    await orderPage.increase.tap();
    expect(await orderPage.increase.getAttribute('aria-busy')).toBe('true');
    release();
    await expect.poll(async () => (await orderPage.typed()).quantity).toBe('2');
    expect(await orderPage.increase.getAttribute('aria-busy')).toBeNull();
  },
);

describe('a currency', { tags: 'nightly' }, () => {
  test('that was chosen on another page is shown to whoever comes back', async ({
    shopper: { page },
  }) => {
    const store = await StorePage.open(page, '/');
    await buyLink(page).tap();
    await page.waitForURL('/order');
    await hydrate(page);
    await store.currency('SAR').check();
    await page.goBack();
    await hydrate(page);
    await expect.poll(() => store.price.innerText()).toBe('305 ريال');
    await expect.poll(() => store.currency('SAR').isChecked()).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem('selectedCurrency'))).toBe('SAR');
  });

  test('that was chosen before hydration stays where the browser keeps nothing', async ({
    shopper: { page },
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    const store = await StorePage.open(page, '/');
    await store.currency('SAR').check();
    await expect.poll(() => isHydrated(page)).toBe(true);
    await changeProduct({ price: 400 });
    await expect.poll(() => store.price.innerText()).toBe('408 ريال');
    expect(await store.currency('SAR').isChecked()).toBe(true);
  });

  test('that is chosen in the moment of hydration stays', async ({ shopper: { page } }) => {
    const store = await StorePage.open(page, '/');
    const chosen = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const radios = [...document.querySelectorAll<HTMLInputElement>('[data-currency]')];
          let clicks = 0;
          const clickUntilHydrated = (): void => {
            const radio = radios[clicks++ % radios.length]!;
            radio.click();
            if ('hydrated' in document.documentElement.dataset) resolve(radio.value);
            else setTimeout(clickUntilHydrated);
          };
          clickUntilHydrated();
        }),
    );
    const shown = formatPrice(299, chosen as CurrencyCode);
    await expect.poll(() => store.price.innerText()).toBe(shown);
    // also after the app has drawn the page anew
    await changeProduct({ price: 400 });
    const changed = formatPrice(400, chosen as CurrencyCode);
    await expect.poll(() => store.price.innerText()).toBe(changed);
    expect(await store.currency(chosen).isChecked()).toBe(true);
  });

  test('that is taken back in the moment of hydration is dirhams again', async ({
    shopper: { page },
  }) => {
    const release = await holdScripts(page);
    const store = await StorePage.open(page, '/');
    await page.evaluate((hydrated) => {
      document.addEventListener(hydrated, () => {
        // So long that React leaves what it still has to do to a later task, as on a slow phone.
        const end = performance.now() + 50;
        while (performance.now() < end);
        const dirhams = document.querySelector<HTMLElement>('[data-currency=AED]')!;
        queueMicrotask(() => dirhams.click());
      });
    }, HYDRATED);
    await store.currency('USD').tap();
    release();
    await expect.poll(() => store.currency('AED').isChecked()).toBe(true);
    await expect.poll(() => store.price.innerText()).toBe('299 درهم');
  });

  test('stands beside the charged amount on the details', async ({ shopper: { page } }) => {
    const store = await StorePage.open(page, '/product-details');
    await store.currency('SAR').tap();
    await expectVisible(page.getByRole('main').getByText(`${detailsTexts.about} 305 ريال`));
  });
});

describe('scripts that cannot be had', () => {
  test(
    'are those of an older release: the page is loaded again, once',
    { tags: 'nightly' },
    async ({ shopper }) => {
      shopper.mayPrint(httpError(404));
      const { page } = shopper;
      await openAtRest(page);
      await mark(page);
      let lost = true;
      await page.route(SCRIPTS, (route) =>
        lost ? route.fulfill({ status: 404 }) : route.continue(),
      );
      const again = page.waitForEvent('load');
      await page.keyboard.press('Shift');
      await again;
      await page.clock.resume();
      expect(await isMarked(page)).toBe(false);
      lost = false;
      await hydrateInTheEnd(page);
    },
  );

  test(
    'are lost on the way: the page stays, and asks again',
    { tags: 'nightly' },
    async ({ shopper }) => {
      shopper.mayPrint(NO_ANSWER);
      const { page } = shopper;
      await openAtRest(page);
      await mark(page);
      let lost = true;
      await page.route(SCRIPTS, (route) => (lost ? route.abort() : route.continue()));
      const asked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
      await page.keyboard.press('Shift');
      await asked;
      lost = false;
      await page.clock.resume();
      await hydrateInTheEnd(page);
      expect(await isMarked(page)).toBe(true);
    },
  );
});

/** Hosting, over a line that stops before the end of a page until it is let go. */
async function haltingHosting(): Promise<{ origin: string; goOn: () => void; close: () => void }> {
  let goOn = (): void => {};
  const gone = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const server = createServer((asked, answer) => {
    void (async () => {
      const behind = await fetch(stack.urls.hosting + asked.url);
      const body = Buffer.from(await behind.arrayBuffer());
      const type = behind.headers.get('content-type') ?? '';
      answer.writeHead(behind.status, { 'content-type': type });
      const end = body.lastIndexOf('<footer');
      if (type.startsWith('text/html')) {
        answer.write(body.subarray(0, end));
        await gone;
        answer.end(body.subarray(end));
      } else answer.end(body);
    })();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, goOn, close: () => server.close() };
}

test(
  'a page that is touched while it is still arriving is hydrated as it was drawn',
  { tags: 'nightly' },
  async ({ shopper: { page }, onTestFinished }) => {
    const { origin, goOn, close } = await haltingHosting();
    onTestFinished(close);
    await page.goto(`${origin}/product-details`, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1 });
    await heading.evaluate((it) => Object.assign(it, { drawnByServer: true }));
    await heading.tap();
    goOn();
    await expect.poll(() => isHydrated(page)).toBe(true);
    expect(await heading.evaluate((it) => 'drawnByServer' in it)).toBe(true);
  },
);
