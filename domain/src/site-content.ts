import * as v from 'valibot';

export const CONTENT_SECTIONS = ['hero', 'features', 'about'] as const;
export type ContentSection = (typeof CONTENT_SECTIONS)[number];

const texts = v.array(v.string());

/** What each section's `content` holds (specification, section 3), and the shop's particulars. */
export const contentSchemas = {
  hero: v.object({ subtitle: v.string(), description: v.string(), features: texts }),
  features: v.object({ benefits: texts }),
  about: v.object({
    ingredients: v.string(),
    certification: v.string(),
    origin: v.string(),
    /** The name of the shop, as the header and the payment page show it. */
    brand: v.string(),
    /** Digits only, with the dial code, as `wa.me` takes it. */
    whatsapp: v.string(),
  }),
} as const;

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
