import type { ConfirmationView } from './confirmation-view.ts';

/** Seconds between one question and the next, by what the page says. */
export const POLL_DELAYS_S: Readonly<Partial<Record<ConfirmationView, readonly number[]>>> = {
  /** About two minutes in all. */
  pending: [2, 3, 5, 8, 12, 15, 20, 25, 30],
  /** A payment may be made good after its failure. */
  failed: [4, 10, 30, 60],
};

const MS = 1000;

export type Polling = {
  stop: () => void;
  /** Asks at once, and begins anew. */
  restart: () => void;
};

/**
 * Asks again and again, less and less often, while the page is looked at. A
 * shopper who comes back to it (out of a bank's app, say) is answered at once,
 * and the asking begins anew.
 */
export function startPolling({
  delays,
  ask,
  onPause,
}: {
  /** In seconds. */
  delays: readonly number[];
  ask: () => Promise<void>;
  /** Nobody asks any more, until the page is looked at again. */
  onPause: () => void;
}): Polling {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let step = 0;
  /** Answers of a round that has been given up start nothing. */
  let round = 0;

  function next(): void {
    const delay = delays[step];
    step += 1;
    if (delay === undefined) onPause();
    else timer = setTimeout(() => void run(), delay * MS);
  }
  async function run(): Promise<void> {
    const mine = round;
    await ask();
    if (mine === round) next();
  }
  function giveUpRound(): void {
    clearTimeout(timer);
    round += 1;
  }
  function restart(): void {
    giveUpRound();
    step = 0;
    void run();
  }
  function onVisibility(): void {
    if (document.visibilityState === 'visible') restart();
    else giveUpRound();
  }

  document.addEventListener('visibilitychange', onVisibility);
  if (document.visibilityState === 'visible') next();
  return {
    stop() {
      giveUpRound();
      document.removeEventListener('visibilitychange', onVisibility);
    },
    restart,
  };
}
