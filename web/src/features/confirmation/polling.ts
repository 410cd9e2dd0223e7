/** Seconds between one question and the next: about two minutes in all. */
export const POLL_DELAYS_S: readonly number[] = [2, 3, 5, 8, 12, 15, 20, 25, 30];

const MS = 1000;

/**
 * Asks again and again, less and less often, while the page is looked at. A
 * shopper who comes back to it (out of a bank's app, say) is answered at once,
 * and the asking begins anew.
 *
 * @returns what stops it.
 */
export function startPolling({
  ask,
  onPause,
}: {
  ask: () => Promise<void>;
  /** Nobody asks any more, until the page is looked at again. */
  onPause: () => void;
}): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let step = 0;
  /** Answers of a round that has been given up start nothing. */
  let round = 0;

  function next(): void {
    const delay = POLL_DELAYS_S[step];
    step += 1;
    if (delay === undefined) onPause();
    else timer = setTimeout(() => void run(), delay * MS);
  }
  async function run(): Promise<void> {
    const mine = round;
    await ask();
    if (mine === round) next();
  }
  function onVisibility(): void {
    clearTimeout(timer);
    round += 1;
    if (document.visibilityState !== 'visible') return;
    step = 0;
    void run();
  }

  document.addEventListener('visibilitychange', onVisibility);
  if (document.visibilityState === 'visible') next();
  return () => {
    clearTimeout(timer);
    round += 1;
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
