import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { userRolePath } from '@ghar/domain/paths';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACTORS, uidOf } from './actors.ts';
import { cellsOf } from './cells.ts';
import { isGranted, startRules, type RulesUnderTest } from './rules-under-test.ts';
import { PICTURE, prepare, restore, STORAGE_PERMISSIONS } from './storage-permissions.ts';

let rules: RulesUnderTest;

beforeAll(async () => {
  rules = await startRules();
  await prepare(rules);
});
afterAll(() => rules.close());

describe.each(ACTORS)('who is %s', (actor) => {
  for (const { row, isAllowed, may, tags } of cellsOf(actor, STORAGE_PERMISSIONS))
    test(`${may} ${row.operation}`, { tags }, async () => {
      expect(await isGranted(row.run(rules.storage(actor)))).toBe(isAllowed);
      if (isAllowed) await restore(rules, row);
    });
});

test('a picture is served to a browser at its address, with no token in it', async () => {
  const address = new URL(await rules.storage('visitor').ref(PICTURE).getDownloadURL());
  address.searchParams.delete('token');
  const answer = await fetch(address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
});

test('a role that is given or taken away is so at once, for a user who stays signed in', async () => {
  const role = rules.server.db.doc(userRolePath(uidOf('no admin any more')));
  const folder = rules.storage('no admin any more').ref('product-images/active');
  await assertFails(folder.listAll());
  await role.set({ role: 'admin' });
  await expect(assertSucceeds(folder.listAll())).resolves.toBeDefined();
  await role.delete();
  await expect(assertFails(folder.listAll())).resolves.toBeInstanceOf(Error);
});
