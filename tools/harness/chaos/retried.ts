import type { Random } from '../../seed/random.ts';
import type { Scheduler } from './scheduler.ts';
import type { Outcome } from './simulated-process.ts';

/** Starts a trigger as Firestore does: at least once, sometimes twice. */
export function trigger(
  scheduler: Scheduler,
  random: Random,
  run: (copy: number) => Promise<unknown>,
): void {
  for (let copy = random.pick([1, 1, 1, 2]); copy > 0; copy--) scheduler.start(() => run(copy));
}

/** Runs a function, under a new name per attempt, until its answer is accepted; true iff that happened. */
export async function retried<Result>(
  name: string,
  run: (name: string) => Promise<Outcome<Result>>,
  {
    tries = Infinity,
    accepts = () => true,
  }: { tries?: number; accepts?: (result: Result) => boolean } = {},
): Promise<boolean> {
  for (let attempt = 1; attempt <= tries; attempt++) {
    const outcome = await run(`${name} try ${attempt}`);
    if (outcome.kind === 'answered' && accepts(outcome.result)) return true;
  }
  return false;
}
