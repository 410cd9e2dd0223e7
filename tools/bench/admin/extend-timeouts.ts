import type { Page } from 'playwright-core';

/** Multiplies the panel's longer timeouts by ten: the emulator counts more slowly than Firestore. */
export const extendTimeouts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const wait = globalThis.setTimeout;
    const longer = (ms = 0): number => (ms >= 10_000 ? ms * 10 : ms);
    Object.assign(globalThis, {
      setTimeout: (done: () => void, ms?: number) => wait(done, longer(ms)),
    });
  });
