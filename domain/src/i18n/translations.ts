import * as v from 'valibot';
import { OTHER_LOCALES, type Locale } from './locale.ts';

/** A document's texts in other languages: `translations.en.{the same fields}`. */
export type Translations<Fields> = { readonly [Language in Locale]?: Partial<Fields> | undefined };

const inEach = <const Schema extends v.GenericSchema>(fields: Schema) =>
  Object.fromEntries(OTHER_LOCALES.map((locale) => [locale, v.optional(fields)])) as {
    [Language in Locale]: v.OptionalSchema<Schema, undefined>;
  };

/** The schema of stored {@link Translations}; `fields` is that of one language. */
export const translationsSchema = <const Schema extends v.GenericSchema>(fields: Schema) =>
  v.object(inEach(fields));

/** What an admin writes as {@link Translations}: nothing but these texts, and each may be missing. */
export const writtenTranslationsSchema = <const Texts extends v.ObjectEntries>(texts: Texts) =>
  v.strictObject(inEach(v.partial(v.strictObject(texts))));

/**
 * A text in a language: its translation, or the original where there is none. An empty original is empty in every
 * language, so that a text that the merchant takes away is gone.
 */
export const textIn = (original: string, translation: string | undefined): string =>
  original.trim() !== '' && translation !== undefined && translation.trim() !== ''
    ? translation
    : original;

/** A named thing in a language. */
export const nameIn = (
  {
    name,
    translations,
  }: {
    readonly name: string;
    readonly translations?: Translations<{ name: string | undefined }> | undefined;
  },
  locale: Locale,
): string => textIn(name, translations?.[locale]?.name);
