import type { Page } from 'playwright-core';

/**
 * Keeps the panel from giving up on an emulator that is slower at counting than
 * Firestore is: what it waits for ten seconds or longer gets ten times that.
 */
export const extendTimeouts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const wait = globalThis.setTimeout;
    const longer = (ms = 0): number => (ms >= 10_000 ? ms * 10 : ms);
    Object.assign(globalThis, {
      setTimeout: (done: () => void, ms?: number) => wait(done, longer(ms)),
    });
  });
