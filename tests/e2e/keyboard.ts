import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectVisible } from './shopper.ts';

export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((it) => it === document.activeElement);

/** Waits until the target has the focus. */
export async function focused(target: Locator): Promise<void> {
  await expect.poll(() => hasFocus(target)).toBe(true);
}

/** Presses Tab until `target` has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expectVisible(target);
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press('Tab');
    if (await hasFocus(target)) return;
  }
  throw new Error(`No Tab leads to ${String(target)}`);
}

/**
 * The focused element: null for the page itself; else its name, whether its centre is visible, and whether it shows the
 * focus.
 */
const focusOf = (
  page: Page,
): Promise<{ name: string; isSeen: boolean; isMarked: boolean } | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    const isOutlined = (pseudo?: string): boolean =>
      getComputedStyle(element, pseudo).outlineStyle !== 'none';
    return {
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`,
      isSeen: seen !== null && (element.contains(seen) || element.parentElement!.contains(seen)),
      // a field's frame is marked in its place, a page in a frame marks its own
      isMarked:
        isOutlined() ||
        isOutlined('::after') ||
        element.matches(
          'input:not([type=checkbox], [type=radio]), textarea, select, [role=combobox], iframe',
        ),
    };
  });

/** More than any page of a test has. */
const MOST_STOPS = 400;

/**
 * Presses a key until the focus leaves the page.
 * @returns the names of invisible stops, and the number of stops
 */
export async function walk(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
): Promise<{ unseen: string[]; stops: number }> {
  const unseen: string[] = [];
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press(key);
    const focus = await focusOf(page);
    if (focus === null) return { unseen, stops };
    if (!focus.isSeen || !focus.isMarked) unseen.push(focus.name);
  }
  throw new Error(`${key} does not leave the page`);
}
