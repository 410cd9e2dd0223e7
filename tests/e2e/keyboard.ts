import type { Locator, Page } from 'playwright-core';
import { expectVisible } from './shopper.ts';

export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((it) => it === document.activeElement);

/** Presses Tab until `target` has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expectVisible(target);
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press('Tab');
    if (await hasFocus(target)) return;
  }
  throw new Error(`No Tab leads to ${String(target)}`);
}
