import { STOREFRONT_PRODUCT_PATH } from '@ghar/domain/paths';
import type { Firestore } from 'firebase-admin/firestore';

/** Pages of the store that are open, each of which listens to what the public is told. */
export type OpenPages = {
  /** How many reads they are billed since this was asked last: one for each page and change. */
  readonly reads: () => number;
  readonly close: () => void;
};

/** Opens so many of them, and answers when all have their first answer. */
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
