import { STOREFRONT_PRODUCT_PATH } from '@ghar/domain/paths';
import type { Firestore } from 'firebase-admin/firestore';

/** Open pages of the store, each with a listener on the public document. */
export type OpenPages = {
  /** The reads billed since the last call: one per page and change. */
  readonly reads: () => number;
  readonly close: () => void;
};

/** Opens so many pages, and resolves when each has its first snapshot. */
export async function openPages(db: Firestore, pages: number): Promise<OpenPages> {
  let reads = 0;
  const listeners = await Promise.all(
    Array.from(
      { length: pages },
      () =>
        new Promise<() => void>((resolve, reject) => {
          const stop = db.doc(STOREFRONT_PRODUCT_PATH).onSnapshot(() => {
            reads += 1;
            resolve(() => stop());
          }, reject);
        }),
    ),
  );
  reads = 0;
  return {
    reads() {
      const counted = reads;
      reads = 0;
      return counted;
    },
    close: () => {
      for (const stop of listeners) stop();
    },
  };
}
