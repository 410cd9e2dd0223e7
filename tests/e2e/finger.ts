import type { CDPSession, Page } from 'playwright-core';

type Point = { readonly x: number; readonly y: number };

/** Time between touches by the events' clock: too slow for a fling, whose distance depends on the machine's load. */
const PACE_MS = 100;

/** One finger on a page, at points of its window. */
export class Finger {
  readonly #session: CDPSession;
  #now = Date.now() - 10 * PACE_MS;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static on = async (page: Page): Promise<Finger> =>
    new Finger(await page.context().newCDPSession(page));

  down = (at: Point): Promise<void> => this.#touch('touchStart', [at]);
  move = (to: Point): Promise<void> => this.#touch('touchMove', [to]);

  async lift(): Promise<void> {
    await this.#touch('touchEnd', []);
    await this.#session.detach();
  }

  async #touch(type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]): Promise<void> {
    const timestamp = (this.#now += PACE_MS) / 1000;
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints: points, timestamp });
  }
}
