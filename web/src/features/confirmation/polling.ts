import type { ConfirmationView } from '../../checkout/confirmation-view.ts';

/** Seconds between polls, by view. */
export const POLL_DELAYS_S: Readonly<Partial<Record<ConfirmationView, readonly number[]>>> = {
  /** About two minutes in all. */
  pending: [2, 3, 5, 8, 12, 15, 20, 25, 30],
  /** Somebody else may pay, or in another window. */
  unpaid: [4, 10, 30, 60],
  underReview: [10, 30, 60],
  /** A failed payment may still succeed. */
  failed: [4, 10, 30, 60],
  /** A payment page still open may still pay it. */
  replaced: [4, 10, 30, 60],
};

/** Seconds between retries once the network is back, which may not work at once. */
export const RETRY_DELAYS_S: readonly number[] = [1, 3, 10, 30];

/** A settled order is read again on return to the page, at most this often, in ms. */
export const REFRESH_MS = 60_000;

/** The same for a cash order, which a message's link may confirm, or a payment page that was left turn to card. */
export const CASH_REFRESH_MS = 3_000;

const MS = 1000;

export type Polling = {
  stop: () => void;
  /** Polls at once, and restarts the delays. */
  restart: () => void;
};

/**
 * Polls with growing delays while the page is visible. Restarts when it becomes visible again, as after the bank's app.
 */
export function startPolling({
  delays,
  ask,
  onPause,
}: {
  /** In seconds. */
  delays: readonly number[];
  ask: () => Promise<void>;
  /** The delays have ended: polling stops until the page becomes visible again. */
  onPause: () => void;
}): Polling {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let step = 0;
  /** Responses of older rounds are ignored. */
  let round = 0;

  function next(): void {
    const delay = delays[step];
    step += 1;
    if (delay === undefined) onPause();
    else timer = setTimeout(() => void run(), delay * MS);
  }
  async function run(): Promise<void> {
    const current = round;
    await ask();
    if (current === round) next();
  }
  function cancelRound(): void {
    clearTimeout(timer);
    round += 1;
  }
  function restart(): void {
    cancelRound();
    step = 0;
    void run();
  }
  function onVisibility(): void {
    if (document.visibilityState === 'visible') restart();
    else cancelRound();
  }

  document.addEventListener('visibilitychange', onVisibility);
  if (document.visibilityState === 'visible') next();
  return {
    stop() {
      cancelRound();
      document.removeEventListener('visibilitychange', onVisibility);
    },
    restart,
  };
}

/**
 * Calls when the page becomes visible again, at most once in `pauseMs`: a tab stays open for days.
 * @returns a function that stops it.
 */
export function onReturn(pauseMs: number, call: () => Promise<void>): () => void {
  // it is in the future if the clock was set back
  let last = Date.now();
  function onVisibility(): void {
    if (document.visibilityState !== 'visible' || Math.abs(Date.now() - last) < pauseMs) return;
    last = Date.now();
    void call();
  }
  document.addEventListener('visibilitychange', onVisibility);
  return () => document.removeEventListener('visibilitychange', onVisibility);
}
