import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { putStorageRules } from '../../tools/stack/check-rules.ts';
import { stack } from '../stack.ts';
import { ACTORS, readRules, startRules, type Actor, type RulesUnderTest } from './actors.ts';
import { mutantsOf } from './mutants.ts';
import { prepare, STORAGE_PERMISSIONS, type StoragePermission } from './storage-permissions.ts';

/**
 * The Storage emulator reports no coverage. Mutation testing proves more: if any condition of
 * storage.rules is replaced by true or false, some permission comes out differently; so each was
 * evaluated, and matters both ways.
 */
type Cell = { readonly row: StoragePermission; readonly actor: Actor; readonly allowed: boolean };

/** The admin's first, since a single condition decides those. */
const CELLS: readonly Cell[] = ACTORS.toReversed().flatMap((actor) =>
  STORAGE_PERMISSIONS.map((row) => ({ row, actor, allowed: row.allowed.includes(actor) })),
);
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

async function isAllowed({ row, actor }: Cell): Promise<boolean> {
  try {
    await row.run(rules.storage(actor));
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === 'storage/unauthorized') return false;
    throw error;
  }
}

/**
 * The first permission that comes out differently; those expected to be allowed, or refused, are
 * tried first.
 */
async function firstDifference(allowedFirst: boolean): Promise<string | undefined> {
  const ordered = CELLS.toSorted(
    (one, other) => Number(other.allowed === allowedFirst) - Number(one.allowed === allowedFirst),
  );
  for (const cell of ordered)
    if ((await isAllowed(cell)) !== cell.allowed) return `${cell.actor}: ${cell.row.operation}`;
}

test('of the rules as they are, nothing is noticed', async () => {
  expect(await firstDifference(true)).toBeUndefined();
});

let noticed = 0;
test.each(MUTANTS)('$description is noticed', async ({ content, value }) => {
  await putStorageRules(stack.urls, content);
  expect(await firstDifference(!value)).toBeDefined();
  noticed++;
});

test('every condition of storage.rules was evaluated, and mattered both ways', () => {
  console.log(`» storage.rules: ${noticed} of ${MUTANTS.length} mutants noticed`);
  expect(noticed).toBe(MUTANTS.length);
  expect(MUTANTS.length).toBeGreaterThan(20);
});
