import {
  DEFAULT_CONTENT,
  type ContentSection,
  type SiteContent,
} from '@ghar/domain/content/site-content';

/** The seed's content: examples that are marked as such, and no claims. */
export const CONTENT: { readonly [Section in ContentSection]: SiteContent<Section> } = {
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
