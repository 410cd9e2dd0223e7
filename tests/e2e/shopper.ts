import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  chromium,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from 'playwright-core';
import { expect, test as base } from 'vitest';
import { type KeptPage, KeptPages } from './kept-pages.ts';
import { resetDatabase } from '../support/database.ts';
import { clearInbox } from '../support/inbox.ts';
import { resetProvider } from '../support/provider.ts';
import { resetWhatsapp } from '../support/whatsapp.ts';
import { chromiumPath, stack } from '../stack.ts';

export const PHONE = { width: 390, height: 844 };
/** A desktop without touch, as the merchant uses it. */
export const DESKTOP = { viewport: { width: 1440, height: 900 }, hasTouch: false } as const;
const A_PHONE: BrowserContextOptions = {
  baseURL: stack.urls.hosting,
  viewport: PHONE,
  hasTouch: true,
  locale: 'ar-AE',
};
/** The time limit of one step in the browser: the emulators are slow under load. */
const STEP_TIMEOUT_MS = 60_000;
const SCREENSHOTS = join(import.meta.dirname, '../../node_modules/.cache/e2e');

/** A shopper with a browser context of their own. */
export class Shopper {
  /** Console warnings and errors, and uncaught exceptions. */
  readonly printed: string[] = [];
  /**
   * Expected from the start: the emulator has forgotten a stream that a page closed right after opening; a trigger
   * changed what a transaction read, which the SDK then repeats; a connection takes longer than the SDK's timeout.
   */
  readonly #expected: RegExp[] = [
    /status of 400 .*Listen\/channel\?.*TYPE=terminate/,
    /status of 400 .*documents:commit/,
    /RestConnection RPC 'Commit' .*"failed-precondition"/,
    /Could not reach Cloud Firestore backend\. Backend didn't respond within 10 seconds/,
  ];
  readonly context: BrowserContext;
  readonly page: Page;

  constructor({ context, page }: KeptPage) {
    this.context = context;
    this.page = page;
    context.setDefaultTimeout(STEP_TIMEOUT_MS);
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        this.printed.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.printed.push(String(error.error())));
  }

  /** Allows these messages; any other on the console fails the test. */
  mayPrint(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** @throws Error with the unexpected messages. */
  expectNothingElsePrinted(): void {
    const unexpected = this.printed.filter(
      (line) => !this.#expected.some((pattern) => pattern.test(line)),
    );
    if (unexpected.length > 0)
      throw new Error(`The browser printed warnings or errors:\n${unexpected.join('\n')}`);
  }
}

/** Chromium's message for an HTTP error. */
export const httpError = (status: number): RegExp => new RegExp(`status of ${status}`);
/** The messages at an unknown address: Chromium's and the shop's. */
export const NO_PAGE = [httpError(404), /^404: no page at/];
/** Chromium's message for a request without a response. */
export const NO_ANSWER = /net::ERR_/;
/** The messages without a connection to Firestore: the SDK's and the shop's. */
export const NO_FIRESTORE = /@firebase\/firestore|Firestore\/Listen|^Site content|^Live price/;

/** A fresh shop for each test, with one `shopper`, or several by `newShopper`. */
export const test = base
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads from the pattern what a fixture needs
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await chromium.launch({ executablePath: chromiumPath() });
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('keptPages', { scope: 'worker' }, ({ browser }) => new KeptPages(browser))
  .extend('shop', { auto: true }, async () => {
    await Promise.all([resetDatabase(), resetProvider(), resetWhatsapp(), clearInbox()]);
  })
  .extend('newShopper', async ({ keptPages, task }, { onCleanup }) => {
    const shoppers: Shopper[] = [];
    const leave: (() => Promise<void>)[] = [];
    onCleanup(async () => {
      if (task.result?.state === 'fail') await takeScreenshots(task.fullTestName, shoppers);
      await Promise.all(leave.map((leaves) => leaves()));
      for (const shopper of shoppers) shopper.expectNothingElsePrinted();
    });
    return async (options?: BrowserContextOptions): Promise<Shopper> => {
      const all = { ...A_PHONE, ...options };
      const kept = await keptPages.take(all);
      leave.push(() => keptPages.giveBack(kept, all));
      const shopper = new Shopper(kept);
      shoppers.push(shopper);
      return shopper;
    };
  })
  .extend('shopper', ({ newShopper }) => newShopper());

async function takeScreenshots(title: string, shoppers: Shopper[]): Promise<void> {
  mkdirSync(SCREENSHOTS, { recursive: true });
  const pages = shoppers.flatMap(({ context }) => context.pages());
  for (const [index, page] of pages.entries()) {
    const name = `${title} ${index + 1}`.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 120);
    const path = join(SCREENSHOTS, `${name}.png`);
    try {
      await page.screenshot({ path, fullPage: true, timeout: 5000 });
      console.error(`Screenshot of ${page.url()}: ${path}`);
    } catch (error) {
      console.error(`No screenshot of ${page.url()}: ${String(error)}`);
    }
  }
}

/** Stops the clock of later documents: they load no script until it runs. */
export async function stopClock({ clock }: Page): Promise<void> {
  await clock.install({ time: 0 });
  // it runs until it is stopped, which is later on a busy machine
  await clock.pauseAt(600_000);
}

/** Whether the app has hydrated the page. */
export const isHydrated = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'hydrated' in document.documentElement.dataset);
/** Hydrates a page with a key press that has no other effect; most pages wait for an interaction. */
export const hydrate = async (page: Page): Promise<void> => {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
};

/** Interacts until hydrated: a lost script is requested again. */
export async function hydrateInTheEnd(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift');
      return isHydrated(page);
    })
    .toBe(true);
}

/** Waits for the database worker, the last thing that a page starts without an interaction. */
export const waitForDatabaseWorker = async (page: Page): Promise<void> => {
  if (page.workers().length === 0) await page.waitForEvent('worker');
};

export const expectVisible = (locator: Locator): Promise<void> =>
  locator.filter({ visible: true }).first().waitFor();

export const heading = (page: Page): Promise<string> =>
  page.getByRole('heading', { level: 1 }).innerText();

/** A toast by its title: title and text. */
export const toast = (page: Page, title: string): Locator =>
  page.getByRole('status').getByText(title, { exact: true }).locator('..');
