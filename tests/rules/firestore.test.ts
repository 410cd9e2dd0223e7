import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { COLLECTIONS, userRolePath } from '@ghar/domain/paths';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACTORS, uidOf } from './actors.ts';
import { cellsOf } from './cells.ts';
import { readCoverage } from './coverage.ts';
import { DOCUMENTS } from './documents.ts';
import { PANEL_PERMISSIONS } from './panel-permissions.ts';
import { PERMISSIONS, permissionsOf, type Permission } from './permissions.ts';
import { isGranted, readRules, startRules, type RulesUnderTest } from './rules-under-test.ts';
import { OVERSIZED_WRITES, WRITE_CASES } from './write-cases.ts';

const SUBJECTS: readonly (readonly [string, readonly Permission[]])[] = [
  ...Object.entries(PERMISSIONS).map(
    ([collection, cells]) => [collection, permissionsOf(cells)] as const,
  ),
  ['several at once', PANEL_PERMISSIONS],
];
let rules: RulesUnderTest;

/** Sets documents back to what {@link DOCUMENTS} says of them. */
async function restore(paths: readonly string[]): Promise<void> {
  const { db } = rules.server;
  const batch = db.batch();
  for (const path of paths) {
    const fields = DOCUMENTS[path];
    if (fields) batch.set(db.doc(path), { ...fields });
    else batch.delete(db.doc(path));
  }
  await batch.commit();
}

async function restoreAll(): Promise<void> {
  await rules.environment.clearFirestore();
  await restore(Object.keys(DOCUMENTS));
}

beforeAll(async () => {
  rules = await startRules();
  await restoreAll();
});
afterAll(() => rules.close());

test('every collection has permissions to test', () => {
  const { unknown: _, ...known } = PERMISSIONS;
  expect(Object.keys(known).toSorted()).toEqual(Object.keys(COLLECTIONS).toSorted());
  for (const cells of Object.values(known)) expect(permissionsOf(cells).length).toBeGreaterThan(5);
});

test('a role that is given or taken away is so at once, for a user who stays signed in', async () => {
  const role = rules.server.db.doc(userRolePath(uidOf('no admin any more')));
  const order = rules.firestore('no admin any more').doc('orders/known');
  await assertFails(order.get());
  await role.set({ role: 'admin' });
  await expect(assertSucceeds(order.get())).resolves.toBeDefined();
  await role.delete();
  await expect(assertFails(order.get())).resolves.toBeInstanceOf(Error);
});

describe.each(ACTORS)('who is %s', (actor) => {
  describe.each(SUBJECTS)('of %s', (_, permissions) => {
    for (const { row, isAllowed, may, tags } of cellsOf(actor, permissions))
      test(`${may} ${row.operation}`, { tags }, async () => {
        expect(await isGranted(row.run(rules.firestore(actor), uidOf(actor)))).toBe(isAllowed);
        if (isAllowed && !row.reads) await restoreAll();
      });
  });
});

/**
 * The coverage of all tests above: the emulator counts from when the rules were loaded. It is read
 * before the many values of the tests below, since the report repeats every value for every expression.
 */
test('every expression of firestore.rules was evaluated, and every condition both held and failed', async () => {
  const { expressions, allows, unseen, oneSided } = await readCoverage();
  console.log(
    `» firestore.rules: ${expressions - unseen.length} of ${expressions} expressions evaluated, ` +
      `${allows} conditions of an allow`,
  );
  expect({ unseen, oneSided }).toEqual({ unseen: [], oneSided: [] });
  expect(allows).toBe(readRules('firestore.rules').match(/^ *allow .*: if /gm)?.length);
}, 180_000); // the report is tens of megabytes long

describe('an admin', () => {
  for (const { operation, allowed, run, changes } of [...WRITE_CASES, ...OVERSIZED_WRITES])
    test(`${allowed ? 'may' : 'may not'} ${operation}`, async () => {
      expect(await isGranted(run(rules.firestore('admin')))).toBe(allowed);
      if (allowed) await restore(changes);
    });
});
