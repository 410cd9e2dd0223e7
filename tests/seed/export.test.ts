import type { CollectionReference } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCOUNTS } from '../../tools/seed/accounts.ts';
import { connectAdminSdk, type AdminSdk } from '../../tools/seed/admin-sdk.ts';
import { seedDocuments } from '../../tools/seed/documents.ts';
import { PICTURE_METADATA, readPictures } from '../../tools/seed/images.ts';
import { claimPorts } from '../../tools/stack/claim-ports.ts';
import { startStack, type Stack } from '../../tools/stack/start-stack.ts';

let stack: Stack;
let sdk: AdminSdk;

beforeAll(async () => {
  const ports = await claimPorts('test');
  stack = await startStack({ ports, functions: false, importData: true, quiet: true });
  sdk = connectAdminSdk(stack);
}, 120_000);
afterAll(async () => {
  await sdk?.close();
  await stack?.stop();
}, 30_000);

/** Every document of some collections and of what is below them, by path. */
async function readAll(
  collections: readonly CollectionReference[],
): Promise<(readonly [path: string, fields: unknown])[]> {
  const found = [];
  for (const collection of collections)
    for (const document of (await collection.get()).docs)
      found.push(
        [document.ref.path, withDates(document.data())] as const,
        ...(await readAll(await document.ref.listCollections())),
      );
  return found;
}

const withDates = (fields: object): object =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value instanceof Timestamp ? value.toDate() : value,
    ]),
  );

describe('emulator-data is what the seed writes; `npm run seed` writes it anew', () => {
  test('every document, and no other', async () => {
    const exported = await readAll(await sdk.db.listCollections());
    expect(Object.fromEntries(exported)).toEqual(Object.fromEntries(seedDocuments()));
  });

  test('every account, and no other', async () => {
    const { users } = await sdk.auth.listUsers();
    const seen = users.map((user) => [user.uid, user.email, user.emailVerified, user.customClaims]);
    const expected = ACCOUNTS.map(({ uid, email }) => [uid, email, true, undefined]);
    expect(new Set(seen)).toEqual(new Set(expected));
  });

  test.each(ACCOUNTS)('$email signs in with its password', async ({ uid, email, password }) => {
    const answer = await fetch(
      `${stack.urls.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password, returnSecureToken: true }),
      },
    );
    expect(await answer.json()).toMatchObject({ localId: uid });
  });

  test('every picture, and no other file', async () => {
    const [files] = await sdk.bucket.getFiles();
    const pictures = readPictures();
    expect(files.map(({ name }) => name).toSorted()).toEqual([...pictures.keys()].toSorted());
    for (const file of files) {
      const [bytes] = await file.download();
      expect(bytes.equals(pictures.get(file.name)!)).toBe(true);
      const [metadata] = await file.getMetadata();
      expect(metadata).toMatchObject(PICTURE_METADATA);
    }
  });
});
