import { useEffect, useRef, useState } from 'react';
import { useOperation } from '../../components/admin/operation.ts';
import { orderPictures } from './picture-writes.ts';
import type { StoredPicture } from './stored-picture.ts';

export type Reorder = {
  /** In the order that is asked for, before the server has it. */
  readonly pictures: readonly StoredPicture[];
  /** Takes a picture to a place in the list, from 0. */
  readonly move: (id: string, place: number) => void;
};

/** The list with one of its members at another place. */
export function moved(ids: readonly string[], id: string, place: number): string[] {
  const others = ids.filter((other) => other !== id);
  return others.toSpliced(place, 0, id);
}

/**
 * Moves pictures at once, and writes their order after it: one order at a time,
 * so that the last one asked for is the one that stays.
 */
export function useReorder(productId: string, stored: readonly StoredPicture[]): Reorder {
  const { run } = useOperation('reorder-images');
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const latest = useRef<readonly string[] | null>(null);
  const writing = useRef<Promise<unknown> | null>(null);
  const storedIds = stored.map(({ id }) => id);
  const storedKey = storedIds.join();

  // What the server says counts again as soon as nothing is on its way to it.
  useEffect(() => {
    if (writing.current === null || storedKey === latest.current?.join()) setWanted(null);
  }, [storedKey]);

  async function writeLatest(): Promise<void> {
    for (let written: unknown = null; written !== latest.current;) {
      const ids = latest.current!;
      written = ids;
      const { ok } = await run(() => orderPictures(productId, ids));
      if (!ok) setWanted(null);
    }
    writing.current = null;
  }

  const ids = wanted ?? storedIds;
  const place = ({ id }: StoredPicture): number =>
    ids.includes(id) ? ids.indexOf(id) : ids.length;
  return {
    pictures: stored.toSorted((one, other) => place(one) - place(other)),
    move(id, to) {
      const next = moved(ids, id, to);
      if (next.join() === ids.join()) return;
      latest.current = next;
      setWanted(next);
      writing.current ??= writeLatest();
    },
  };
}
