import type { Turns } from './turns.ts';

/** Where a function's process ends: at its `step`-th wait, before or after what it waits for happened. */
export type Fate = { readonly step: number; readonly moment: 'before' | 'after' };

/** The process in which a function runs, for one request. */
export type Life = {
  /** Does something outside the process; never answers once the process has ended. */
  step<Result>(what: string, effect: () => Promise<Result>): Promise<Result>;
  /** Pauses on a timer before the next step. */
  rest(): void;
};

/** What became of something that a function was to do. */
export type Outcome<Result> =
  | { readonly kind: 'answered'; readonly result: Result }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'killed' };

/**
 * Does `work` in a process that ends as `fate` says. What it was waiting for then
 * is never heard of again; what it began outside stays as it is.
 */
export async function live<Result>(
  { turns, fate, tell }: { turns: Turns; fate: Fate | null; tell: (what: string) => void },
  work: (life: Life) => Promise<Result>,
): Promise<Outcome<Result>> {
  const death = Promise.withResolvers<Outcome<Result>>();
  let isDead = false;
  let steps = 0;
  let wake = (): void => undefined;

  const die = (what: string): void => {
    tell(`${what} †`);
    isDead = true;
    death.resolve({ kind: 'killed' });
  };
  const life: Life = {
    step: (what, effect) => {
      wake();
      return new Promise((resolve, reject) => {
        turns.queue(async () => {
          if (isDead) return;
          const end = fate?.step === steps ? fate.moment : null;
          steps += 1;
          if (end === 'before') return die(`(${what})`);
          const settle = await effect().then(
            (result) => () => resolve(result),
            (error: unknown) => () => reject(error),
          );
          if (end === 'after') return die(what);
          tell(what);
          settle();
        });
      });
    },
    rest: () => {
      wake = turns.rest();
    },
  };
  const outcome = await Promise.race([
    death.promise,
    work(life).then(
      (result): Outcome<Result> => ({ kind: 'answered', result }),
      (error: unknown): Outcome<Result> => ({ kind: 'failed', error }),
    ),
  ]);
  wake();
  return outcome;
}
