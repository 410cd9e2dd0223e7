import { uploadRejectionPath } from '@ghar/domain/paths';
import { picturesOfFile } from '@ghar/domain/queries';
import type { Firestore } from 'firebase-admin/firestore';
import type { UploadPorts } from '../uploads/check-upload.ts';
import { queryOf } from './firestore-query.ts';

/** gRPC status of creating a document that exists. */
const ALREADY_EXISTS = 6;

/** Rejected uploads, and the picture documents that show them, in Firestore. */
export function firestoreRejections(db: Firestore): UploadPorts['rejections'] {
  return {
    async record(rejection) {
      try {
        await db.doc(uploadRejectionPath(rejection.storage_path)).create(rejection);
      } catch (error) {
        if ((error as { code?: unknown }).code !== ALREADY_EXISTS) throw error;
      }
    },
    async removePictures(storagePath) {
      const pictures = await queryOf(db, picturesOfFile(storagePath)).get();
      await Promise.all(pictures.docs.map(({ ref }) => ref.delete()));
    },
  };
}
