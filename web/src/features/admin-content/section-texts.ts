import type { CountryCode } from '@ghar/domain/contact/country';
import { shopPhone } from '@ghar/domain/contact/shop-phone';
import { latinDigits } from '@ghar/domain/text/digits';
import {
  CONTENT_LIMITS,
  contentSchemas,
  readContent,
  type ContentSection,
} from '@ghar/domain/content/site-content';
import * as v from 'valibot';
import type { Text } from '../../components/admin/text-editor.ts';

/** A text's field path in its section's document. */
export type TextPath = 'title' | 'description' | `content.${string}`;

/** An edited section, with defaults for missing texts. */
export type SectionTexts = {
  readonly title: string;
  readonly description: string;
  readonly content: Readonly<Record<string, Text>>;
};

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
  schemaOf((document): SectionTexts => readContent(section, document));

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

const changedSchema = v.object({
  content: v.record(v.string(), v.unknown()),
  updated_at: v.optional(v.nullable(v.date()), null),
});

/** Parses a section's document before a change. */
export const storedSectionSchema = (section: ContentSection) =>
  schemaOf((document): StoredSection => {
    const { content, updated_at } = v.parse(changedSchema, document);
    return {
      texts: readContent(section, document),
      has: (path) => {
        const key = keyOf(path);
        return key === null || Object.hasOwn(content, key);
      },
      changedAt: updated_at,
    };
  });

const keyOf = (path: TextPath): string | null =>
  path.startsWith('content.') ? path.slice('content.'.length) : null;

export function textAt(texts: SectionTexts, path: TextPath): Text {
  const key = keyOf(path);
  return key === null ? texts[path as 'title'] : texts.content[key]!;
}

/** The texts with one replaced. */
export function withText(texts: SectionTexts, path: TextPath, text: Text): SectionTexts {
  const key = keyOf(path);
  return key === null
    ? { ...texts, [path]: text }
    : { ...texts, content: { ...texts.content, [key]: text } };
}

/** Maximum length of a text; of a list, of all lines together. */
export const lengthLimit = (path: TextPath, text: Text): number =>
  typeof text === 'string'
    ? path === 'title' || path === 'description'
      ? CONTENT_LIMITS[path]
      : CONTENT_LIMITS.text
    : CONTENT_LIMITS.entriesLength;

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
