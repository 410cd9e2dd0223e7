import { runFunction } from '../stack/run-function.ts';
import type { Stack } from '../stack/start-stack.ts';

const MINUTE = 60_000;

/**
 * The schedules run locally, by interval in ms, since the emulators have no scheduler. Excludes the morning summary, the
 * erasure of old orders and the comparison with the provider: a restored shop has real customers and payments.
 */
const SCHEDULES = { deliverMessages: MINUTE, settlePendingPayments: 5 * MINUTE } as const;

/** Runs the stack's schedules until the function that it returns is called. */
export function runSchedules(stack: Stack): () => void {
  const timers = Object.entries(SCHEDULES).map(([name, pause]) =>
    setInterval(() => {
      // no answer while the functions reload; the next run follows
      runFunction(stack, name).catch(() => {});
    }, pause),
  );
  return () => timers.forEach(clearInterval);
}
