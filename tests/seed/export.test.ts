/** @module-tag nightly */
// it starts a stack of its own; that the seed has not changed since the export is a unit test
import { cardPath, COLLECTIONS, variantPath } from '@ghar/domain/paths';
import { linkedPictureSchema } from '@ghar/domain/pages/link-preview';
import type { CollectionReference } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CARD } from '../../functions/src/pictures/card-plan.ts';
import { planVariants } from '../../functions/src/pictures/variant-plan.ts';
import { ACCOUNTS } from '../../tools/seed/accounts.ts';
import { connectAdminSdk, type ServerSdk } from '../../tools/server-sdk.ts';
import { seedDocuments } from '../../tools/seed/documents.ts';
import { CACHE_CONTROL, readOriginals } from '../../tools/seed/picture-files.ts';
import { withoutEmptyTexts } from '../../tools/seed/seed-fingerprint.ts';
import { claimPorts } from '../../tools/stack/claim-ports.ts';
import { startStack, type Stack } from '../../tools/stack/start-stack.ts';

let stack: Stack;
let sdk: ServerSdk;

/** The tests of this process share it, and the SDK finds this file's own stack by it. */
const environment = { ...process.env };

beforeAll(async () => {
  const ports = await claimPorts('test');
  stack = await startStack({ ports, functions: false, importData: true, quiet: true });
  sdk = connectAdminSdk(stack);
}, 120_000);
afterAll(async () => {
  await sdk?.close();
  await stack?.stop();
  Object.assign(process.env, environment);
}, 30_000);

/** Every document of some collections and their subcollections, by path. */
async function readAll(
  collections: readonly CollectionReference[],
): Promise<(readonly [path: string, fields: object])[]> {
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

/** A picture's document without the server's fields: encoders differ between machines. */
function withoutFacts(path: string, fields: object): object {
  if (!path.startsWith(COLLECTIONS.productImages)) return fields;
  const { width, height, placeholder, variants, card, ...written } = fields as Record<
    string,
    unknown
  >;
  expect([width, height, placeholder, variants, card]).not.toContain(undefined);
  return written;
}

async function storedPictures() {
  const pictures = await sdk.db.collection(COLLECTIONS.productImages).get();
  return pictures.docs.map((picture) => v.parse(linkedPictureSchema, picture.data()));
}

describe('emulator-data is what the seed writes; `npm run seed` writes it anew', () => {
  test('every document, and no other', async () => {
    const exported = await readAll(await sdk.db.listCollections());
    const written = exported.map(([path, fields]) => [
      path,
      withoutEmptyTexts(withoutFacts(path, fields)),
    ]);
    const seeded = [...seedDocuments()].map(([path, fields]) => [path, withoutEmptyTexts(fields)]);
    expect(Object.fromEntries(written)).toEqual(Object.fromEntries(seeded));
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

  test('every picture, what was drawn of it, and no other file', async () => {
    const originals = readOriginals();
    const drawn = (await storedPictures()).flatMap(({ variants, card }) => [
      ...variants,
      { format: 'jpeg', ...card! },
    ]);
    const [files] = await sdk.bucket.getFiles();
    expect(files.map(({ name }) => name).toSorted()).toEqual(
      [...originals.keys(), ...drawn.map((file) => file.storage_path)].toSorted(),
    );
    for (const [path, { bytes, contentType }] of originals) {
      const file = sdk.bucket.file(path);
      expect((await file.download())[0].equals(bytes)).toBe(true);
      const [metadata] = await file.getMetadata();
      expect(metadata).toMatchObject({ contentType, cacheControl: CACHE_CONTROL });
    }
    for (const { storage_path, format, width, height } of drawn) {
      const file = sdk.bucket.file(storage_path);
      const mediaType = `image/${format}`;
      const [bytes] = await file.download();
      expect(await sharp(bytes).metadata()).toMatchObject({ mediaType, width, height });
      const [metadata] = await file.getMetadata();
      expect(metadata).toMatchObject({ contentType: mediaType, cacheControl: CACHE_CONTROL });
    }
  });

  test('the variants and the cards that the server would draw today', async () => {
    for (const picture of await storedPictures()) {
      const original = readOriginals().get(picture.storage_path)!;
      const { width, height } = await sharp(original.bytes).metadata();
      expect(picture).toMatchObject({ width, height });
      expect(picture.card).toEqual({ ...CARD, storage_path: cardPath(picture.storage_path) });
      expect(picture.variants).toEqual(
        planVariants({ width, height }).map((planned) => ({
          ...planned,
          storage_path: variantPath(picture.storage_path, planned.width, planned.format),
        })),
      );
    }
  });
});
