import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Page,
} from 'playwright-core';
import { HYDRATED } from '../../web/src/boot/events.ts';

/** Irreversible methods: a page on which a test called one is not reused. */
const LASTING = {
  page: ['addInitScript', 'exposeBinding', 'exposeFunction'],
  context: ['addInitScript', 'exposeBinding', 'exposeFunction', 'newCDPSession'],
  clock: ['install'],
} as const;
/** The events that tests listen to. Playwright itself listens to others, such as `close`. */
const HEARD = ['console', 'dialog', 'request', 'requestfinished', 'response', 'weberror'];
/** A document of the shop without scripts. */
export const EMPTY_PAGE = '/robots.txt';

/** A browser context with its first page, which one test after the other may use. */
export class KeptPage {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly #session: CDPSession;
  readonly #viewport;
  #reusable = true;

  private constructor(page: Page, session: CDPSession) {
    this.context = page.context();
    this.page = page;
    this.#session = session;
    this.#viewport = page.viewportSize();
    const lasts = (): void => {
      this.#reusable = false;
    };
    notice(page, LASTING.page, lasts);
    notice(this.context, LASTING.context, lasts);
    notice(this.context.clock, LASTING.clock, lasts);
  }

  /** Its documents are marked `data-hydrated` once the app has hydrated them. */
  static async create(context: BrowserContext): Promise<KeptPage> {
    await context.addInitScript((hydrated) => {
      document.addEventListener(hydrated, () => {
        document.documentElement.dataset['hydrated'] = '';
      });
    }, HYDRATED);
    const page = await context.newPage();
    return new KeptPage(page, await context.newCDPSession(page));
  }

  /** Resets the page for reuse; false if impossible, and then the context is closed. */
  async reset(): Promise<boolean> {
    const { context, page } = this;
    for (const event of HEARD) {
      context.removeAllListeners(event);
      page.removeAllListeners(event);
    }
    // Answers requests still in a handler.
    await Promise.all(
      [context, ...context.pages()].map((of) => of.unrouteAll({ behavior: 'ignoreErrors' })),
    );
    if (!this.#reusable || page.isClosed()) {
      await context.close();
      return false;
    }
    const others = context.pages().filter((other) => other !== page);
    await Promise.all([
      ...others.map((other) => other.close()),
      context.setOffline(false),
      context.clearPermissions(),
      page.emulateMedia({ media: null }),
      this.#viewport && page.setViewportSize(this.#viewport),
    ]);
    await page.goto(EMPTY_PAGE);
    await page.mouse.move(0, 0);
    await Promise.all([
      context.clearCookies(),
      page.evaluate(() => sessionStorage.clear()),
      this.#session.send('Page.resetNavigationHistory'),
      this.#session.send('Storage.clearDataForOrigin', {
        origin: new URL(page.url()).origin,
        storageTypes: 'all',
      }),
    ]);
    return true;
  }
}

/**
 * Pages reused across tests: a new context takes a second of CPU time, and its first page compiles the whole app again.
 */
export class KeptPages {
  readonly #browser: Browser;
  readonly #free = new Map<string, KeptPage[]>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async take(options: BrowserContextOptions): Promise<KeptPage> {
    return this.#freeOf(options).pop() ?? KeptPage.create(await this.#browser.newContext(options));
  }

  async giveBack(kept: KeptPage, options: BrowserContextOptions): Promise<void> {
    if (await kept.reset()) this.#freeOf(options).push(kept);
  }

  #freeOf(options: BrowserContextOptions): KeptPage[] {
    const key = JSON.stringify(options);
    const free = this.#free.get(key) ?? [];
    this.#free.set(key, free);
    return free;
  }
}

/** Calls `then` on every call of one of an object's methods. */
function notice<Of extends object>(of: Of, methods: readonly (keyof Of)[], then: () => void): void {
  for (const method of methods) {
    const original = of[method] as (...values: unknown[]) => unknown;
    Object.assign(of, {
      [method]: (...values: unknown[]) => {
        then();
        return original.apply(of, values);
      },
    });
  }
}
