import * as v from 'valibot';
import { enDefaultTexts } from '../i18n/en/default-content.ts';
import { DEFAULT_LOCALE, type Locale } from '../i18n/locale.ts';
import { textIn, writtenTranslationsSchema } from '../i18n/translations.ts';
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

/** Texts that are the same in every language: figures, and where the shop is reached. They have no translations. */
export const SHARED_TEXTS = [
  'rating',
  'reviews',
  'customers',
  'satisfaction',
  'weight',
  'washes',
  'whatsapp',
  'email',
  'phone',
] as const;

/** The keys of a section's content, or its texts, that have translations. */
const withoutShared = <Texts extends object>(texts: Texts): Omit<Texts, SharedText> =>
  Object.fromEntries(
    Object.entries(texts).filter(([key]) => !SHARED_TEXTS.some((shared) => shared === key)),
  ) as Omit<Texts, SharedText>;
type SharedText = (typeof SHARED_TEXTS)[number];

/** Of a section in another language, what is stored as its translation. */
export const translationOf = ({ title, description, content }: SiteContent) => ({
  title,
  description,
  content: withoutShared(content),
});

/**
 * What an admin writes of a section; `firestore.rules` enforce the same. Keys may be missing from
 * older documents.
 */
export const siteContentSchema = <Section extends ContentSection>(section: Section) => {
  const texts = {
    title: v.pipe(
      v.string(),
      v.maxLength(CONTENT_LIMITS.title),
      v.check((title) => title === '' || isLegible(title)),
    ),
    description: v.pipe(v.string(), v.maxLength(CONTENT_LIMITS.description)),
  };
  const { entries } = contentSchemas[section];
  const translated = v.strictObject(withoutShared(entries) as v.ObjectEntries);
  return v.object({
    section: v.literal(section),
    ...texts,
    content: v.partial(v.object(entries)),
    translations: v.optional(
      writtenTranslationsSchema({ ...texts, content: v.partial(translated) }),
    ),
  });
};

export type SiteContent<Section extends ContentSection = ContentSection> = {
  readonly title: string;
  readonly description: string;
  readonly content: v.InferOutput<(typeof contentSchemas)[Section]>;
};

export type WholeContent = { readonly [Section in ContentSection]: SiteContent<Section> };

/** In the merchant's language. */
export const DEFAULT_CONTENT: WholeContent = DEFAULT_TEXTS;
/** What is shown of a section that was never written. */
export const DEFAULTS_BY_LOCALE: Readonly<Record<Locale, WholeContent>> = {
  ar: DEFAULT_TEXTS,
  en: enDefaultTexts,
};

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
 * In another language than the merchant's, each text is its translation, as {@link readTranslation}; without one, the
 * merchant's. A text that the merchant has emptied is empty in every language.
 * @throws ValiError as {@link readContent}
 */
export function parseContent<Section extends ContentSection>(
  section: Section,
  document: unknown,
  locale: Locale = DEFAULT_LOCALE,
): SiteContent<Section> {
  const own = shownTexts(section, readContent(section, document));
  if (locale === DEFAULT_LOCALE) return own;
  const { title, description, content } = readTranslation(section, document, locale);
  const translated: Readonly<Record<string, Text>> = content;
  const texts = Object.entries<Text>(own.content).map(([key, text]): [string, Text] => {
    const shown = withoutSpaces(translated[key]!);
    return [key, text.length > 0 && shown.length > 0 ? shown : text];
  });
  return {
    title: textIn(own.title, title),
    description: textIn(own.description, description),
    content: Object.fromEntries(texts) as SiteContent<Section>['content'],
  };
}

/**
 * Parses what a section's document has in another language: each text as it is stored; empty where it is missing or
 * unreadable. While the merchant's text is the default, a missing translation is that language's default.
 */
export function readTranslation<Section extends ContentSection>(
  section: Section,
  document: unknown,
  locale: Locale,
): SiteContent<Section> {
  const own = readContent(section, document);
  const { translations } = v.parse(storedSchema, document);
  const { title, description, content } = v.parse(translatedSchema, translations?.[locale]);
  const [standard, defaults] = [DEFAULT_CONTENT[section], DEFAULTS_BY_LOCALE[locale][section]];
  const missing = <Of extends Text>(text: Of, standardText: Of, byDefault: Of): Of => {
    if (JSON.stringify(text) === JSON.stringify(standardText)) return byDefault;
    return (typeof text === 'string' ? '' : []) as Text as Of;
  };
  const schemas: Readonly<Record<string, v.GenericSchema>> = contentSchemas[section].entries;
  const inContent = ({ content: texts }: SiteContent): Readonly<Record<string, Text>> => texts;
  const texts = Object.entries<Text>(own.content).map(([key, text]) => [
    key,
    v.is(schemas[key]!, content[key])
      ? content[key]
      : missing(text, inContent(standard)[key]!, inContent(defaults)[key]!),
  ]);
  return {
    title: title ?? missing(own.title, standard.title, defaults.title),
    description:
      description ?? missing(own.description, standard.description, defaults.description),
    content: Object.fromEntries(texts) as SiteContent<Section>['content'],
  };
}

type Text = string | readonly string[];

const withoutSpaces = (text: Text): Text =>
  typeof text === 'string' ? text.trim() : text.filter((line) => line.trim() !== '');

function shownTexts<Section extends ContentSection>(
  section: Section,
  { title, description, content }: SiteContent<Section>,
): SiteContent<Section> {
  const shown = Object.entries<Text>(content).map(([key, text]) => [
    key,
    typeof text === 'string' ? orFallback(text, section, `content.${key}`) : withoutSpaces(text),
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
  translations: v.fallback(v.optional(v.record(v.string(), v.unknown())), undefined),
});
const readableText = v.fallback(v.optional(v.string()), undefined);
const translatedSchema = v.fallback(
  v.object({
    title: readableText,
    description: readableText,
    content: v.fallback(v.record(v.string(), v.unknown()), {}),
  }),
  { content: {} },
);
