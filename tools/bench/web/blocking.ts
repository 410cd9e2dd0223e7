import type { Page } from 'playwright-core';

/** A page's tasks of over 50 ms that begin after its first contentful paint, in ms. */
export type Blocking = {
  readonly longest: number;
  /** What each has over 50 ms, together. */
  readonly blocked: number;
};

/** Opens a page and reads its long tasks once it is ready. */
export async function measureBlocking(
  page: Page,
  path: string,
  ready: (page: Page) => Promise<unknown>,
): Promise<Blocking> {
  await page.addInitScript(() => {
    const tasks: PerformanceEntry[] = [];
    Object.assign(globalThis, { tasks });
    new PerformanceObserver((list) => void tasks.push(...list.getEntries())).observe({
      type: 'longtask',
      buffered: true,
    });
  });
  await page.goto(path);
  await ready(page);
  return page.evaluate(() => {
    const { tasks } = globalThis as unknown as { tasks: PerformanceEntry[] };
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const after = tasks.filter(({ startTime }) => startTime > paint!.startTime);
    return {
      longest: Math.max(0, ...after.map(({ duration }) => duration)),
      blocked: after.reduce((sum, { duration }) => sum + duration - 50, 0),
    };
  });
}
