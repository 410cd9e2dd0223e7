import { DomainError } from '@ghar/domain/error-code';
import { firestoreStore } from '../../../functions/src/adapters/firestore-store.ts';
import { ziinaClient } from '../../../functions/src/payments/ziina/client.ts';
import { createPayment } from '../../../functions/src/handlers/create-payment.ts';
import type { PaymentPorts } from '../../../functions/src/orders/open-payment.ts';
import { readShop } from '../../order-audit/shop-record.ts';
import { putOnSale } from '../../seed/put-on-sale.ts';
import { SHOP_SETTINGS } from '../../shop-settings.ts';
import type { OwnDatabase } from '../../stack/own-database.ts';
import { startZiinaSandbox } from '../../ziina-sandbox/server.ts';
import { percentile } from '../statistics.ts';
import { inParallel } from './in-parallel.ts';
import { newShopper, UNIT_PRICE } from './new-shopper.ts';

const WIDTHS = [1, 2, 4, 8, 16, 32, 64];
const SHOPPERS_AT_LEAST = 96;
/** The last rush: concurrency, shoppers and pieces. */
const LAST = { width: 64, shoppers: 128, pieces: 50 };

/** One attempt: `refused` is null for a placed order, else the error code. */
type Try = { readonly ms: number; readonly refused: string | null };

/**
 * Concurrent shoppers of one product, with the shop's own handler in this process: the functions
 * emulator starts a process per concurrent call, which dominates the time on a small machine.
 *
 * @returns violations: an order refused while there are pieces, or not exactly the pieces sold that
 * there were.
 */
export async function rush({ db, clear }: OwnDatabase): Promise<string[]> {
  const server = await startZiinaSandbox({ port: 0 });
  const clock = (): Date => new Date();
  const ports: PaymentPorts = {
    ...SHOP_SETTINGS,
    store: firestoreStore(db, clock),
    clock,
    provider: ziinaClient({ apiUrl: `${server.url}/api`, token: 'rush' }),
  };
  const findings: string[] = [];
  const expect = (holds: boolean, what: string): void => void (holds || findings.push(what));
  try {
    const table: Record<string, object> = {};
    let alone: number | undefined;
    for (const width of WIDTHS) {
      await clear();
      await putOnSale(db, { pieces: 100_000, price: UNIT_PRICE, at: new Date() });
      const shoppers = Math.max(SHOPPERS_AT_LEAST, 3 * width);
      await inParallel(width, width, () => order(ports));
      const tries = await inParallel(shoppers, width, () => order(ports));
      const figures = figuresOf(tries);
      alone ??= figures['orders/s'];
      const against = `${(figures['orders/s'] / alone).toFixed(2)} ×`;
      table[`${width} at a time`] = { ...figures, 'against one': against };
      const refused = codes(tries.results);
      expect(refused === '', `${width} at a time, orders were refused: ${refused}`);
    }
    console.log('Creating an order, all of the same product, in this process:');
    console.table(table);
    await clear();
    await putOnSale(db, { pieces: LAST.pieces, price: UNIT_PRICE, at: new Date() });
    const { results } = await inParallel(LAST.shoppers, LAST.width, () => order(ports));
    const sold = results.filter(({ refused }) => refused === null).length;
    const { orders, figure } = await readShop(db, { intents: [], isLast: false });
    console.log(
      `${LAST.shoppers} shoppers, ${LAST.width} at a time, for the last ${LAST.pieces} pieces: ` +
        `${sold} sold, ${figure} left; refused: ${codes(results)}`,
    );
    expect(
      sold === LAST.pieces && orders.length === LAST.pieces && figure === 0,
      'exactly the pieces are sold that there were',
    );
    const others = results.filter(({ refused }) => refused !== null && refused !== 'out-of-stock');
    expect(others.length === 0, `the last pieces, refused: ${codes(others)}`);
    return findings;
  } finally {
    await server.close();
  }
}

async function order(ports: PaymentPorts): Promise<Try> {
  const { form, caller } = newShopper();
  const started = performance.now();
  try {
    await createPayment(form, caller, ports);
    return { ms: performance.now() - started, refused: null };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { ms: performance.now() - started, refused: error.code };
  }
}

/** The number of refusals by error code. */
const codes = (tries: readonly Try[]): string =>
  [...Map.groupBy(tries, ({ refused }) => refused)]
    .filter(([code]) => code !== null)
    .map(([code, all]) => `${all.length} × ${code}`)
    .join(', ');

/** A row of the table. */
function figuresOf({ results, took }: { results: readonly Try[]; took: number }) {
  const times = results.map(({ ms }) => ms);
  const [p50, p95, p99] = [50, 95, 99].map((percent) => Math.round(percentile(times, percent)));
  const perSecond = Number(((results.length * 1000) / took).toFixed(1));
  return { 'orders/s': perSecond, 'p50 ms': p50, 'p95 ms': p95, 'p99 ms': p99 };
}
