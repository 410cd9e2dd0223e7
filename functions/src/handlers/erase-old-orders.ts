import { eraseOrders, logErasure } from '../orders/erase-orders.ts';
import type { StopPorts } from '../orders/message-stops.ts';
import type { SettlePorts } from '../orders/shop-store.ts';

/** Time for erasing in one run, in ms; the function has a minute more. */
const BUDGET_MS = 480_000;

/**
 * Erases who the customers of old orders were: of those placed longer ago than the settings say that
 * data is kept. One that was sent counts as finished, whether or not somebody noted that it arrived;
 * one that waits for a person, money or a parcel is left. What a run has no time for the next one
 * does.
 *
 * @throws Error where the settings cannot be read: then nothing is erased.
 */
export async function eraseOldOrders({
  retentionYears,
  ...ports
}: SettlePorts & StopPorts & { readonly retentionYears: () => Promise<number> }): Promise<void> {
  const startedAt = ports.clock();
  const until = new Date(startedAt.getTime() + BUDGET_MS);
  const before = new Date(startedAt);
  before.setUTCFullYear(before.getUTCFullYear() - (await retentionYears()));
  const erasure = await eraseOrders(
    ports.store.ordersToErase(before),
    { eraser: {}, until, mayErase: (reason) => reason === 'on-its-way' },
    ports,
  );
  logErasure('schedule', erasure);
}
