import axe from 'axe-core';
import type { Page } from 'playwright-core';

type Axe = typeof axe;

/** What axe finds wrong with the page as it stands, one line each, by all its rules but `except`. */
export async function violations(page: Page, except: string[] = []): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async (except) => {
    const rules = Object.fromEntries(except.map((rule) => [rule, { enabled: false }]));
    const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run({ rules });
    return violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, except);
}
