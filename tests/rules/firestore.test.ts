import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { COLLECTIONS, userRolePath } from '@ghar/domain/paths';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACTORS, readRules, startRules, uidOf, type RulesUnderTest } from './actors.ts';
import { WRITE_CASES, OVERSIZED_WRITES } from './write-cases.ts';
import { readCoverage } from './coverage.ts';
import { DOCUMENTS } from './documents.ts';
import { PANEL_PERMISSIONS } from './panel-permissions.ts';
import { PERMISSIONS, permissionsOf, type Permission } from './permissions.ts';

const SUBJECTS: readonly (readonly [string, readonly Permission[]])[] = [
  ...Object.entries(PERMISSIONS).map(
    ([collection, cells]) => [collection, permissionsOf(cells)] as const,
  ),
  ['several at once', PANEL_PERMISSIONS],
];
let rules: RulesUnderTest;

/** Resets the database to {@link DOCUMENTS}. */
async function restore(): Promise<void> {
  await rules.environment.clearFirestore();
  const batch = rules.server.db.batch();
  for (const [path, fields] of Object.entries(DOCUMENTS))
    batch.set(rules.server.db.doc(path), { ...fields });
  await batch.commit();
}

beforeAll(async () => {
  rules = await startRules();
  await restore();
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
    test.each(permissions.filter(({ allowed }) => allowed.includes(actor)))(
      'may $operation',
      async ({ run, reads }) => {
        const attempt = run(rules.firestore(actor), uidOf(actor));
        await expect(assertSucceeds(attempt)).resolves.not.toThrow();
        if (!reads) await restore();
      },
    );
    test.each(permissions.filter(({ allowed }) => !allowed.includes(actor)))(
      'may not $operation',
      async ({ run }) => {
        const attempt = run(rules.firestore(actor), uidOf(actor));
        await expect(assertFails(attempt)).resolves.toBeInstanceOf(Error);
      },
    );
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
  test.each(WRITE_CASES.filter(({ allowed }) => allowed))('may $operation', async ({ run }) => {
    await expect(assertSucceeds(run(rules.firestore('admin')))).resolves.not.toThrow();
    await restore();
  });
  test.each(WRITE_CASES.filter(({ allowed }) => !allowed))(
    'may not $operation',
    async ({ run }) => {
      const attempt = run(rules.firestore('admin'));
      await expect(assertFails(attempt)).resolves.toBeInstanceOf(Error);
    },
  );
});

test.each(
  WRITE_CASES.flatMap(({ operation, allowed, value }) =>
    value ? [{ operation, allowed, value }] : [],
  ),
)('domain judges alike: $operation', ({ allowed, value }) => {
  expect(v.is(value.schema, value.of)).toBe(allowed);
});

test.each(OVERSIZED_WRITES)('an admin may not $operation', async ({ run }) => {
  const attempt = run(rules.firestore('admin'));
  await expect(assertFails(attempt)).resolves.toBeInstanceOf(Error);
});
