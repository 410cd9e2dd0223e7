import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../seed/random.ts';

/** Everything that goes on at the same time, one step after the other. */
export type Turns = {
  /** Begins something that goes on beside everything else. */
  start(task: () => Promise<void>): void;
  /** Waits for a turn, and then does a step while nothing else moves. */
  queue(step: () => Promise<void>): void;
  /** Waits for a turn, and answers what a step did then. */
  take<Result>(step: () => Promise<Result>): Promise<Result>;
  /** Says that somebody is pausing on a timer, and will queue again; the function says that they have. */
  rest(): () => void;
  /** Gives turns until everything has ended. */
  play(): Promise<void>;
};

/** How long whoever queues nothing may do so before this is a mistake of the script, in ms. */
const PATIENCE_MS = 30_000;

/**
 * Lets things happen side by side in an order that `random` draws, and that is
 * the same each time: whatever waits for something outside waits for a turn, one
 * of those who wait gets it, and the next turn is given when that has led to
 * whatever comes next.
 */
export function createTurns(random: Random): Turns {
  const waiting: (() => Promise<void>)[] = [];
  let running = 0;
  let resting = 0;
  let failure: { error: unknown } | undefined;

  return {
    start(task) {
      running += 1;
      void task()
        .catch((error: unknown) => {
          failure ??= { error };
        })
        .finally(() => {
          running -= 1;
        });
    },
    queue: (step) => void waiting.push(step),
    take: (step) =>
      new Promise((resolve, reject) => {
        waiting.push(() => step().then(resolve, reject));
      }),
    rest() {
      resting += 1;
      let isOver = false;
      return () => {
        if (!isOver) resting -= 1;
        isOver = true;
      };
    },
    async play() {
      let idleSince = Date.now();
      for (;;) {
        await setImmediate(); // by then all that follows from the last step has been queued
        if (failure) throw failure.error;
        if (resting === 0 && waiting.length > 0) {
          const [step] = waiting.splice(random.between(0, waiting.length - 1), 1);
          await step!();
          idleSince = Date.now();
        } else if (running === 0) return;
        else if (Date.now() - idleSince > PATIENCE_MS)
          throw new Error(`${running} tasks wait for something else than a turn`);
        else if (resting > 0) await sleep(1);
      }
    },
  };
}
