import * as v from 'valibot';
import { DEFAULT_TEXTS } from './default-content.ts';
import { isLegible } from './text.ts';

export const CONTENT_SECTIONS = ['hero', 'features', 'about'] as const;
export type ContentSection = (typeof CONTENT_SECTIONS)[number];

/** The longest texts and lists that an admin may write. */
export const CONTENT_LIMITS = {
  title: 200,
  description: 1000,
  /** Of each text in `content`. */
  text: 2000,
  /** How many texts a list may hold, and how long they may be together. */
  entries: 30,
  entriesLength: 6000,
} as const;

const text = v.pipe(v.string(), v.maxLength(CONTENT_LIMITS.text));
/** Each is one line: the rules take a list apart at its line breaks. */
const texts = v.pipe(
  v.array(v.pipe(v.string(), v.excludes('\n'))),
  v.maxLength(CONTENT_LIMITS.entries),
  v.check((entries) => entries.join('').length <= CONTENT_LIMITS.entriesLength),
);

/**
 * What each section's `content` holds (specification, section 3), and the shop's
 * particulars. `firestore.rules` hold the same: a key has one line here, one
 * there, and a default in `default-content.ts`. What is empty is not shown.
 */
export const contentSchemas = {
  hero: v.object({
    subtitle: text,
    description: text,
    features: texts,
    /** Beside the product's name: that it is natural. */
    badge: text,
    /** Beside the price: what is saved. */
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
    /** The name of the shop, as the header and the payment page show it. */
    brand: text,
    /** With the dial code, in any spelling: links to it are made of its digits. */
    whatsapp: text,
    /** Who sells, as the law asks for it. */
    legal_name: text,
    address: text,
    email: text,
    phone: text,
    registration: text,
    /** Below every page. */
    notice: text,
    /** The policies: paragraphs with a blank line between them, `# heading`, `- point`. */
    guarantee: text,
    shipping: text,
    privacy: text,
    terms: text,
  }),
} as const;

/**
 * What an admin writes of a section; `firestore.rules` hold the same. A text that
 * is changed may be that of a document which does not have all keys yet.
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

/** What the shop shows where no content is loaded. */
export const DEFAULT_CONTENT: { readonly [Section in ContentSection]: SiteContent<Section> } =
  DEFAULT_TEXTS;

/**
 * Reads a section's document as it was written. A key that it does not have, since
 * it was written before there was one, is the default's.
 *
 * @throws ValiError when the document is not what the section holds.
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
 * What is shown in place of a text that no page can do without, where it is empty: a
 * section's title, and the name of the shop. null for every other text.
 *
 * @param path of the text in its document: `title`, `content.brand`.
 */
export function fallbackText(section: ContentSection, path: string): string | null {
  if (path === 'title') return DEFAULT_CONTENT[section].title;
  return section === 'about' && path === 'content.brand'
    ? DEFAULT_CONTENT.about.content.brand
    : null;
}

const orFallback = (text: string, section: ContentSection, path: string): string =>
  text.trim() === '' ? (fallbackText(section, path) ?? text) : text;

/** Reads a section's document as the shop shows it, with {@link fallbackText}. @throws ValiError as {@link readContent} */
export function parseContent<Section extends ContentSection>(
  section: Section,
  document: unknown,
): SiteContent<Section> {
  const read = readContent(section, document);
  const { content } = read;
  return {
    ...read,
    title: orFallback(read.title, section, 'title'),
    content:
      'brand' in content
        ? { ...content, brand: orFallback(content.brand, section, 'content.brand') }
        : content,
  };
}

const storedSchema = v.object({
  title: v.string(),
  description: v.string(),
  content: v.record(v.string(), v.unknown()),
});
