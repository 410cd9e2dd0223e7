import { DomainError } from '@ghar/domain/error-code';
import { firestoreStore } from '../../../functions/src/adapters/firestore-store.ts';
import { createPayment } from '../../../functions/src/handlers/create-payment.ts';
import { readShop } from '../../harness/order-audit/shop-record.ts';
import { measured } from './measured.ts';
import { newShopper, type Shop } from './shop.ts';

const WIDTHS = [1, 2, 4, 8, 16, 32, 64];
const SHOPPERS_AT_LEAST = 96;
const LAST = { width: 64, shoppers: 128, pieces: 50 };

/** Concurrent shoppers of one product, without messages. @returns what is wrong. */
export async function rush({ db, clock, sell, newInstance }: Shop): Promise<string[]> {
  const ports = { ...newInstance(), store: firestoreStore(db, clock) };
  /** Places an order; returns the code of a refusal, null for none. */
  const order = async (): Promise<string | null> => {
    const { form, caller } = newShopper();
    try {
      await createPayment(form, caller, ports);
      return null;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return error.code;
    }
  };
  const orders = (count: number, width: number) =>
    measured(
      Array.from({ length: count }, () => order),
      width,
    );
  const findings: string[] = [];
  const expect = (holds: boolean, what: string): void => void (holds || findings.push(what));

  const table: Record<string, object> = {};
  let alone: number | undefined;
  for (const width of WIDTHS) {
    await sell(100_000);
    await orders(width, width);
    const { results, row } = await orders(Math.max(SHOPPERS_AT_LEAST, 3 * width), width);
    alone ??= row['a second'];
    const against = `${(row['a second'] / alone).toFixed(2)} ×`;
    table[`${width} at a time`] = { ...row, 'against one': against };
    const refused = codes(results);
    expect(refused === '', `${width} at a time, orders were refused: ${refused}`);
  }
  console.log('Creating an order, all of the same product, in this process:');
  console.table(table);

  await sell(LAST.pieces);
  const { results } = await orders(LAST.shoppers, LAST.width);
  const sold = results.filter((refused) => refused === null).length;
  const { orders: placed, figure } = await readShop(db, { intents: [], isLast: false });
  console.log(
    `${LAST.shoppers} shoppers, ${LAST.width} at a time, for the last ${LAST.pieces} pieces: ` +
      `${sold} sold, ${figure} left; refused: ${codes(results)}`,
  );
  expect(
    sold === LAST.pieces && placed.length === LAST.pieces && figure === 0,
    'exactly the pieces are sold that there were',
  );
  const others = codes(results.filter((refused) => refused !== 'out-of-stock'));
  expect(others === '', `the last pieces, refused: ${others}`);
  return findings;
}

const codes = (refusals: readonly (string | null)[]): string =>
  [...Map.groupBy(refusals, (code) => code)]
    .filter(([code]) => code !== null)
    .map(([code, all]) => `${all.length} × ${code}`)
    .join(', ');
