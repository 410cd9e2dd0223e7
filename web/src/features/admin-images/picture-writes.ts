import { mediaPath } from '@ghar/domain/media';
import { picturePath, productPath } from '@ghar/domain/paths';
import { IMAGE_LIMITS, productSchema, type ImageChange } from '@ghar/domain/product';
import { picturesOfProduct } from '@ghar/domain/queries';
import { RefusedError } from '../../components/admin/operation.ts';
import { commit, type Change } from '../../firebase/admin-writes.ts';
import { fetchDocuments } from '../../firebase/fetch-documents.ts';
import { pictureSchema, type StoredPicture } from './stored-picture.ts';

/**
 * Changes the pictures of a product together. `work` gets those that there are, in
 * their order; it is run again when one of them is changed by somebody else.
 *
 * @param added the id of a picture that `work` adds, unless it is there already.
 */
async function changePictures(
  productId: string,
  work: (pictures: readonly StoredPicture[], change: Change) => void,
  added?: string,
): Promise<void> {
  const stored = await fetchDocuments(picturesOfProduct(productId), pictureSchema);
  const ids = new Set([...stored.map(({ id }) => id), ...(added === undefined ? [] : [added])]);
  await commit(async (change) => {
    if ((await change.read(productPath(productId), productSchema)) === null)
      throw new RefusedError('product-gone');
    const read = await Promise.all(
      [...ids].map((id) => change.read(picturePath(id), pictureSchema)),
    );
    work(
      read.filter((picture) => picture !== null),
      change,
    );
  });
}

/** Makes one of the pictures the primary one, and no other. */
function keepOnePrimary(pictures: readonly StoredPicture[], id: string, change: Change): void {
  for (const picture of pictures)
    if (picture.is_primary !== (picture.id === id))
      change.update(picturePath(picture.id), { is_primary: picture.id === id });
}

export type NewPicture = {
  readonly productId: string;
  readonly storagePath: string;
  readonly altText: string;
};

/** The id of a file's picture: a file has one, however often it is added. */
const idOfFile = (storagePath: string): string =>
  storagePath.replace(/^.*?\//, '').replace('/', '-');

/** Shows an uploaded file as the last picture of a product; the first one there is becomes primary. */
export function addPicture({ productId, storagePath, altText }: NewPicture): Promise<void> {
  const id = idOfFile(storagePath);
  return changePictures(
    productId,
    (pictures, change) => {
      if (pictures.some((picture) => picture.id === id)) return;
      const last = Math.max(-1, ...pictures.map(({ display_order }) => display_order));
      change.create(picturePath(id), {
        product_id: productId,
        image_url: new URL(mediaPath(storagePath), location.origin).href,
        storage_path: storagePath,
        alt_text: altText,
        display_order: Math.min(last + 1, IMAGE_LIMITS.display_order),
        is_primary: !pictures.some(({ is_primary }) => is_primary),
      });
    },
    id,
  );
}

/** @throws RefusedError `image-gone` */
export const makePrimary = ({ id, product_id: productId }: StoredPicture): Promise<void> =>
  changePictures(productId, (pictures, change) => {
    if (!pictures.some((picture) => picture.id === id)) throw new RefusedError('image-gone');
    keepOnePrimary(pictures, id, change);
  });

/** Which picture is primary when one is deleted; null where none is left. */
export const successorOf = (
  id: string,
  pictures: readonly StoredPicture[],
): StoredPicture | null => {
  const left = pictures.filter((picture) => picture.id !== id);
  return left.find(({ is_primary }) => is_primary) ?? left[0] ?? null;
};

/** Deletes a picture; the server takes its files along. */
export const removePicture = ({ id, product_id: productId }: StoredPicture): Promise<void> =>
  changePictures(productId, (pictures, change) => {
    const successor = successorOf(id, pictures);
    if (pictures.some((picture) => picture.id === id)) change.delete(picturePath(id));
    if (successor) {
      const left = pictures.filter((picture) => picture.id !== id);
      keepOnePrimary(left, successor.id, change);
    }
  });

/** Puts the pictures of a product into an order; those that `ids` does not name come last. */
export const orderPictures = (productId: string, ids: readonly string[]): Promise<void> =>
  changePictures(productId, (pictures, change) => {
    const place = ({ id }: StoredPicture): number =>
      ids.includes(id) ? ids.indexOf(id) : ids.length;
    for (const [order, picture] of pictures
      .toSorted((one, other) => place(one) - place(other))
      .entries())
      if (picture.display_order !== order)
        change.update(picturePath(picture.id), { display_order: order });
  });

/** Writes what was changed of a picture's text and order. @throws RefusedError `image-gone` */
export const updatePicture = (
  shown: StoredPicture,
  fields: Pick<ImageChange, 'alt_text' | 'display_order'>,
): Promise<void> =>
  commit(async (change) => {
    const path = picturePath(shown.id);
    if ((await change.read(path, pictureSchema)) === null) throw new RefusedError('image-gone');
    const changed = (['alt_text', 'display_order'] as const).filter(
      (field) => fields[field] !== shown[field],
    );
    if (changed.length > 0)
      change.update(path, Object.fromEntries(changed.map((field) => [field, fields[field]])));
  });
