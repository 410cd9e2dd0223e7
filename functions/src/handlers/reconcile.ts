import type { Reconciliation } from '@ghar/domain/money/reconciliation';
import { follow, log, onTrail } from '../log.ts';
import { dateOldMoney } from '../orders/date-old-money.ts';
import type { FoundOrder } from '../orders/order-store.ts';
import {
  added,
  NOTHING_COMPARED,
  reconcileOrder,
  type Compared,
} from '../orders/reconcile-order.ts';
import type { AskPorts } from '../orders/settle-order.ts';
import type { ShopStore } from '../orders/shop-store.ts';
import { limitedProvider } from '../payments/limited-provider.ts';

/** How far back the provider is asked, in ms. */
const PERIOD_MS = 14 * 24 * 60 * 60 * 1000;
/** Time limit of a run, in ms; the last answers may use the rest of the function's 540 s. */
const BUDGET_MS = 420_000;
/** Payments and refunds asked about in a run. */
const MOST_CALLS = 5000;
/** Orders compared at once. */
const AT_ONCE = 10;

export type ReconcilePorts = AskPorts & {
  /** Writes no messages. */
  readonly storeWithoutOutbox: ShopStore;
  readonly lastRun: () => Promise<Reconciliation | null>;
  readonly putRun: (run: Reconciliation) => Promise<void>;
};

/**
 * Compares all payments and refunds of the last two weeks with the provider, by the orders' last change, and records
 * the run. A run ends early at its budget or if the provider is down; the next one continues there. One failing order
 * does not block the others.
 */
export async function reconcile(ports: ReconcilePorts, mostCalls = MOST_CALLS): Promise<void> {
  const { clock, lastRun, putRun, storeWithoutOutbox } = ports;
  const startedAt = clock();
  const last = await lastRun();
  if (!last) await dateOldMoney(storeWithoutOutbox);
  const since = new Date(startedAt.getTime() - PERIOD_MS);
  const from = last?.continues_at && last.continues_at > since ? last.continues_at : since;
  const { provider, stop } = limitedProvider(ports.provider, {
    clock,
    until: new Date(startedAt.getTime() + BUDGET_MS),
  });
  const asking = { ...ports, provider };
  let all = NOTHING_COMPARED;
  let continuesAt: Date | null = null;

  for await (const { at, orders } of partsOf(ports.store.ordersChangedSince(from), startedAt)) {
    if (all.payments + all.refunds + all.unanswered < mostCalls) {
      const compared = await Promise.all(orders.map((order) => compareOne(order, asking, since)));
      if (stop() === null) {
        all = compared.reduce(added, all);
        continue;
      }
    }
    continuesAt = at;
    break;
  }
  await putRun({ ...all, started_at: startedAt, ended_at: clock(), continues_at: continuesAt });
  const { payments: orders, refunds, differences, unanswered } = all;
  log('reconciled', {
    outcome: continuesAt ? (stop() ?? 'out-of-calls') : 'complete',
    orders,
    refunds,
    differences,
    unsettled: unanswered,
  });
}

type Changed = FoundOrder & { readonly changedAt: Date };
type Part = { readonly at: Date; readonly orders: readonly Changed[] };

/** The orders in small parts, without those that this run changed. */
async function* partsOf(
  pages: AsyncIterable<readonly Changed[]>,
  before: Date,
): AsyncIterable<Part> {
  for await (const page of pages)
    for (let from = 0; from < page.length; from += AT_ONCE) {
      const orders = page.slice(from, from + AT_ONCE).filter(({ changedAt }) => changedAt < before);
      const at = orders[0]?.changedAt;
      if (at) yield { at, orders };
    }
}

/** Compares one order; a failure is logged with its id. */
const compareOne = ({ id, read }: FoundOrder, ports: AskPorts, since: Date): Promise<Compared> =>
  onTrail(async () => {
    follow({ order_id: id });
    try {
      return await reconcileOrder(read(), ports, since);
    } catch (error) {
      log('not-reconciled', { error });
      return { ...NOTHING_COMPARED, unanswered: 1 };
    }
  });
