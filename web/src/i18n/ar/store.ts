/** Texts of the public pages that are the same in every shop. Product texts are content. */
export const homeTexts = {
  delivered: 'شامل التوصيل إلى باب بيتك',
  figures: 'أرقام المتجر',
  rating: 'متوسط التقييم من 5',
  reviews: 'تقييماً',
  customers: 'عميل',
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
  reviews: (reviews: string) => `${reviews} تقييماً`,
  about: 'نحو',
  promises: 'لماذا تطلب مطمئناً',
  benefits: 'فوائده لشعرك',
  ingredients: 'المكوّنات',
  ingredientsLead: 'أبرز ما في القطعة، ولكل مكوّن سبب.',
  guide: 'طريقة الاستخدام',
  guideLead: 'خطوة بخطوة، لتأخذ من الصابونة أحسن ما فيها.',
  order: 'اطلب من هنا',
  orderLead: 'اكتب بياناتك، ثم أكّد الطلب وادفع في الصفحة التالية. ما تكتبه ينتقل معك.',
  faq: 'أسئلة متكرّرة',
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
