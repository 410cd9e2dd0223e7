import {
  DEFAULT_CONTENT,
  DEFAULTS_BY_LOCALE,
  translationOf,
  type ContentSection,
  type WholeContent,
} from '@ghar/domain/content/site-content';

/** The seed's content: examples that are marked as such, and no claims. */
export const CONTENT: WholeContent = {
  hero: {
    title: 'صابون غار الطبيعي للشعر',
    description: 'صابون بزيت الغار وزيت الزيتون، يترك شعرك ناعماً خفيفاً كما تحبّه.',
    content: {
      ...DEFAULT_CONTENT.hero.content,
      subtitle: 'من شجرة الغار إلى شعرك',
      description:
        'نصنعه يدوياً على البارد، ونتركه أشهراً حتى ينضج، فتصلك قطعة واحدة تكفي شعرك ثلاثة أشهر.',
      features: [
        'زيوت وأعشاب طبيعية',
        'بلا سلفات ولا عطور صناعية',
        'يناسب كل أنواع الشعر',
        'توصيل مجاني إلى دول الخليج',
      ],
    },
  },
  features: DEFAULT_CONTENT.features,
  about: {
    title: 'عن غار',
    description: 'ورشة صغيرة تصنع صابوناً واحداً، وتتقنه.',
    content: {
      ...DEFAULT_CONTENT.about.content,
      origin: 'وصفة الغار القديمة، نصنعها على البارد في دبي',
      weight: '150',
      washes: '40',
      shelf_life: 'سنتان',
      legal_name: 'مؤسسة غار للعرض',
      address: 'حي الفهيدي، دبي، الإمارات العربية المتحدة',
      email: 'hello@ghar.example',
      phone: '+971 50 000 0000',
      registration: 'رخصة للعرض 000000',
    },
  },
};

const { hero, features, about } = DEFAULTS_BY_LOCALE.en;
const ENGLISH: WholeContent = {
  hero: {
    title: 'Ghar natural laurel hair soap',
    description: 'A soap of laurel oil and olive oil that leaves your hair soft and light.',
    content: {
      ...hero.content,
      subtitle: 'From the laurel tree to your hair',
      description:
        'We make it cold and by hand, and leave it to cure for months, so that a single bar cares for your hair for three months.',
      features: [
        'Natural oils and herbs',
        'No sulphates, no artificial fragrance',
        'For every type of hair',
        'Free delivery across the Gulf',
      ],
    },
  },
  features,
  about: {
    title: 'About Ghar',
    description: 'A small workshop that makes one soap, and makes it well.',
    content: {
      ...about.content,
      origin: 'The old laurel recipe, made cold in Dubai',
      shelf_life: 'two years',
      legal_name: 'Ghar Demonstration Establishment',
      address: 'Al Fahidi, Dubai, United Arab Emirates',
      registration: 'Demonstration licence 000000',
    },
  },
};

/** A section's translations. */
export const translationsOf = (section: ContentSection): object => ({
  en: translationOf(ENGLISH[section]),
});
