import { picturePath, productPath } from '@ghar/domain/paths';
import { picturesOfFile, picturesOfProduct } from '@ghar/domain/queries';
import {
  FieldValue,
  type DocumentData,
  type Firestore,
  type UpdateData,
} from 'firebase-admin/firestore';
import type { PictureStore } from '../pictures/picture-ports.ts';
import { queryOf } from './firestore-query.ts';

/** gRPC status of an update of a missing document. */
const NOT_FOUND = 5;

/** The picture documents (`product_images`) in Firestore. */
export function firestorePictures(db: Firestore): PictureStore {
  const pictureOf = (id: string) => db.doc(picturePath(id));
  /** False if the document does not exist. */
  const update = async (id: string, fields: UpdateData<DocumentData>): Promise<boolean> => {
    try {
      await pictureOf(id).update(fields);
      return true;
    } catch (error) {
      if ((error as { code?: unknown }).code === NOT_FOUND) return false;
      throw error;
    }
  };
  return {
    async state(id) {
      const picture = await pictureOf(id).get();
      if (!picture.exists) return 'gone';
      return picture.get('variants') === undefined ? 'bare' : 'drawn';
    },
    addFacts: (id, facts) => update(id, { ...facts, undrawn: FieldValue.delete() }),
    async markUndrawn(id) {
      await update(id, { undrawn: true });
    },
    async isShown(storagePath) {
      const { empty } = await queryOf(db, picturesOfFile(storagePath)).limit(1).get();
      return !empty;
    },
    removeOfDeletedProduct: (productId) =>
      db.runTransaction(async (tx) => {
        const pictures = await tx.get(queryOf(db, picturesOfProduct(productId)));
        // read last: a picture may be added only to an existing product
        const product = await tx.get(db.doc(productPath(productId)));
        if (product.exists) return false;
        for (const { ref } of pictures.docs) tx.delete(ref);
        return true;
      }),
  };
}
