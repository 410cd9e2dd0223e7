import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { putStorageRules } from '../../tools/stack/check-rules.ts';
import { stack } from '../stack.ts';
import { ACTORS } from './actors.ts';
import { cellsOf } from './cells.ts';
import { mutantsOf } from './mutants.ts';
import { isGranted, readRules, startRules, type RulesUnderTest } from './rules-under-test.ts';
import { prepare, restore, STORAGE_PERMISSIONS } from './storage-permissions.ts';

/**
 * The Storage emulator reports no coverage. Mutation testing is stronger: replacing any condition of storage.rules by
 * true or false changes some permission, so each is evaluated and matters both ways.
 */
const CELLS = STORAGE_PERMISSIONS.flatMap((_, index) =>
  ACTORS.toReversed().map((actor) => ({ actor, ...cellsOf(actor, STORAGE_PERMISSIONS)[index]! })),
).filter(({ tags }) => tags.length === 0);
const MUTANTS = mutantsOf(readRules('storage.rules'));

let rules: RulesUnderTest;
beforeAll(async () => {
  rules = await startRules();
});
beforeEach(() => prepare(rules));
afterAll(async () => {
  await putStorageRules(stack.urls, readRules('storage.rules'));
  await rules.close();
});

/**
 * The first permission that comes out differently; those expected to be allowed, or refused, are
 * tried first.
 */
async function firstDifference(allowedFirst: boolean): Promise<string | undefined> {
  const ordered = CELLS.toSorted(
    (one, other) =>
      Number(other.isAllowed === allowedFirst) - Number(one.isAllowed === allowedFirst),
  );
  for (const { actor, row, isAllowed } of ordered)
    if ((await isGranted(row.run(rules.storage(actor)))) !== isAllowed)
      return `${actor}: ${row.operation}`;
    else if (isAllowed) await restore(rules, row);
}

/** The tests of storage.test.ts once more, from the state in which the mutants are tried. */
test('of the rules as they are, nothing is noticed', { tags: 'nightly' }, async () => {
  expect(await firstDifference(true)).toBeUndefined();
});

let noticed = 0;
test.each(MUTANTS.map((mutant) => [mutant.description, mutant] as const))(
  '%s is noticed',
  { tags: 'nightly' },
  async (_, { content, value }) => {
    await putStorageRules(stack.urls, content);
    expect(await firstDifference(!value)).toBeDefined();
    noticed++;
  },
);

test(
  'every condition of storage.rules was evaluated, and mattered both ways',
  { tags: 'nightly' },
  () => {
    console.log(`» storage.rules: ${noticed} of ${MUTANTS.length} mutants noticed`);
    expect(noticed).toBe(MUTANTS.length);
    expect(MUTANTS.length).toBeGreaterThan(20);
  },
);
