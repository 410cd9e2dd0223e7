import type { Page } from 'playwright-core';

/** The app's scripts: all but the one inside the page. */
export const SCRIPTS = '**/assets/*.js';
/** The data that the pages share. */
export const STORE_DATA = '**/store-data.json*';
/** A change that the panel sends to the database. */
export const COMMIT = /documents:commit/;

/**
 * Keeps the route after its release: removing it makes Playwright continue pending requests, and a handler that does so
 * too fails.
 */
async function hold(
  page: Page,
  address: RegExp | string,
  method: 'GET' | 'POST',
): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    if (route.request().method() === method) await released;
    await route.continue();
  });
  return release;
}

/** Blocks requests that write to `address` until the returned function is called. */
export const holdRequests = (page: Page, address: RegExp): Promise<() => void> =>
  hold(page, address, 'POST');
/** Blocks the app's scripts, or those at an address, until the returned function is called. */
export const holdScripts = (page: Page, address = SCRIPTS): Promise<() => void> =>
  hold(page, address, 'GET');

/** Lets the next request to `address` reach the server, and drops its answer, after `then`. */
export const loseNextAnswer = (
  page: Page,
  address: RegExp,
  then: () => Promise<void> = async () => {},
): Promise<unknown> =>
  page.route(
    address,
    async (route) => {
      await route.fetch();
      await then();
      await route.abort();
    },
    { times: 1 },
  );
