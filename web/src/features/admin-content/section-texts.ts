import type { CountryCode } from '@ghar/domain/contact/country';
import { shopPhone } from '@ghar/domain/contact/shop-phone';
import { latinDigits } from '@ghar/domain/text/digits';
import {
  CONTENT_LIMITS,
  contentSchemas,
  DEFAULT_CONTENT,
  readContent,
  readTranslation,
  SHARED_TEXTS,
  type ContentSection,
} from '@ghar/domain/content/site-content';
import { DEFAULT_LOCALE, OTHER_LOCALES, type Locale } from '@ghar/domain/i18n/locale';
import * as v from 'valibot';
import type { Text } from '../../components/admin/text-editor.ts';

export type OriginalPath = 'title' | 'description' | `content.${string}`;
/** A text's field path in its section's document; of a translation, `translations.en.title`. */
export type TextPath = OriginalPath | `translations.${Locale}.${OriginalPath}`;

/** The path of a text's translation. */
export const pathIn = (locale: Locale, path: OriginalPath): TextPath =>
  locale === DEFAULT_LOCALE ? path : `translations.${locale}.${path}`;

/** A path's language, and the path of the original. */
export function readPath(path: TextPath): { locale: Locale; original: OriginalPath } {
  const [first, locale, ...rest] = path.split('.');
  return first === 'translations'
    ? { locale: locale as Locale, original: rest.join('.') as OriginalPath }
    : { locale: DEFAULT_LOCALE, original: path as OriginalPath };
}

type TextsInOne = {
  readonly title: string;
  readonly description: string;
  readonly content: Readonly<Record<string, Text>>;
};
/** An edited section in all languages, with defaults for missing texts. */
export type SectionTexts = TextsInOne & {
  readonly translations: Readonly<Partial<Record<Locale, TextsInOne>>>;
};

const readSection = (section: ContentSection, document: unknown): SectionTexts => ({
  ...readContent(section, document),
  translations: Object.fromEntries(
    OTHER_LOCALES.map((locale) => [locale, readTranslation(section, document, locale)]),
  ),
});

/** A section that was never written: its defaults. */
export const unwritten = (section: ContentSection): StoredSection => ({
  texts: readSection(section, DEFAULT_CONTENT[section]),
  has: () => false,
  changedAt: null,
});

const schemaOf = <Value>(read: (document: unknown) => Value): v.GenericSchema<unknown, Value> =>
  v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset, addIssue, NEVER }): Value => {
      try {
        return read(dataset.value);
      } catch (error) {
        addIssue({ message: String(error) });
        return NEVER;
      }
    }),
  );

const sectionSchema = (section: ContentSection) =>
  schemaOf((document): SectionTexts => readSection(section, document));

export const SECTION_SCHEMAS = {
  hero: sectionSchema('hero'),
  features: sectionSchema('features'),
  about: sectionSchema('about'),
} satisfies Record<ContentSection, unknown>;

/** A section's document, read before changing it. */
export type StoredSection = {
  readonly texts: SectionTexts;
  /** False if the document lacks the text and its default is shown. */
  readonly has: (path: TextPath) => boolean;
  /** When it was last changed; null if unknown. */
  readonly changedAt: Date | null;
};

const changedSchema = v.object({ updated_at: v.optional(v.nullable(v.date()), null) });

/** Parses a section's document before a change. */
export const storedSectionSchema = (section: ContentSection) =>
  schemaOf((document): StoredSection => {
    const { updated_at } = v.parse(changedSchema, document);
    return {
      texts: readSection(section, document),
      has: (path) => valueAt(document, path) !== undefined,
      changedAt: updated_at,
    };
  });

const valueAt = (document: unknown, path: TextPath): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (within, key) => (within as Readonly<Record<string, unknown>> | undefined)?.[key],
      document,
    );

export const textAt = (texts: SectionTexts, path: TextPath): Text => valueAt(texts, path) as Text;

/** The number of lines that are not empty. */
export const countLines = (text: Text): number =>
  [text].flat().filter((line) => line.trim() !== '').length;

/** How many lines a translation lacks; a text that is no list is one line. */
export const missingLines = (original: Text, translation: Text): number =>
  Math.max(0, countLines(original) - countLines(translation));

/** True iff a text differs by language. */
export const isTranslated = (path: OriginalPath): boolean =>
  !SHARED_TEXTS.some((key) => path === `content.${key}`);

/** Translations of a text that are defaults, and would no longer be once the text is changed. */
export function defaultTranslations(
  { texts, has }: StoredSection,
  path: TextPath,
): readonly (readonly [TextPath, Text])[] {
  const { locale, original } = readPath(path);
  if (locale !== DEFAULT_LOCALE || !isTranslated(original)) return [];
  return OTHER_LOCALES.map((other) => pathIn(other, original))
    .filter((translation) => !has(translation))
    .map((translation) => [translation, textAt(texts, translation)] as const)
    .filter(([, text]) => text.length > 0);
}

/** Maximum length of a text; of a list, of all lines together. */
export const lengthLimit = (path: TextPath, text: Text): number => {
  if (typeof text !== 'string') return CONTENT_LIMITS.entriesLength;
  const { original } = readPath(path);
  return original === 'title' || original === 'description'
    ? CONTENT_LIMITS[original]
    : CONTENT_LIMITS.text;
};

export const lengthOf = (text: Text): number =>
  typeof text === 'string' ? text.length : text.join('').length;

export const isPhone = (path: TextPath): boolean => path === 'content.whatsapp';
const isFigure = (path: TextPath): boolean =>
  path === 'content.weight' || path === 'content.washes';

/** A text as stored: a phone in E.164, if valid in the shop's country; a whole number in Latin digits. */
export function storedText(path: TextPath, text: Text, country: CountryCode): Text {
  if (typeof text !== 'string') return text;
  if (isPhone(path)) return shopPhone(text, country) ?? text.trim();
  return isFigure(path) ? latinDigits(text).trim() : text;
}

export type TextProblem = 'too-long' | 'too-many' | 'bar' | 'phone' | 'figure';

export function textProblem(path: TextPath, text: Text): TextProblem | null {
  if (typeof text !== 'string' && text.length > CONTENT_LIMITS.entries) return 'too-many';
  if (lengthOf(text) > lengthLimit(path, text)) return 'too-long';
  if (isFigure(path) && !v.is(contentSchemas.about.entries.weight, storedText(path, text, 'ae')))
    return 'figure';
  // an E.164 number is valid in every country
  const isWhole = !isPhone(path) || /^(?:\+\d+)?$/.test(String(storedText(path, text, 'ae')));
  return isWhole ? null : 'phone';
}
