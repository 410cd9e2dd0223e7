import { IMAGE_TYPES, MAX_IMAGE_BYTES, RESTORED_MARK } from '@ghar/domain/product/image-file';
import {
  cardPath,
  productImagePath,
  productPath,
  variantFolder,
  variantPath,
} from '@ghar/domain/paths';
import { ADMIN, EVERYBODY, NOBODY, ROLES, type Actor } from './actors.ts';
import type { Bucket, RulesUnderTest } from './rules-under-test.ts';

/** An operation and the actors who may do it; all others must be refused. */
export type StoragePermission = {
  readonly operation: string;
  readonly run: (bucket: Bucket) => Promise<unknown>;
  readonly allowed: readonly Actor[];
  /** It changes nothing. */
  readonly reads?: true;
  /** It removes a file that others may try to remove, or writes one that others may try to write. */
  readonly path?: string;
};

/** Objects that exist. */
export const PICTURE = productImagePath('active', 1_700_000_000_000, 'jpg');
const SUPERFLUOUS = productImagePath('active', 1_700_000_000_001, 'png');
/** Pictures of a product that has been deleted. */
const ORPHAN = productImagePath('gone', 1_700_000_000_002, 'jpg');
const LAST_ORPHAN = productImagePath('gone', 1_700_000_000_003, 'jpg');
const ELSEWHERE = [
  'loose.jpg',
  'product-images/loose.jpg',
  'product-images/active/deeper/1.jpg',
  'other/active/1.jpg',
  // written and served by the server only
  variantPath(PICTURE, 640, 'avif'),
  cardPath(PICTURE),
];

/** What an operation that was allowed has changed, as it was before. */
export async function restore({ server }: RulesUnderTest, { path }: StoragePermission) {
  if (path === undefined) return;
  const file = server.bucket.file(path);
  if (EXISTING.includes(path)) await file.save(few, { metadata: jpeg, resumable: false });
  else await file.delete({ ignoreNotFound: true });
}
const EXISTING = [PICTURE, SUPERFLUOUS, ORPHAN, LAST_ORPHAN, ...ELSEWHERE];

const few = new Uint8Array(64);
const jpeg = { contentType: 'image/jpeg' };

/** Resets the emulators to the state that the permissions expect. */
export async function prepare({ server }: RulesUnderTest): Promise<void> {
  await server.bucket.deleteFiles();
  const roles = Object.entries(ROLES).map(([path, fields]) => server.db.doc(path).set(fields));
  await Promise.all([
    ...roles,
    server.db.doc(productPath('active')).set({ is_active: true }),
    ...EXISTING.map((path) =>
      server.bucket.file(path).save(few, { metadata: jpeg, resumable: false }),
    ),
  ]);
}

const read = (path: string, allowed: readonly Actor[]): StoragePermission => ({
  operation: `read ${path}`,
  run: async (bucket) => bucket.ref(path).getMetadata(),
  allowed,
  reads: true,
});
const list = (folder: string, allowed: readonly Actor[]): StoragePermission => ({
  operation: `list /${folder}`,
  run: async (bucket) => bucket.ref(folder).listAll(),
  allowed,
  reads: true,
});
const remove = (path: string, allowed: readonly Actor[]): StoragePermission => ({
  operation: `delete ${path}`,
  run: async (bucket) => bucket.ref(path).delete(),
  allowed,
  path,
});
const upload = (
  path: string,
  contentType: string | undefined,
  allowed: readonly Actor[],
  bytes = few,
): StoragePermission => ({
  operation: `upload ${path} as ${contentType} (${bytes.length} bytes)`,
  run: async (bucket) =>
    bucket.ref(path).put(bytes, contentType === undefined ? {} : { contentType }),
  allowed,
  path,
});

// a fresh path for each upload, since none may overwrite another
let time = 1_700_000_001_000;
const fresh = (extension: string): string => productImagePath('active', time++, extension);

const uploadWith = (
  customMetadata: Readonly<Record<string, string>>,
  allowed: readonly Actor[],
): StoragePermission => {
  const path = fresh('jpg');
  return {
    operation: `upload with the metadata ${Object.keys(customMetadata).join()}`,
    run: async (bucket) => bucket.ref(path).put(few, { ...jpeg, customMetadata }),
    allowed,
    path,
  };
};

const UPLOADS: readonly StoragePermission[] = [
  ...Object.entries(IMAGE_TYPES).map(([extension, type]) => upload(fresh(extension), type, ADMIN)),
  upload(productImagePath('active', 1, 'jpg'), 'image/jpeg', ADMIN),
  upload(PICTURE, 'image/jpeg', NOBODY),
  upload(productImagePath('gone', time, 'jpg'), 'image/jpeg', NOBODY),
  ...Object.entries(IMAGE_TYPES).map(([extension, type]) =>
    upload(fresh(extension), type === 'image/jpeg' ? 'image/png' : 'image/jpeg', NOBODY),
  ),
  ...['svg', 'gif', 'html', 'JPG'].map((extension) =>
    upload(fresh(extension), 'image/jpeg', NOBODY),
  ),
  ...['image/svg+xml', 'image/gif', 'text/html', 'image/*', 'image/jpeg; charset=utf-8', ''].map(
    (type) => upload(fresh('jpg'), type, NOBODY),
  ),
  upload(fresh('svg'), 'image/svg+xml', NOBODY),
  upload(fresh('jpg'), undefined, NOBODY),
  ...['soap.jpg', '1', '1.', '.jpg', '1.png.jpg', '1.jpg ', '-1.jpg', '1e3.jpg', '١.jpg'].map(
    (file) => upload(`product-images/active/${file}`, 'image/jpeg', NOBODY),
  ),
  upload(`product-images/active/${'1'.repeat(17)}.jpg`, 'image/jpeg', NOBODY),
  ...[
    '5.jpg',
    'product-images/5.jpg',
    'product-images/active/deeper/5.jpg',
    'other/active/5.jpg',
  ].map((path) => upload(path, 'image/jpeg', NOBODY)),
  ...(['avif', 'webp', 'jpeg'] as const).flatMap((format) => [
    upload(variantPath(PICTURE, 360, format), IMAGE_TYPES[format], NOBODY),
    upload(variantPath(PICTURE, 640, format), IMAGE_TYPES[format], NOBODY),
  ]),
  upload(cardPath(PICTURE), 'image/jpeg', NOBODY),
  upload(cardPath(fresh('jpg')), 'image/jpeg', NOBODY),
  upload(fresh('jpg'), 'image/jpeg', NOBODY, new Uint8Array(MAX_IMAGE_BYTES + 1)),
  upload(fresh('jpg'), 'image/jpeg', ADMIN, new Uint8Array(MAX_IMAGE_BYTES)),
  uploadWith({ note: 'أخضر' }, ADMIN),
  // the function would not check it
  uploadWith({ [RESTORED_MARK]: '2026-11-20T10:00:00Z' }, NOBODY),
];

export const STORAGE_PERMISSIONS: readonly StoragePermission[] = [
  read(PICTURE, EVERYBODY),
  read(ORPHAN, EVERYBODY),
  {
    operation: 'get its address',
    run: async (bucket) => bucket.ref(PICTURE).getDownloadURL(),
    allowed: EVERYBODY,
    reads: true,
  },
  ...ELSEWHERE.map((path) => read(path, NOBODY)),
  list('', NOBODY),
  list('other', NOBODY),
  list('product-images', ADMIN),
  list('product-images/active', ADMIN),
  list('product-images/gone', ADMIN),
  list(variantFolder(PICTURE).slice(0, -1), ADMIN),
  ...ELSEWHERE.map((path) => remove(path, NOBODY)),
  remove(SUPERFLUOUS, ADMIN),
  remove(LAST_ORPHAN, ADMIN),
  {
    operation: 'change the content type',
    run: async (bucket) => bucket.ref(PICTURE).updateMetadata({ contentType: 'text/html' }),
    allowed: NOBODY,
  },
  {
    operation: 'change the custom metadata',
    run: async (bucket) => bucket.ref(PICTURE).updateMetadata({ customMetadata: { a: 'b' } }),
    allowed: NOBODY,
  },
  // last, since they are many, and some of them large
  ...UPLOADS,
];
