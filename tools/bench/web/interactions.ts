import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser, type CDPSession, type Locator, type Page } from 'playwright-core';
import { HYDRATED } from '../../../web/src/boot/events.ts';
import { measureBlocking, type Blocking } from './blocking.ts';
import type { Cdn } from './cdn.ts';

/** A phone on slow 4G, as in Lighthouse: 150 ms round trip, 1.6 Mbit/s, four times slower CPU. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const SLOWER = 4;
/** Duration of a press and pause before the next, in ms. */
const PRESS_MS = 80;
const BETWEEN_MS = 250;

export type Interactions = Awaited<ReturnType<typeof measureInteractions>>;
type Ms = Readonly<Record<string, number>>;
type ScriptBytes = { readonly page: number; readonly database: number };
const DATABASE = /\/store-worker-/;

/** Measures on such a page, the only one open, so that nothing else paints. */
async function onSlowPage<T>(
  browser: Browser,
  baseURL: string,
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ baseURL, viewport, hasTouch: true, isMobile: true });
  try {
    const page = await context.newPage();
    await page.addInitScript((alive) => {
      document.addEventListener(alive, () => {
        document.documentElement.dataset['hydrated'] = '';
      });
    }, HYDRATED);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return await measure(page);
  } finally {
    await context.close();
  }
}

type Ready = (page: Page) => Promise<unknown>;
const untilHydrated: Ready = (page) =>
  page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
/** Waits for the database worker, the last thing that a page starts without an interaction. */
const untilWorkerStarts: Ready = async (page) =>
  page.workers().length > 0 || page.waitForEvent('worker');
const untilNetworkIdle: Ready = (page) => page.waitForLoadState('networkidle');
async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await untilHydrated(page);
}
/** Two idle seconds before the first interaction: by then the next page has been prefetched. */
const untilPrefetched: Ready = async (page) => {
  await untilNetworkIdle(page);
  await wait(2000);
};
/** Hydrates, and waits while the database connects, which leaves the network busy from then on. */
async function untilInUse(page: Page): Promise<void> {
  await hydrate(page);
  await untilWorkerStarts(page);
  await wait(4000);
}

/** Measures a shopper's interactions behind the CDN; `baselinePath` names a page without scripts. */
export async function measureInteractions(
  cdn: Pick<Cdn, 'origin' | 'trusted' | 'sent'>,
  baselinePath: (path: string) => string,
  executablePath: string,
  pages: readonly string[],
) {
  const { origin } = cdn;
  const browser = await chromium.launch({
    executablePath,
    args: ['--disable-quic', cdn.trusted],
    handleSIGINT: false,
  });
  const onPage = <T>(measure: (page: Page) => Promise<T>) => onSlowPage(browser, origin, measure);
  try {
    /** From the tap on the buy button until the form can be filled in, by the page's state. */
    const toOrder: Ms = {
      'the first touch': await onPage((page) => measureToOrder(page, untilPrefetched)),
      'right after another': await onPage((page) => measureToOrder(page, hydrate)),
      'in use for a while': await onPage((page) => measureToOrder(page, untilInUse)),
    };
    const blocking: Record<string, { ours: Blocking; limit: Blocking }> = {};
    for (const path of pages)
      blocking[path] = {
        limit: await onPage((page) => measureBlocking(page, baselinePath(path), untilPrefetched)),
        ours: await onPage((page) => measureBlocking(page, path, untilInUse)),
      };
    return {
      toOrder,
      blocking,
      baselineInp: await onPage((page) => measureInp(page, baselinePath, () => untilNetworkIdle)),
      inp: await onPage((page) =>
        measureInp(
          page,
          (path) => path,
          // The currency is the first interaction of all: it is what loads the app.
          (path) => (path === '/order' ? untilHydrated : untilNetworkIdle),
        ),
      ),
      scriptBytes: await measureScripts(browser, cdn),
    };
  } finally {
    await browser.close();
  }
}

/** Measured inside the page: Playwright's polling costs a slow phone a tenth of a second. */
async function measureToOrder(page: Page, ready: Ready): Promise<number> {
  await page.addInitScript(() => {
    const onTap = (): void => sessionStorage.setItem('tap', String(Date.now()));
    addEventListener('pointerdown', onTap, { once: true, capture: true });
    const drawn = new MutationObserver(() => {
      if (!document.querySelector('form button[type=submit]:enabled')) return;
      drawn.disconnect();
      const onPaint = (): void => console.debug(Date.now() - Number(sessionStorage.getItem('tap')));
      requestAnimationFrame(() => setTimeout(onPaint));
    });
    drawn.observe(document, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  });
  await page.goto('/');
  await ready(page);
  const seen = page.waitForEvent('console', (message) => message.type() === 'debug');
  await page.locator('main a[href="/order"]').first().tap();
  return Number((await seen).text());
}

type Place = { readonly x: number; readonly y: number };
/** The target's centre. @throws Error where something covers it. */
async function middleOf(target: Locator): Promise<Place> {
  const box = await target.boundingBox();
  const place = box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const free =
    place &&
    (await target.evaluate(
      (element, { x, y }) => element.contains(document.elementFromPoint(x, y)),
      place,
    ));
  if (!free) throw new Error('What is to be pressed cannot be reached.');
  return place;
}

/** Presses as a finger does: with `tap` the click would wait for the paint of the touch. */
async function press(session: CDPSession, place: Place): Promise<void> {
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: Place[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [place]);
  await wait(PRESS_MS);
  await touch('touchEnd', []);
  await wait(BETWEEN_MS);
}

/** The longest interactions until their next paint; the first begins as soon as the page is ready. */
async function measureInp(
  page: Page,
  addressOf: (path: string) => string,
  readyAt: (path: string) => Ready,
): Promise<Ms> {
  await page.addInitScript(() => {
    const longest = { ms: 0 };
    Object.assign(globalThis, { longest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ((entry as PerformanceEventTiming).interactionId)
          longest.ms = Math.max(longest.ms, entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  const session = await page.context().newCDPSession(page);
  /** The longest event since the last call; the browser reports an event after its paint. */
  const longest = (): Promise<number> =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const { longest } = globalThis as unknown as { longest: { ms: number } };
          setTimeout(() => {
            resolve(longest.ms);
            longest.ms = 0;
          }, 500);
        }),
    );

  await page.goto(addressOf('/'));
  const currencies: Place[] = [];
  for (const code of ['SAR', 'USD', 'AED'])
    currencies.push(
      await middleOf(page.locator(`label:has(input[data-currency="${code}"])`).first()),
    );
  await readyAt('/')(page);
  for (const place of currencies) await press(session, place);
  const currency = await longest();

  await page.goto(addressOf('/order'));
  await page.locator('#order-customerName').waitFor();
  await readyAt('/order')(page);
  await page.locator('#order-customerName').pressSequentially('نورة العتيبي');
  const typing = await longest();
  // The limit page has no script that could find an error.
  const invalid = addressOf('/order') === '/order' ? await firstError(page, session, longest) : {};
  const more = page.locator('[id="order-quantity"]').locator('xpath=following::button[1]');
  await more.scrollIntoViewIfNeeded();
  const place = await middleOf(more);
  for (let taps = 0; taps < 3; taps++) await press(session, place);
  return { currency, typing, ...invalid, stepper: await longest() };
}

/** Sends the form with nothing but a name in it. */
async function firstError(
  page: Page,
  session: CDPSession,
  longest: () => Promise<number>,
): Promise<Ms> {
  await press(session, await middleOf(page.locator('form button[type=submit]')));
  await page.locator('[aria-invalid=true]').first().waitFor();
  return { 'first error': await longest() };
}

async function measureScripts(
  browser: Browser,
  { origin, sent }: Pick<Cdn, 'origin' | 'sent'>,
): Promise<Record<string, ScriptBytes>> {
  const bytes: Record<string, ScriptBytes> = {};
  const measure = async (path: string, used: boolean): Promise<void> => {
    const context = await browser.newContext({ baseURL: origin });
    const page = await context.newPage();
    sent.clear();
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    await page.waitForLoadState();
    // Before the app loads by itself. The order form's listens from the beginning: never idle.
    await page.waitForTimeout(3000);
    if (used) {
      await page.keyboard.press('Shift');
      await page.waitForTimeout(6000);
    }
    await context.close();
    const scripts = [...sent].filter(([name]) => name.endsWith('.js'));
    const sum = (some: typeof scripts): number => some.reduce((all, [, size]) => all + size, 0);
    bytes[used ? `${path}, in use` : path] = {
      page: sum(scripts.filter(([name]) => !DATABASE.test(name))),
      database: sum(scripts.filter(([name]) => DATABASE.test(name))),
    };
  };
  await measure('/', false);
  await measure('/', true);
  for (const path of ['/product-details', '/order', '/auth']) await measure(path, false);
  return bytes;
}
