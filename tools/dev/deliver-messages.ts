import { runFunction } from '../stack/run-function.ts';
import type { Stack } from '../stack/start-stack.ts';

const EVERY_MS = 60_000;

/**
 * Sends what is due of the outbox every minute: the emulators have no scheduler. The other schedules
 * stay still, since they would settle and erase the seed's old orders.
 */
export function deliverMessages(stack: Stack): () => void {
  const timer = setInterval(() => {
    // while the functions are loaded anew there is no answer, and another run comes
    runFunction(stack, 'deliverMessages').catch(() => {});
  }, EVERY_MS);
  return () => clearInterval(timer);
}
