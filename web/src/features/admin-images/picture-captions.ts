import {
  DEFAULTS_BY_LOCALE,
  readContent,
  readTranslation,
} from '@ghar/domain/content/site-content';
import { DEFAULT_LOCALE, LOCALES, OTHER_LOCALES, type Locale } from '@ghar/domain/i18n/locale';
import { picturePath } from '@ghar/domain/paths';
import { IMAGE_LIMITS, type ImageChange } from '@ghar/domain/product/product';
import { cleanText } from '@ghar/domain/text/text';
import type { Change } from '../../firebase/admin-writes.ts';
import { CONTENT_BAR, readLine } from '../../store-data/content-line.ts';
import type { StoredPicture } from './stored-picture.ts';

/** An edited caption. */
export type Caption = Record<'title' | 'text', string>;

/** Captions by position, for pictures without their own. */
export type CaptionLines = Readonly<Record<Locale, readonly string[]>>;

/** The captions by position in each language, of the features section's document; null if there is none. */
export function captionLines(features: unknown): CaptionLines {
  const linesIn = (locale: Locale): readonly string[] => {
    const { gallery } = DEFAULTS_BY_LOCALE[locale].features.content;
    if (features === null) return gallery;
    const read = locale === DEFAULT_LOCALE ? readContent : readTranslation;
    try {
      return read('features', features, locale).content.gallery;
    } catch {
      return gallery; // as the shop shows
    }
  };
  return Object.fromEntries(LOCALES.map((locale) => [locale, linesIn(locale)])) as Record<
    Locale,
    readonly string[]
  >;
}

/** A picture's caption in each language: its own, or the line at its position in `features.gallery`. */
export const captionsOf = (
  { caption, translations }: Pick<StoredPicture, 'caption' | 'translations'>,
  place: number,
  lines: CaptionLines,
): Readonly<Record<Locale, Caption>> => {
  const written = (locale: Locale): string | undefined => {
    if (caption === undefined) return lines[locale][place];
    return locale === DEFAULT_LOCALE ? caption : translations?.[locale]?.caption;
  };
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, readLine(written(locale) ?? '', 'title', 'text')]),
  ) as Record<Locale, Caption>;
};

/** Serialises a caption, without bars, which would split it elsewhere. */
export function writeCaption({ title, text }: Caption): string {
  const parts = [title, text].map((part) => cleanText(part.replaceAll(CONTENT_BAR, ' ')));
  return parts.every((part) => part === '') ? '' : parts.join(` ${CONTENT_BAR} `);
}

/** The path of a translated text in its document. */
export type TranslatedText = `translations.${Locale}.${'alt_text' | 'caption'}`;
/** Changed fields of a picture. */
export type PictureChange = Partial<ImageChange> & { readonly [Path in TranslatedText]?: string };
type Changes = ReadonlyMap<string, PictureChange>;

/**
 * Changes, by picture id, that store captions which so far depend on the position: once stored, a caption moves with
 * its picture.
 */
export const withOwnCaptions = (
  pictures: readonly Pick<StoredPicture, 'id' | 'caption' | 'display_order'>[],
  lines: CaptionLines,
): Changes =>
  new Map(
    pictures
      .toSorted((one, other) => one.display_order - other.display_order)
      .flatMap(({ id, caption }, place) => {
        const lineIn = (locale: Locale) =>
          (lines[locale][place] ?? '').slice(0, IMAGE_LIMITS.caption);
        const translated = OTHER_LOCALES.flatMap((locale) => {
          const line = lineIn(locale);
          return line === '' ? [] : [[`translations.${locale}.caption`, line] as const];
        });
        const own = { caption: lineIn(DEFAULT_LOCALE), ...Object.fromEntries(translated) };
        return caption === undefined ? [[id, own] as const] : [];
      }),
  );

/** Collects a transaction's writes, since each document may be written once. */
export class PictureWrites {
  readonly #updates: Map<string, PictureChange>;
  readonly #created = new Map<string, Readonly<Record<string, unknown>>>();
  readonly #deleted = new Set<string>();

  constructor(updates: Changes) {
    this.#updates = new Map(updates);
  }

  create(id: string, fields: Readonly<Record<string, unknown>>): void {
    this.#created.set(id, fields);
  }

  update(id: string, fields: PictureChange): void {
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
