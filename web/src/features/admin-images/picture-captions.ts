import { picturePath } from '@ghar/domain/paths';
import { IMAGE_LIMITS, type ImageChange } from '@ghar/domain/product';
import { cleanText } from '@ghar/domain/text';
import type { Change } from '../../firebase/admin-writes.ts';
import { CONTENT_BAR, readLine } from '../../store-data/content-line.ts';
import type { StoredPicture } from './stored-picture.ts';

/** The parts of a caption, as they are edited. */
export type Caption = Record<'title' | 'text', string>;

/** What stands under a picture in the shop; `line` is that of its place, where it has none of its own. */
export const captionOf = (
  { caption }: Pick<StoredPicture, 'caption'>,
  line: string | undefined,
): Caption => readLine(caption ?? line ?? '', 'title', 'text');

/** A caption as it is stored: a bar inside of a part would take it apart elsewhere. */
export function writeCaption({ title, text }: Caption): string {
  const parts = [title, text].map((part) => cleanText(part.replaceAll(CONTENT_BAR, ' ')));
  return parts.every((part) => part === '') ? '' : parts.join(` ${CONTENT_BAR} `);
}

type Changes = ReadonlyMap<string, Partial<ImageChange>>;

/**
 * The captions that pictures without one of their own have by their place among all of
 * them, as changes by the pictures' ids: written once, they stay with their pictures.
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

/** What one change writes of pictures: each document is written once. */
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
