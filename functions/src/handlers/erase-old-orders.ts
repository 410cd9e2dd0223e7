import { eraseOrders, logErasure } from '../orders/erase-orders.ts';
import type { StopPorts } from '../orders/message-stops.ts';
import type { SettlePorts } from '../orders/shop-store.ts';

/** Time limit of one run, in ms; the function's timeout is a minute longer. */
const BUDGET_MS = 480_000;

/**
 * Erases the customers of orders older than the retention time in the settings. A sent order counts as finished, even
 * if not marked delivered; orders waiting for a person, money or a parcel are kept. The next run continues where time
 * ran out.
 * @throws Error if the settings cannot be read; then nothing is erased.
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
