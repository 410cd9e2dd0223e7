import * as v from 'valibot';
import { DEFAULT_TEXTS } from './default-content.ts';
import { isLegible } from '../text/text.ts';

export const CONTENT_SECTIONS = ['hero', 'features', 'about'] as const;
export type ContentSection = (typeof CONTENT_SECTIONS)[number];

/** Limits of what an admin may write. */
export const CONTENT_LIMITS = {
  title: 200,
  description: 1000,
  /** Per text in `content`. */
  text: 2000,
  /** The maximum number of texts in a list, and their total length. */
  entries: 30,
  entriesLength: 6000,
} as const;

const text = v.pipe(v.string(), v.maxLength(CONTENT_LIMITS.text));
/** A whole number above zero in Latin digits, or nothing. */
const figure = v.pipe(v.string(), v.regex(/^(?:[1-9]\d{0,4})?$/));
/** Single lines, since the rules split a list at line breaks. */
const texts = v.pipe(
  v.array(v.pipe(v.string(), v.excludes('\n'))),
  v.maxLength(CONTENT_LIMITS.entries),
  v.check((entries) => entries.join('').length <= CONTENT_LIMITS.entriesLength),
);

/**
 * The `content` of each section (specification, section 3), and the shop's particulars. `firestore.rules` enforce the
 * same; each key also needs a default in `default-content.ts`. Empty texts are hidden.
 */
export const contentSchemas = {
  hero: v.object({
    subtitle: text,
    description: text,
    features: texts,
    /** The badge beside the product's name. */
    badge: text,
    /** The saving beside the price. */
    save: text,
  }),
  features: v.object({
    benefits: texts,
    rating: text,
    reviews: text,
    customers: text,
    satisfaction: text,
    /** Lines of `figure | text`. */
    claims: texts,
    /** Lines of `name | place | text`. */
    testimonials: texts,
    /** Lines of `title | text`, one for each picture. */
    gallery: texts,
    /** Lines of `title | text`. */
    promises: texts,
    /** Lines of `name | text | benefit | benefit | benefit`. */
    ingredients: texts,
    /** Lines of `title | text`, one for each step. */
    guide: texts,
    /** Lines of `question | answer`. */
    faq: texts,
  }),
  about: v.object({
    ingredients: text,
    certification: text,
    origin: text,
    /** A piece's weight, in grams. */
    weight: figure,
    /** How many washes a piece lasts. */
    washes: figure,
    shelf_life: text,
    /** The shop's name, in the header and on the payment page. */
    brand: text,
    /** With the dial code, in any spelling. */
    whatsapp: text,
    /** The seller's legal details. */
    legal_name: text,
    address: text,
    email: text,
    phone: text,
    registration: text,
    /** Shown below every page. */
    notice: text,
    /** The policies: paragraphs separated by a blank line, `# heading`, `- point`. */
    guarantee: text,
    shipping: text,
    privacy: text,
    terms: text,
  }),
} as const;

/**
 * What an admin writes of a section; `firestore.rules` enforce the same. Keys may be missing from
 * older documents.
 */
export const siteContentSchema = <Section extends ContentSection>(section: Section) =>
  v.object({
    section: v.literal(section),
    title: v.pipe(
      v.string(),
      v.maxLength(CONTENT_LIMITS.title),
      v.check((title) => title === '' || isLegible(title)),
    ),
    description: v.pipe(v.string(), v.maxLength(CONTENT_LIMITS.description)),
    content: v.partial(contentSchemas[section]),
  });

export type SiteContent<Section extends ContentSection = ContentSection> = {
  readonly title: string;
  readonly description: string;
  readonly content: v.InferOutput<(typeof contentSchemas)[Section]>;
};

export const DEFAULT_CONTENT: { readonly [Section in ContentSection]: SiteContent<Section> } =
  DEFAULT_TEXTS;

/**
 * Parses a section's document; keys missing from an older document get their defaults.
 *
 * @throws ValiError when the document does not match.
 */
export function readContent<Section extends ContentSection>(
  section: Section,
  document: unknown,
): SiteContent<Section> {
  const { title, description, content } = v.parse(storedSchema, document);
  return {
    title,
    description,
    content: v.parse(contentSchemas[section], { ...DEFAULT_CONTENT[section].content, ...content }),
  };
}

/**
 * The default for an empty text that pages require: a section's title or the shop's name; null for others.
 * @param path of the text in its document: `title`, `content.brand`.
 */
export function fallbackText(section: ContentSection, path: string): string | null {
  if (path === 'title') return DEFAULT_CONTENT[section].title;
  return section === 'about' && path === 'content.brand'
    ? DEFAULT_CONTENT.about.content.brand
    : null;
}

const orFallback = (text: string, section: ContentSection, path: string): string =>
  text.trim() || (fallbackText(section, path) ?? '');

/**
 * Parses a section's document for display, with {@link fallbackText}. Spaces alone are an empty text, which pages hide.
 * @throws ValiError as {@link readContent}
 */
export function parseContent<Section extends ContentSection>(
  section: Section,
  document: unknown,
): SiteContent<Section> {
  const { title, description, content } = readContent(section, document);
  const shown = Object.entries<string | readonly string[]>(content).map(([key, text]) => [
    key,
    typeof text === 'string'
      ? orFallback(text, section, `content.${key}`)
      : text.filter((line) => line.trim() !== ''),
  ]);
  return {
    title: orFallback(title, section, 'title'),
    description: description.trim(),
    content: Object.fromEntries(shown) as SiteContent<Section>['content'],
  };
}

const storedSchema = v.object({
  title: v.string(),
  description: v.string(),
  content: v.record(v.string(), v.unknown()),
});
