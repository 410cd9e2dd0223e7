import * as v from 'valibot';

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
 * there, and a default below.
 */
export const contentSchemas = {
  hero: v.object({ subtitle: text, description: text, features: texts }),
  features: v.object({ benefits: texts }),
  about: v.object({
    ingredients: text,
    certification: text,
    origin: text,
    /** The name of the shop, as the header and the payment page show it. */
    brand: text,
    /** Digits only, with the dial code, as `wa.me` takes it. */
    whatsapp: text,
  }),
} as const;

/** What an admin writes of a section; `firestore.rules` hold the same. */
export const siteContentSchema = <Section extends ContentSection>(section: Section) =>
  v.object({
    section: v.literal(section),
    title: v.pipe(v.string(), v.maxLength(CONTENT_LIMITS.title)),
    description: v.pipe(v.string(), v.maxLength(CONTENT_LIMITS.description)),
    content: contentSchemas[section],
  });

export type SiteContent<Section extends ContentSection = ContentSection> = {
  readonly title: string;
  readonly description: string;
  readonly content: v.InferOutput<(typeof contentSchemas)[Section]>;
};

/** What the shop shows where no content is loaded: the only brand text in the code. */
export const DEFAULT_CONTENT: { readonly [Section in ContentSection]: SiteContent<Section> } = {
  hero: {
    title: 'صابون غار الطبيعي للشعر',
    description: 'صابون واحد يغسل شعرك بزيت الغار والأعشاب، بلا سلفات ولا عطور صناعية.',
    content: {
      subtitle: 'من زيت الغار وزيت الزيتون',
      description: 'نصنعه على البارد ونتركه ينضج أشهراً، ليصلك قطعةً واحدة تكفي شعرك كلّه.',
      features: ['مكوّنات طبيعية بالكامل', 'يناسب كل أنواع الشعر', 'توصيل مجاني إلى دول الخليج'],
    },
  },
  features: {
    title: 'لماذا غار؟',
    description: 'عناية تبدأ من فروة الرأس.',
    content: {
      benefits: ['ينظّف بلطف', 'يقوّي الجذور', 'يهدّئ فروة الرأس', 'يمنح الشعر لمعاناً طبيعياً'],
    },
  },
  about: {
    title: 'عن غار',
    description: 'ورشة صغيرة تصنع صابوناً واحداً وتتقنه.',
    content: {
      ingredients: 'زيت زيتون، زيت غار، ماء، أعشاب مجففة',
      certification: 'مصنوع يدوياً على دفعات صغيرة',
      origin: 'صُنع على الطريقة التقليدية',
      brand: 'غار',
      whatsapp: '971500000000',
    },
  },
};
