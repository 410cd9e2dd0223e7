import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { shellTexts } from '../../web/src/i18n/ar/shell.ts';
import { carouselTexts, detailsTexts } from '../../web/src/i18n/ar/store.ts';
import { changeProduct } from '../support/database.ts';
import { addPictures } from '../support/storefront.ts';
import { stack } from '../stack.ts';
import { OrderPage } from './order-page.ts';
import {
  hydrate,
  expectVisible,
  waitForDatabaseWorker,
  httpError,
  isHydrated,
  NO_ANSWER,
  test,
} from './shopper.ts';
import { stayAtNextLink, StorePage } from './store-page.ts';

/** The scripts that a page asks for from here on, by their names. */
function scriptsOf(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/(.+)-.{8}\.js$/.exec(request.url()) ?? [];
    if (name) names.push(name);
  });
  return names;
}
/** By as many signs as it takes. */
async function awakeInTheEnd(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift');
      return isHydrated(page);
    })
    .toBe(true);
}
const asleep = async (page: Page, path: string): Promise<StorePage> => {
  const store = await StorePage.open(page, path);
  await waitForDatabaseWorker(page);
  return store;
};

describe('a page that nobody has touched', () => {
  test.for(['/', '/product-details', '/about', '/policies/terms'])(
    'asks for two scripts alone, on %s',
    async (path, { shopper: { page } }) => {
      const scripts = scriptsOf(page);
      const store = await asleep(page, path);
      await changeProduct({ price: 322 });
      await expectVisible(store.page.getByText('322 درهم'));
      expect(scripts).toEqual(['asleep', 'store-worker']);
      expect(await isHydrated(page)).toBe(false);
    },
  );

  test('shows each price as it is now', async ({ shopper: { page } }) => {
    await changeProduct({ price: 310 });
    await asleep(page, '/product-details');
    await changeProduct({ price: 349.5 });
    const prices = page.locator('bdi').filter({ hasText: 'درهم' });
    await expect
      .poll(async () => [...new Set(await prices.allInnerTexts())])
      .toEqual(['349.5 درهم']);
    await hydrate(page);
    expect(await new OrderPage(page).total()).toBe('349.5 درهم');
  });

  test('shows it in the currency that is chosen, also in another tab', async ({
    shopper: { page, context },
  }) => {
    await page.addInitScript(() => localStorage.setItem('selectedCurrency', 'SAR'));
    const store = await asleep(page, '/');
    await changeProduct({ price: 400 });
    await expect.poll(() => store.price.innerText()).toBe('408 ريال');
    const other = await context.newPage();
    await other.goto('/about');
    await other.evaluate(() => localStorage.setItem('selectedCurrency', 'USD'));
    await expect.poll(() => store.price.innerText()).toBe('$108');
    expect(await store.currency('USD').isChecked()).toBe(true);
    expect(await isHydrated(page)).toBe(false);
  });

  test('shows the fallback once it is known that no product is on sale', async ({
    shopper: { page },
  }) => {
    await changeProduct({ is_active: false });
    const store = await StorePage.open(page, '/product-details');
    await expect.poll(() => store.price.innerText()).toBe('299 درهم');
    expect(await isHydrated(page)).toBe(false);
  });

  test('leads to the order by its link, without the scripts that would wake it', async ({
    shopper: { page },
  }) => {
    await asleep(page, '/');
    const scripts = scriptsOf(page);
    const buy = page.getByRole('complementary').getByRole('link', { name: shellTexts.buyNow });
    // What came of the touch can be seen as long as nothing else comes of it.
    await stayAtNextLink(page);
    await buy.tap();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(scripts).toEqual([]);
    await buy.tap();
    await page.waitForURL('/order');
    const form = new OrderPage(page);
    await form.field('customerName').fill('نورة');
    await hydrate(page);
    expect(await form.field('customerName').inputValue()).toBe('نورة');
  });

  test.for(['/', '/product-details'])(
    'has the order’s page there when it is asked for, on %s',
    async (path, { shopper: { page } }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Preload.enable');
      const fetched = new Promise<void>((resolve) => {
        session.on('Preload.prefetchStatusUpdated', ({ status }) => {
          if (status === 'Ready') resolve();
        });
      });
      await asleep(page, path);
      await fetched;
      await page.getByRole('link', { name: shellTexts.buyNow }).first().tap();
      await page.waitForURL('/order');
      const [document] = await page.evaluate(() => performance.getEntriesByType('navigation'));
      expect(document).toMatchObject({ deliveryType: 'navigational-prefetch' });
    },
  );

  test('is in the currency that was chosen on another page, for whoever comes back to it', async ({
    shopper: { page },
  }) => {
    const store = await asleep(page, '/');
    await page.getByRole('complementary').getByRole('link', { name: shellTexts.buyNow }).tap();
    await page.waitForURL('/order');
    await hydrate(page);
    await store.currency('SAR').check();
    await page.goBack();
    await expect.poll(() => store.price.innerText()).toBe('305 ريال');
    // The browser has put it back as it was left.
    await expect.poll(() => store.currency('SAR').isChecked()).toBe(true);
    expect(await isHydrated(page)).toBe(false);
    await hydrate(page);
    expect(await store.price.innerText()).toBe('305 ريال');
    expect(await page.evaluate(() => localStorage.getItem('selectedCurrency'))).toBe('SAR');
  });

  test('follows a link into itself without a step in the history', async ({
    shopper: { page },
  }) => {
    await asleep(page, '/product-details');
    const steps = (): Promise<number> => page.evaluate(() => history.length);
    const before = await steps();
    await page.getByRole('link', { name: detailsTexts.toOrder }).first().click();
    const part = page.locator('#order');
    await expect.poll(() => part.evaluate((it) => it === document.activeElement)).toBe(true);
    await expect.poll(async () => Math.abs((await part.boundingBox())!.y)).toBeLessThan(40);
    expect(await steps()).toBe(before);
  });

  test('is loaded anew at the first touch where its release is gone', async ({ shopper }) => {
    shopper.mayPrint(httpError(404));
    const { page } = shopper;
    await asleep(page, '/');
    await page.evaluate(() => Object.assign(document.documentElement, { first: true }));
    const gone = '**/assets/{app,shop}-*';
    await page.route(gone, (route) => route.fulfill({ status: 404 }));
    const loadedAnew = page.waitForEvent('load');
    await page.keyboard.press('Shift');
    await loadedAnew;
    expect(await page.evaluate(() => 'first' in document.documentElement)).toBe(false);
    await page.unroute(gone);
    await waitForDatabaseWorker(page);
    await hydrate(page);
  });

  test('stays where its scripts are lost on the way', async ({ shopper }) => {
    shopper.mayPrint(NO_ANSWER);
    const { page } = shopper;
    await asleep(page, '/');
    await page.evaluate(() => Object.assign(document.documentElement, { first: true }));
    const lost = '**/assets/shop-*';
    await page.route(lost, (route) => route.abort());
    const asked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
    await page.keyboard.press('Shift');
    await asked;
    await page.unroute(lost);
    await awakeInTheEnd(page);
    expect(await page.evaluate(() => 'first' in document.documentElement)).toBe(true);
  });

  test('has a bill in the currency that was chosen last, wherever it comes to life', async ({
    shopper: { page },
  }) => {
    await page.route('**/assets/order-section*.js', () => {});
    const store = await asleep(page, '/product-details');
    const bill = page.locator('form [data-dirhams]').last();
    await store.currency('SAR').check();
    await expect.poll(() => bill.innerText()).toBe('305 ريال');
    await hydrate(page);
    await store.currency('AED').check();
    await expect.poll(() => bill.innerText()).toBe('299 درهم');
  });
});

describe('the scripts of the order', () => {
  test('come once the page is in use, before it is asked for', async ({ shopper: { page } }) => {
    await asleep(page, '/');
    const scripts = scriptsOf(page);
    await hydrate(page);
    await expect.poll(() => scripts).toContain('use-draft-form');
  });

  test('do not come to whoever saves data', async ({ shopper: { page } }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await asleep(page, '/');
    const scripts = scriptsOf(page);
    await hydrate(page);
    // What is asked for in an idle moment after the one in which they would be.
    await page.evaluate(async () => {
      const frame = (): Promise<number> => new Promise(requestAnimationFrame);
      await frame();
      await frame();
      await new Promise((resolve) => requestIdleCallback(resolve));
      await (await fetch('/robots.txt')).text();
    });
    expect(scripts).not.toContain('use-draft-form');
  });
});

describe('a currency that is chosen on a page that nobody has touched otherwise', () => {
  test.for<[string, (store: StorePage) => Promise<void>]>([
    ['by a finger', (store) => store.currency('SAR').tap()],
    [
      'by keys, where the focus is there',
      async (store) => {
        await store.currency('AED').tap();
        await store.page.keyboard.press('ArrowLeft');
      },
    ],
  ])('is shown there %s, without the app', async ([, choose], { shopper: { page } }) => {
    const store = await asleep(page, '/');
    const scripts = scriptsOf(page);
    await choose(store);
    await expect.poll(() => store.price.innerText()).toBe('305 ريال');
    await changeProduct({ price: 400 });
    await expect.poll(() => store.price.innerText()).toBe('408 ريال');
    expect(scripts).toEqual([]);
    expect(await isHydrated(page)).toBe(false);
    await store.page.getByRole('heading', { level: 1 }).tap();
    await expect.poll(() => isHydrated(page)).toBe(true);
    expect(await store.price.innerText()).toBe('408 ريال');
  });

  test('wakes it where the amount that is charged is to stand beside', async ({
    shopper: { page },
  }) => {
    const store = await asleep(page, '/product-details');
    await store.currency('SAR').tap();
    await expectVisible(page.getByRole('main').getByText(`${detailsTexts.about} 305 ريال`));
    expect(await isHydrated(page)).toBe(true);
  });
});

describe('a page that does not wait for a touch', () => {
  const wakes = async (page: Page, path: string): Promise<void> => {
    await StorePage.open(page, path);
    await expect.poll(() => isHydrated(page)).toBe(true);
  };
  test('is the order form', ({ shopper: { page } }) => wakes(page, '/order'));

  test('is loaded anew, once, where its release is gone', async ({ shopper }) => {
    shopper.mayPrint(httpError(404));
    const { page } = shopper;
    const gone = '**/assets/{app,shop}-*';
    await page.route(gone, (route) => route.fulfill({ status: 404 }));
    let loads = 0;
    page.on('load', () => (loads += 1));
    let looks = 0;
    page.on('request', (request) => {
      if (request.method() === 'HEAD' && request.url().includes('/app-')) looks += 1;
    });
    await page.goto('/order');
    await expect.poll(() => looks).toBe(2);
    await page.unroute(gone);
    await awakeInTheEnd(page);
    expect(loads).toBe(2);
  });

  test('is one with a price in two currencies', async ({ shopper: { page } }) => {
    await page.addInitScript(() => localStorage.setItem('selectedCurrency', 'SAR'));
    await wakes(page, '/product-details');
    await expectVisible(page.getByRole('main').getByText(`${detailsTexts.about} 305 ريال`));
  });

  test('is not one without pictures for whoever wants no motion', async ({ newShopper }) => {
    const { page } = await newShopper({ reducedMotion: 'reduce' });
    await asleep(page, '/about');
    expect(await isHydrated(page)).toBe(false);
  });
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
      const end = body.lastIndexOf('<script');
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

test('a page that is touched while it is read comes to life as it was drawn', async ({
  shopper: { page },
  onTestFinished,
}) => {
  const { origin, goOn, close } = await haltingHosting();
  onTestFinished(close);
  await page.goto(`${origin}/product-details`, { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await heading.evaluate((it) => Object.assign(it, { drawnByServer: true }));
  await heading.tap();
  // As long as it takes to have the scripts.
  await page.locator('[data-scripts]').evaluate(async ({ dataset }) => {
    for (const script of dataset['scripts']!.split(' ')) await (await fetch(script)).text();
  });
  goOn();
  await expect.poll(() => isHydrated(page)).toBe(true);
  expect(await heading.evaluate((it) => 'drawnByServer' in it)).toBe(true);
});

describe('the first sign of somebody wakes the page:', () => {
  const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
  test.for<[string, (page: Page) => Promise<unknown>]>([
    ['a finger', (page) => heading(page).tap()],
    ['a wheel', (page) => page.mouse.wheel(0, 300)],
    ['the focus, by other ways than a key', (page) => page.getByRole('main').focus()],
    ['a mouse', (page) => heading(page).hover()],
    ['a mouse on a link', (page) => page.getByRole('banner').getByRole('link').hover()],
    ['a key', (page) => page.keyboard.press('Tab')],
    ['a part of the page that is scrolled to', (page) => page.evaluate(() => scrollTo(0, 500))],
    [
      'a button that a program presses for somebody',
      (page) =>
        page
          .getByRole('button', { name: carouselTexts.pause })
          .evaluate((button: HTMLElement) => button.click()),
    ],
  ])('%s', async ([, sign], { shopper: { page } }) => {
    await addPictures(2);
    await asleep(page, '/');
    expect(await isHydrated(page)).toBe(false);
    await sign(page);
    await expect.poll(() => isHydrated(page)).toBe(true);
  });

  test('a field that the browser fills in', async ({ shopper: { page } }) => {
    await asleep(page, '/product-details');
    const name = new OrderPage(page).field('customerName');
    await name.evaluate((field: HTMLInputElement) => {
      field.value = 'نورة';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect.poll(() => isHydrated(page)).toBe(true);
  });
});

test('the currency that is chosen on a sleeping page stays where the browser keeps nothing', async ({
  shopper: { page },
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const store = await asleep(page, '/');
  await store.currency('SAR').check();
  await page.getByRole('heading', { level: 1 }).tap();
  await expect.poll(() => isHydrated(page)).toBe(true);
  await changeProduct({ price: 400 });
  await expect.poll(() => store.price.innerText()).toBe('408 ريال');
  expect(await store.currency('SAR').isChecked()).toBe(true);
});
