import { CONTENT_LIMITS, readContent, type ContentSection } from '@ghar/domain/site-content';
import * as v from 'valibot';

/** A text, or a list of lines. */
export type Text = string | readonly string[];

/** A text's field path in its section's document. */
export type TextPath = 'title' | 'description' | `content.${string}`;

/** A section as it is edited, with the defaults of missing texts. */
export type SectionTexts = {
  readonly title: string;
  readonly description: string;
  readonly content: Readonly<Record<string, Text>>;
};

const schemaOf = (section: ContentSection): v.GenericSchema<unknown, SectionTexts> =>
  v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset, addIssue, NEVER }): SectionTexts => {
      try {
        return readContent(section, dataset.value);
      } catch (error) {
        addIssue({ message: String(error) });
        return NEVER;
      }
    }),
  );

/** Read each section's document. */
export const SECTION_SCHEMAS = {
  hero: schemaOf('hero'),
  features: schemaOf('features'),
  about: schemaOf('about'),
} satisfies Record<ContentSection, unknown>;

const keyOf = (path: TextPath): string | null =>
  path.startsWith('content.') ? path.slice('content.'.length) : null;

export function textAt(texts: SectionTexts, path: TextPath): Text {
  const key = keyOf(path);
  return key === null ? texts[path as 'title'] : texts.content[key]!;
}

/** The texts with another one at a path. */
export function withText(texts: SectionTexts, path: TextPath, text: Text): SectionTexts {
  const key = keyOf(path);
  return key === null
    ? { ...texts, [path]: text }
    : { ...texts, content: { ...texts.content, [key]: text } };
}

export const sameText = (one: Text, other: Text): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The greatest length of a text; of a list, of all its lines together. */
export const lengthLimit = (path: TextPath, text: Text): number =>
  typeof text === 'string'
    ? path === 'title' || path === 'description'
      ? CONTENT_LIMITS[path]
      : CONTENT_LIMITS.text
    : CONTENT_LIMITS.entriesLength;

export const lengthOf = (text: Text): number =>
  typeof text === 'string' ? text.length : text.join('').length;

/** Why a text cannot be saved. */
export type TextProblem = 'too-long' | 'too-many' | 'bar';

export function problemOf(path: TextPath, text: Text): TextProblem | null {
  if (typeof text !== 'string' && text.length > CONTENT_LIMITS.entries) return 'too-many';
  return lengthOf(text) > lengthLimit(path, text) ? 'too-long' : null;
}
