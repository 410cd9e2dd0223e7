import { mediaPath } from '@ghar/domain/product/media';
import { picturePath, productPath, siteContentPath } from '@ghar/domain/paths';
import { IMAGE_LIMITS, productSchema } from '@ghar/domain/product/product';
import { picturesOfProduct } from '@ghar/domain/queries';
import { OTHER_LOCALES } from '@ghar/domain/i18n/locale';
import * as v from 'valibot';
import { RefusedError } from '../../components/admin/operation.ts';
import { commit } from '../../firebase/admin-writes.ts';
import { fetchDocuments } from '../../firebase/fetch-documents.ts';
import {
  captionLines,
  PictureWrites,
  withOwnCaptions,
  type PictureChange,
} from './picture-captions.ts';
import { pictureSchema, type StoredPicture } from './stored-picture.ts';

/**
 * Changes a product's pictures in one transaction. `work` gets them in order and runs again on a conflict. Stores
 * positional captions first, since positions change.
 * @param added the id of a picture that `work` adds, unless it exists.
 */
async function changePictures(
  productId: string,
  work: (pictures: readonly StoredPicture[], write: PictureWrites) => void,
  added?: string,
): Promise<void> {
  const stored = await fetchDocuments(picturesOfProduct(productId), pictureSchema);
  const ids = new Set([...stored.map(({ id }) => id), ...(added === undefined ? [] : [added])]);
  await commit(async (change) => {
    if ((await change.read(productPath(productId), productSchema)) === null)
      throw new RefusedError('product-gone');
    const features = await change.read(siteContentPath('features'), v.unknown());
    const read = await Promise.all(
      [...ids].map((id) => change.read(picturePath(id), pictureSchema)),
    );
    const pictures = read.filter((picture) => picture !== null);
    const write = new PictureWrites(withOwnCaptions(pictures, captionLines(features)));
    work(pictures, write);
    write.writeTo(change);
  });
}

/** Makes one picture the only primary one. */
function keepOnePrimary(
  pictures: readonly StoredPicture[],
  id: string,
  write: PictureWrites,
): void {
  for (const picture of pictures)
    if (picture.is_primary !== (picture.id === id))
      write.update(picture.id, { is_primary: picture.id === id });
}

export type NewPicture = {
  readonly productId: string;
  readonly storagePath: string;
  /** Without extension. */
  readonly fileName: string;
};

/** The id of a file's picture, which makes adding idempotent. */
const idOfFile = (storagePath: string): string =>
  storagePath.replace(/^.*?\//, '').replace('/', '-');

/** Adds an uploaded file as a product's last picture. The first becomes primary. */
export function addPicture({ productId, storagePath, fileName }: NewPicture): Promise<void> {
  const id = idOfFile(storagePath);
  return changePictures(
    productId,
    (pictures, write) => {
      if (pictures.some((picture) => picture.id === id)) return;
      const last = Math.max(-1, ...pictures.map(({ display_order }) => display_order));
      write.create(id, {
        product_id: productId,
        image_url: new URL(mediaPath(storagePath), location.origin).href,
        storage_path: storagePath,
        file_name: fileName,
        // per the specification (section 7); `altOf` hides it from shoppers
        alt_text: fileName,
        caption: '',
        display_order: Math.min(last + 1, IMAGE_LIMITS.display_order),
        is_primary: !pictures.some(({ is_primary }) => is_primary),
      });
    },
    id,
  );
}

/** @throws RefusedError `image-gone` */
export const makePrimary = ({ id, product_id: productId }: StoredPicture): Promise<void> =>
  changePictures(productId, (pictures, write) => {
    if (!pictures.some((picture) => picture.id === id)) throw new RefusedError('image-gone');
    keepOnePrimary(pictures, id, write);
  });

/** The primary picture after a deletion; null if none is left. */
export const successorOf = (
  id: string,
  pictures: readonly StoredPicture[],
): StoredPicture | null => {
  const left = pictures.filter((picture) => picture.id !== id);
  return left.find(({ is_primary }) => is_primary) ?? left[0] ?? null;
};

/** Deletes a picture; the server deletes its files. */
export const removePicture = ({ id, product_id: productId }: StoredPicture): Promise<void> =>
  changePictures(productId, (pictures, write) => {
    const successor = successorOf(id, pictures);
    if (pictures.some((picture) => picture.id === id)) write.delete(id);
    if (successor) {
      const left = pictures.filter((picture) => picture.id !== id);
      keepOnePrimary(left, successor.id, write);
    }
  });

/** Orders a product's pictures; those not in `ids` come last. */
export const orderPictures = (productId: string, ids: readonly string[]): Promise<void> =>
  changePictures(productId, (pictures, write) => {
    const place = ({ id }: StoredPicture): number =>
      ids.includes(id) ? ids.indexOf(id) : ids.length;
    for (const [order, picture] of pictures
      .toSorted((one, other) => place(one) - place(other))
      .entries())
      if (picture.display_order !== order) write.update(picture.id, { display_order: order });
  });

const WRITTEN = ['alt_text', 'caption', 'display_order'] as const;

/** Moves the pictures from a place on by one, as far as they are in the way. */
function makeRoom(pictures: readonly StoredPicture[], place: number, write: PictureWrites): void {
  let taken = place;
  for (const { id, display_order: order } of pictures.toSorted(
    (one, other) => one.display_order - other.display_order,
  ))
    if (order === taken && taken < IMAGE_LIMITS.display_order)
      write.update(id, { display_order: ++taken });
}

/**
 * Writes a picture's changed texts and order; those in its new place move on. @throws RefusedError `image-gone`
 */
export const updatePicture = (
  { id, product_id: productId, ...shown }: StoredPicture,
  fields: Omit<PictureChange, 'is_primary' | 'translations'>,
): Promise<void> =>
  changePictures(productId, (pictures, write) => {
    if (!pictures.some((picture) => picture.id === id)) throw new RefusedError('image-gone');
    for (const field of WRITTEN)
      if (fields[field] !== undefined && fields[field] !== shown[field])
        write.update(id, { [field]: fields[field] });
    for (const locale of OTHER_LOCALES)
      for (const field of ['alt_text', 'caption'] as const) {
        const path = `translations.${locale}.${field}` as const;
        const text = fields[path];
        if (text !== undefined && text !== (shown.translations?.[locale]?.[field] ?? ''))
          write.update(id, { [path]: text });
      }
    const { display_order: place } = fields;
    if (place !== undefined && place !== shown.display_order)
      makeRoom(
        pictures.filter((picture) => picture.id !== id),
        place,
        write,
      );
  });
