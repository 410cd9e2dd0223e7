import { wholeNumber } from '@ghar/domain/text/digits';
import { days, grams, reviews, washes } from './count.ts';

/** Texts of the public pages that are the same in every shop. Product texts are content. */
export const homeTexts = {
  delivered: 'شامل التوصيل إلى باب بيتك',
  figures: 'أرقام المتجر',
  rating: 'متوسط التقييم من 5',
  reviews: 'عدد التقييمات',
  customers: 'عدد العملاء',
  satisfaction: 'راضون عن طلبهم',
  story: 'كيف نصنعه',
  gallery: 'عن قرب',
  claims: 'بالأرقام',
  testimonials: 'آراء العملاء',
  close: 'اطلب قطعتك',
  closeLead: 'دقيقة واحدة للطلب، والباقي علينا.',
};

export const factTexts = {
  ingredients: 'المكوّنات',
  craft: 'الصنعة',
  origin: 'الأصل',
};

/** At the price: what one gets for it, when, and how it is given back and paid. */
export const priceFactTexts = {
  name: 'ما تحصل عليه',
  grams,
  lasts: (count: number) => `تكفي نحو ${washes(count)}`,
  /** Before the price. */
  aWash: 'الغسلة بـ',
  shelfLife: (time: string) => `الصلاحية: ${time}`,
  /** Before days or dates. */
  arrives: 'يصلك',
  guarantee: (count: number) => `ضمان ${days(count)}: إن لم يعجبك رددنا المبلغ كاملاً`,
  /** Before the names of cards and wallets. */
  accepts: 'نقبل',
  /** `where`: the countries that have it; empty for the chosen one. */
  cash: (where: string) => `الدفع عند الاستلام${where && ` ${where}`}`,
};

export const carouselTexts = {
  name: 'صور المنتج',
  kind: 'عرض صور',
  slide: 'صورة',
  position: (position: number, count: number) => `${position} من ${count}`,
  show: (position: number) => `الصورة ${position}`,
  choose: 'اختر صورة',
  pause: 'أوقف تبديل الصور',
  play: 'شغّل تبديل الصور',
  close: 'أغلق الصورة',
};

export const detailsTexts = {
  title: (product: string) => `${product}: المكوّنات وطريقة الاستخدام`,
  rating: (rating: string) => `التقييم ${rating} من 5`,
  reviews: (typed: string) => {
    const amount = wholeNumber(typed);
    return Number.isNaN(amount) ? `${typed} تقييم` : reviews(amount);
  },
  about: 'نحو',
  promises: 'لماذا تطلب وأنت مطمئن',
  benefits: 'فوائده لشعرك',
  ingredients: 'المكوّنات',
  ingredientsLead: 'أبرز ما في القطعة، ولكل مكوّن سبب.',
  guide: 'طريقة الاستخدام',
  guideLead: 'خطوة بخطوة، لأفضل نتيجة.',
  order: 'اطلب الآن',
  orderLead: 'ما تكتبه هنا ينتقل معك إلى صفحة إتمام الطلب، وفيها تدفع.',
  faq: 'أسئلة شائعة',
};

export const policyTexts = {
  policies: 'سياسات المتجر',
  /** Placeholders in policies, replaced from the settings. The default texts use them; a merchant's own need not. */
  markers: { delivery: '{مدة التوصيل}', kept: '{مدة الحفظ}' },
  more: 'صفحات أخرى',
  names: {
    guarantee: 'الضمان والاسترجاع',
    shipping: 'الشحن والتوصيل',
    privacy: 'الخصوصية',
    terms: 'الشروط والأحكام',
  },
  about: 'عن المتجر',
  contact: 'تواصل معنا',
  particulars: 'بيانات البائع',
  legalName: 'الاسم',
  address: 'العنوان',
  email: 'البريد',
  phone: 'الهاتف',
  registration: 'الرخصة',
};
