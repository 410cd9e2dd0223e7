import { useEffect, useRef, useState } from 'react';
import { useOperation } from '../../components/admin/operation.ts';
import { orderPictures } from './picture-writes.ts';
import type { StoredPicture } from './stored-picture.ts';

type Reorder = {
  /** In the requested order, before it is stored. */
  readonly pictures: readonly StoredPicture[];
  /** Moves a picture to an index. */
  readonly move: (id: string, place: number) => void;
};

/**
 * Shows a new order at once and writes it afterwards, one write at a time, so that the last request wins. Each write
 * can be undone.
 */
export function useReorder(productId: string, stored: readonly StoredPicture[]): Reorder {
  const { run } = useOperation('reorder-images');
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const latest = useRef<readonly string[] | null>(null);
  const writing = useRef<Promise<unknown> | null>(null);
  /** Orders before the latest write, which the server may still return. */
  const former = useRef(new Set<string>());
  const storedIds = stored.map(({ id }) => id);
  const storedKey = storedIds.join();

  // The server's order applies again when no write is running.
  useEffect(() => {
    const isLatest = storedKey === latest.current?.join();
    if (!isLatest && (writing.current !== null || former.current.has(storedKey))) return;
    former.current.clear();
    setWanted(null);
  }, [storedKey]);

  async function writeLatest(first: readonly string[]): Promise<void> {
    let before = first;
    let next: readonly string[] | null = null;
    while (next !== latest.current) {
      const undone = before;
      const ids: readonly string[] = latest.current!;
      former.current.add(undone.join());
      const { ok } = await run(() => orderPictures(productId, ids), {
        undo: () => show(undone, ids),
      });
      if (!ok) {
        former.current.clear();
        setWanted(null);
      }
      [before, next] = [ids, ids];
    }
    writing.current = null;
  }

  function show(next: readonly string[], before: readonly string[]): void {
    latest.current = next;
    setWanted(next);
    writing.current ??= writeLatest(before);
  }

  const ids = wanted ?? storedIds;
  const place = ({ id }: StoredPicture): number =>
    ids.includes(id) ? ids.indexOf(id) : ids.length;
  return {
    pictures: stored.toSorted((one, other) => place(one) - place(other)),
    move(id, to) {
      const next = ids.filter((other) => other !== id).toSpliced(to, 0, id);
      if (next.join() !== ids.join()) show(next, ids);
    },
  };
}
