import { picturePath } from '@ghar/domain/paths';
import { IMAGE_LIMITS, type ImageChange } from '@ghar/domain/product/product';
import { cleanText } from '@ghar/domain/text/text';
import type { Change } from '../../firebase/admin-writes.ts';
import { CONTENT_BAR, readLine } from '../../store-data/content-line.ts';
import type { StoredPicture } from './stored-picture.ts';

/** An edited caption. */
export type Caption = Record<'title' | 'text', string>;

/** A picture's caption in the shop: its own, or the `line` at its position in `features.gallery`. */
export const captionOf = (
  { caption }: Pick<StoredPicture, 'caption'>,
  line: string | undefined,
): Caption => readLine(caption ?? line ?? '', 'title', 'text');

/** Serialises a caption, without bars, which would split it elsewhere. */
export function writeCaption({ title, text }: Caption): string {
  const parts = [title, text].map((part) => cleanText(part.replaceAll(CONTENT_BAR, ' ')));
  return parts.every((part) => part === '') ? '' : parts.join(` ${CONTENT_BAR} `);
}

type Changes = ReadonlyMap<string, Partial<ImageChange>>;

/**
 * Changes, by picture id, that store captions which so far depend on the position: once stored, a caption moves with
 * its picture.
 */
export const withOwnCaptions = (
  pictures: readonly Pick<StoredPicture, 'id' | 'caption' | 'display_order'>[],
  lines: readonly string[],
): Changes =>
  new Map(
    pictures
      .toSorted((one, other) => one.display_order - other.display_order)
      .flatMap(({ id, caption }, place) =>
        caption === undefined
          ? [[id, { caption: (lines[place] ?? '').slice(0, IMAGE_LIMITS.caption) }] as const]
          : [],
      ),
  );

/** Collects a transaction's writes, since each document may be written once. */
export class PictureWrites {
  readonly #updates: Map<string, Partial<ImageChange>>;
  readonly #created = new Map<string, Readonly<Record<string, unknown>>>();
  readonly #deleted = new Set<string>();

  constructor(updates: Changes) {
    this.#updates = new Map(updates);
  }

  create(id: string, fields: Readonly<Record<string, unknown>>): void {
    this.#created.set(id, fields);
  }

  update(id: string, fields: Partial<ImageChange>): void {
    this.#updates.set(id, { ...this.#updates.get(id), ...fields });
  }

  delete(id: string): void {
    this.#deleted.add(id);
  }

  writeTo(change: Pick<Change, 'create' | 'update' | 'delete'>): void {
    for (const [id, fields] of this.#created) change.create(picturePath(id), fields);
    for (const id of this.#deleted) change.delete(picturePath(id));
    for (const [id, fields] of this.#updates)
      if (!this.#deleted.has(id)) change.update(picturePath(id), fields);
  }
}
