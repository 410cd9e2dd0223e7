import type { Scheduler } from './scheduler.ts';

/** Where a process is killed: at its `step`-th step, before or after the step's effect. */
export type CrashPoint = { readonly step: number; readonly moment: 'before' | 'after' };

/** The process that runs a function for one request. */
export type SimulatedProcess = {
  /** Does something outside the process; never resolves once the process was killed. */
  step<Result>(what: string, effect: () => Promise<Result>): Promise<Result>;
  /** Announces that the process waits on a timer before its next step. */
  pause(): void;
};

export type Outcome<Result> =
  | { readonly kind: 'answered'; readonly result: Result }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'killed' };

type ProcessOptions = {
  readonly scheduler: Scheduler;
  readonly crashPoint: CrashPoint | null;
  readonly log: (what: string) => void;
};

/** Runs `work` in a process that dies at `crashPoint`: pending steps never resolve, their effects remain. */
export async function runInProcess<Result>(
  { scheduler, crashPoint, log }: ProcessOptions,
  work: (proc: SimulatedProcess) => Promise<Result>,
): Promise<Outcome<Result>> {
  const killed = Promise.withResolvers<Outcome<Result>>();
  let isKilled = false;
  let steps = 0;
  let resume = (): void => undefined;

  const kill = (what: string): void => {
    log(`${what} †`);
    isKilled = true;
    killed.resolve({ kind: 'killed' });
  };
  const proc: SimulatedProcess = {
    step: (what, effect) => {
      resume();
      return new Promise((resolve, reject) => {
        scheduler.enqueue(async () => {
          if (isKilled) return;
          const moment = crashPoint?.step === steps ? crashPoint.moment : null;
          steps += 1;
          if (moment === 'before') return kill(`(${what})`);
          const settle = await effect().then(
            (result) => () => resolve(result),
            (error: unknown) => () => reject(error),
          );
          if (moment === 'after') return kill(what);
          log(what);
          settle();
        });
      });
    },
    pause: () => {
      resume = scheduler.pause();
    },
  };
  const outcome = await Promise.race([
    killed.promise,
    work(proc).then(
      (result): Outcome<Result> => ({ kind: 'answered', result }),
      (error: unknown): Outcome<Result> => ({ kind: 'failed', error }),
    ),
  ]);
  resume();
  return outcome;
}
