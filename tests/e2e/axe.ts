import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PHONE } from './shopper.ts';

type Axe = typeof axe;

/** axe's violations on the current page, one line each, by all rules but `except`. */
export async function violations(page: Page, except: string[] = []): Promise<string[]> {
  // half a second of the processor: once for each document
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async (except) => {
    const rules = Object.fromEntries(except.map((rule) => [rule, { enabled: false }]));
    const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run({ rules });
    return violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, except);
}

/** Disables motion, so that axe sees the final colours. */
export const STILL = { reducedMotion: 'reduce' } as const;

/** Expects no violations at phone and desktop width. */
export async function expectAccessible(page: Page, except?: string[]): Promise<void> {
  for (const width of [PHONE.width, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // away from what is there at this width: a tooltip is outside all landmarks
    await page.mouse.move(0, 0);
    await page.getByRole('tooltip').waitFor({ state: 'detached' });
    expect(await violations(page, except), `${page.url()} at ${width} px`).toEqual([]);
  }
}
