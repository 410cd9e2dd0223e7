import '../../tools/quiet-log.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runChaos, type ChaosResult } from '../../tools/chaos/run-chaos.ts';
import { openOwnDatabase, type OwnDatabase } from '../../tools/stack/own-database.ts';
import { stack } from '../stack.ts';

let database: OwnDatabase;
beforeAll(async () => {
  database = await openOwnDatabase(stack, 'chaos');
});
afterAll(() => database.close());

async function storm(seed: string): Promise<ChaosResult> {
  await database.clear();
  return runChaos({ db: database.db, seed, orders: 20 });
}

test(
  'whatever goes wrong, every payment, order and piece ends where it belongs',
  { timeout: 240_000 },
  async () => {
    const { findings, counts } = await storm('1');
    expect(findings).toEqual([]);
    // it was no calm
    for (const count of ['killed', 'paid', 'failed']) expect(counts[count]).toBeGreaterThan(0);
  },
);

test('a storm of the same seed is the same story', { timeout: 240_000 }, async () => {
  const first = await storm('2');
  expect(first.findings).toEqual([]);
  expect(await storm('2')).toEqual(first);
});
