import { mediaPath } from '@ghar/domain/media';
import { picturePath, productPath, siteContentPath } from '@ghar/domain/paths';
import { IMAGE_LIMITS, productSchema, type ImageChange } from '@ghar/domain/product';
import { picturesOfProduct } from '@ghar/domain/queries';
import { DEFAULT_CONTENT } from '@ghar/domain/site-content';
import * as v from 'valibot';
import { RefusedError } from '../../components/admin/operation.ts';
import { commit } from '../../firebase/admin-writes.ts';
import { fetchDocuments } from '../../firebase/fetch-documents.ts';
import { PictureWrites, withOwnCaptions } from './picture-captions.ts';
import { pictureSchema, type StoredPicture } from './stored-picture.ts';

/** The lines that are the captions of pictures without one of their own, by their place. */
const captionLinesSchema = v.object({ content: v.object({ gallery: v.array(v.string()) }) });
const DEFAULT_CAPTIONS = DEFAULT_CONTENT.features.content.gallery;

/**
 * Changes the pictures of a product together. `work` gets those that there are, in
 * their order; it is run again when one of them is changed by somebody else. A
 * picture whose caption is known by its place gets it for good, before places change.
 *
 * @param added the id of a picture that `work` adds, unless it is there already.
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
    const lines = v.is(captionLinesSchema, features) ? features.content.gallery : DEFAULT_CAPTIONS;
    const write = new PictureWrites(withOwnCaptions(pictures, lines));
    work(pictures, write);
    write.writeTo(change);
  });
}

/** Makes one of the pictures the primary one, and no other. */
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
    (pictures, write) => {
      if (pictures.some((picture) => picture.id === id)) return;
      const last = Math.max(-1, ...pictures.map(({ display_order }) => display_order));
      write.create(id, {
        product_id: productId,
        image_url: new URL(mediaPath(storagePath), location.origin).href,
        storage_path: storagePath,
        alt_text: altText,
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
  changePictures(productId, (pictures, write) => {
    const successor = successorOf(id, pictures);
    if (pictures.some((picture) => picture.id === id)) write.delete(id);
    if (successor) {
      const left = pictures.filter((picture) => picture.id !== id);
      keepOnePrimary(left, successor.id, write);
    }
  });

/** Puts the pictures of a product into an order; those that `ids` does not name come last. */
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

/** Writes what was changed of a picture's texts and order. @throws RefusedError `image-gone` */
export const updatePicture = (
  { id, product_id: productId, ...shown }: StoredPicture,
  fields: Partial<Pick<ImageChange, (typeof WRITTEN)[number]>>,
): Promise<void> =>
  changePictures(productId, (pictures, write) => {
    if (!pictures.some((picture) => picture.id === id)) throw new RefusedError('image-gone');
    for (const field of WRITTEN)
      if (fields[field] !== undefined && fields[field] !== shown[field])
        write.update(id, { [field]: fields[field] });
  });
