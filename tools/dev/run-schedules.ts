import { runFunction } from '../stack/run-function.ts';
import type { Stack } from '../stack/start-stack.ts';

const MINUTE = 60_000;

/**
 * The schedules that run here, by their pause in ms, since the emulators have no scheduler. The summary
 * of the morning and the erasure of old orders do not: a restored shop has real customers.
 */
const SCHEDULES = { deliverMessages: MINUTE, settlePendingPayments: 5 * MINUTE } as const;

/** Runs the stack's schedules until the function that it returns is called. */
export function runSchedules(stack: Stack): () => void {
  const timers = Object.entries(SCHEDULES).map(([name, pause]) =>
    setInterval(() => {
      // while the functions are loaded anew there is no answer, and another run comes
      runFunction(stack, name).catch(() => {});
    }, pause),
  );
  return () => timers.forEach(clearInterval);
}
