import type { ContentSection, SiteContent } from '@ghar/domain/site-content';

/** What the shop says of itself: nothing that it could not show. */
export const CONTENT: { readonly [Section in ContentSection]: SiteContent<Section> } = {
  hero: {
    title: 'صابون غار الطبيعي للشعر',
    description: 'غسلة واحدة بزيت الغار وزيت الزيتون، وشعرك ناعم خفيف كما تحبّه.',
    content: {
      subtitle: 'من شجرة الغار إلى شعرك',
      description:
        'نصنعه يدوياً على البارد، وننتظر عليه أشهراً حتى ينضج، ليصلك قطعةً واحدة تغنيك عن رفّ كامل.',
      features: [
        'زيوت وأعشاب طبيعية',
        'بلا سلفات ولا عطور صناعية',
        'يناسب كل أنواع الشعر',
        'توصيل مجاني إلى دول الخليج',
      ],
    },
  },
  features: {
    title: 'لماذا غار؟',
    description: 'قليل من الأشياء، متقنة كما يجب.',
    content: {
      benefits: [
        'ينظّف الشعر بلطف من دون أن يجفّفه',
        'رغوة كثيفة تُشطف بسهولة',
        'ملمس ناعم ولمعان طبيعي',
        'يسهّل تسريح الشعر بعد الغسل',
        'رائحة خفيفة من الغار نفسه',
        'ألطف على فروة الرأس من الشامبو القاسي',
        'قطعة صلبة ترافقك في السفر',
        'علبة ورقية بلا بلاستيك',
      ],
    },
  },
  about: {
    title: 'عن غار',
    description: 'ورشة صغيرة تصنع صابوناً واحداً، وتتقنه.',
    content: {
      ingredients: 'زيت الزيتون، زيت الغار، السدر، حبة البركة، الطين الوردي، بتلات الورد',
      certification: 'مصنوع يدوياً على دفعات صغيرة',
      origin: 'على طريقة صابون الغار القديمة، طبخة بعد طبخة',
      brand: 'غار',
      whatsapp: '971500000000',
    },
  },
};
