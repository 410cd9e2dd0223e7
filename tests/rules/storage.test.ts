import {
  assertFails,
  assertSucceeds,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { productImagePath } from '@ghar/domain/paths';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACTORS, ADMIN_UID, actAs, startRules } from './actors.ts';

type Bucket = ReturnType<RulesTestContext['storage']>;
type Row = { readonly tries: string; readonly run: (bucket: Bucket) => Promise<unknown> };

const PICTURE = productImagePath('active', 1_700_000_000_000, 'jpg');
/** Objects that are there, and are no pictures of products. */
const ELSEWHERE = [
  'loose.jpg',
  'product-images/loose.jpg',
  'product-images/active/deeper/1.jpg',
  'other/active/1.jpg',
];
const jpeg = { contentType: 'image/jpeg' };
const bytes = new Uint8Array(64);

const upload = (path: string): Row => ({
  tries: `upload ${path}`,
  run: async (bucket) => bucket.ref(path).put(bytes, jpeg),
});
const read = (path: string): Row => ({
  tries: `read ${path}`,
  run: async (bucket) => bucket.ref(path).getMetadata(),
});

const ALLOWED: readonly Row[] = [
  read(PICTURE),
  { tries: 'get its address', run: async (bucket) => bucket.ref(PICTURE).getDownloadURL() },
];
const REFUSED: readonly Row[] = [
  ...['', 'product-images', 'product-images/active'].map((folder): Row => ({
    tries: `list /${folder}`,
    run: async (bucket) => bucket.ref(folder).listAll(),
  })),
  ...ELSEWHERE.map(read),
  upload(productImagePath('active', 1_700_000_000_001, 'jpg')),
  upload(PICTURE),
  upload('anywhere.jpg'),
  {
    tries: 'change the metadata',
    run: async (bucket) => bucket.ref(PICTURE).updateMetadata({ contentType: 'text/html' }),
  },
  { tries: 'delete', run: async (bucket) => bucket.ref(PICTURE).delete() },
];

let rules: RulesTestEnvironment;

beforeAll(async () => {
  rules = await startRules();
  await rules.clearStorage();
  await rules.withSecurityRulesDisabled(async (context) => {
    await context.firestore().doc(`user_roles/${ADMIN_UID}`).set({ role: 'admin' });
    for (const path of [PICTURE, ...ELSEWHERE]) await context.storage().ref(path).put(bytes, jpeg);
  });
});
afterAll(() => rules.cleanup());

describe.each(ACTORS)('%s', (actor) => {
  test.each(ALLOWED)('may $tries', async ({ run }) => {
    await expect(assertSucceeds(run(actAs(rules, actor).storage()))).resolves.not.toThrow();
  });
  test.each(REFUSED)('may not $tries', async ({ run }) => {
    await expect(assertFails(run(actAs(rules, actor).storage()))).resolves.toBeInstanceOf(Error);
  });
});

test('a picture is served to a browser at its address, with no token in it', async () => {
  const address = new URL(await actAs(rules, 'visitor').storage().ref(PICTURE).getDownloadURL());
  address.searchParams.delete('token');
  const answer = await fetch(address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
});
