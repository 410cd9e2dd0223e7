import type { Page } from 'playwright-core';

/** Blocks requests to `address` until the returned function is called. */
export async function holdRequests(page: Page, address: RegExp): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    if (route.request().method() === 'POST') await released;
    await route.continue();
  });
  return release;
}
