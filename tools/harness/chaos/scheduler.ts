import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../../seed/random.ts';

/** Interleaves concurrent tasks deterministically, one step at a time. */
export type Scheduler = ReturnType<typeof createScheduler>;

/** Idle time before a deadlock is reported, in ms. */
const DEADLOCK_TIMEOUT_MS = 30_000;

/**
 * A scheduler whose order of steps is drawn by `random`, so that the same seed
 * gives the same interleaving: whatever waits for something outside queues a
 * step, one queued step is drawn, and the next is drawn when all that follows
 * from it has been queued.
 */
export function createScheduler(random: Random) {
  const queue: (() => Promise<void>)[] = [];
  let running = 0;
  let paused = 0;
  let failure: { error: unknown } | undefined;

  return {
    /** Starts a task that runs concurrently with all others. */
    start(task: () => Promise<unknown>): void {
      running += 1;
      void task()
        .catch((error: unknown) => {
          failure ??= { error };
        })
        .finally(() => {
          running -= 1;
        });
    },
    /** Queues a step, which later runs while no other does. */
    enqueue: (step: () => Promise<void>): void => void queue.push(step),
    /** Queues a step and resolves with its result. */
    run: <Result>(step: () => Promise<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        queue.push(() => step().then(resolve, reject));
      }),
    /** Announces that a task waits on a timer before it queues again; the returned function ends the wait. */
    pause(): () => void {
      paused += 1;
      let isOver = false;
      return () => {
        if (!isOver) paused -= 1;
        isOver = true;
      };
    },
    /** Runs queued steps until every task has ended. */
    async runAll(): Promise<void> {
      let idleSince = Date.now();
      for (;;) {
        await setImmediate(); // all that follows from the last step has been queued by then
        if (failure) throw failure.error;
        if (paused === 0 && queue.length > 0) {
          const [step] = queue.splice(random.between(0, queue.length - 1), 1);
          await step!();
          idleSince = Date.now();
        } else if (running === 0) return;
        else if (Date.now() - idleSince > DEADLOCK_TIMEOUT_MS)
          throw new Error(`deadlock: ${running} tasks wait, and none has queued a step`);
        else if (paused > 0) await sleep(1);
      }
    },
  };
}
