import '../../tools/quiet-log.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runChaos, type ChaosResult } from '../../tools/harness/chaos/run-chaos.ts';
import { openOwnDatabase, type OwnDatabase } from '../../tools/server-sdk.ts';
import { stack } from '../stack.ts';

let database: OwnDatabase;
beforeAll(async () => {
  database = await openOwnDatabase(stack, 'chaos');
});
afterAll(() => database.close());

async function runSeed(seed: string): Promise<ChaosResult> {
  await database.clear();
  return runChaos({ db: database.db, seed, orders: 8 });
}

const LIMIT = { timeout: 240_000 };

test(
  'whatever goes wrong, every payment, piece, refund, invoice and message ends where it belongs',
  LIMIT,
  async () => {
    const { findings, counts } = await runSeed('6');
    expect(findings).toEqual([]);
    // faults did occur
    for (const count of [
      'killed',
      'paid',
      'failed',
      'refunds',
      'turned to card',
      'messages delivered',
    ])
      expect(counts[count]).toBeGreaterThan(0);
  },
);

test('a seed says what goes wrong', { ...LIMIT, tags: 'nightly' }, async () => {
  expect(await runSeed('5')).toEqual(await runSeed('5'));
});
