import type { contentSchemas } from '@ghar/domain/content/site-content';
import { policyMarkers } from './policy-markers.ts';

/** One word per saving state. */
export const savingTexts = { saving: 'يُحفظ…', saved: 'محفوظ', unsaved: 'لم يُحفظ' };

/** The button that saves all unsaved texts. */
export const saveAllTexts = {
  save: 'حفظ التغييرات',
  /** The specification's `all changes saved`. */
  allSaved: 'تم حفظ جميع التغييرات',
  notAllSaved: 'بعض ما كتبته لم يُحفظ بعد',
  notAllSavedText: 'راجع الحقول المعلَّمة، ثم حاول مرة أخرى.',
};

type Keys<Section extends keyof typeof contentSchemas> =
  keyof (typeof contentSchemas)[Section]['entries'];
/** A field's label, and a hint where it is shown or how to write it. */
type FieldWords = { readonly label: string; readonly hint?: string };
type SectionWords<Section extends keyof typeof contentSchemas> = Readonly<
  Record<
    // who sells is edited in the settings
    | Exclude<Keys<Section>, 'legal_name' | 'address' | 'registration'>
    | 'section title'
    | 'section description',
    FieldWords
  >
>;

export const contentTexts = {
  lead: 'كل نص يراه الزائر. يُحفظ ما تكتبه تلقائياً، وتبقى نسخه السابقة.',
  tabs: 'أقسام المحتوى',
  sections: { hero: 'الواجهة', features: 'المزايا', about: 'عن المتجر' },
  parts: 'أجزاء القسم',
  notWritten: 'لم تكتب هذا القسم بعد، والمتجر يعرض نصوصه الجاهزة. أول تعديل لك يحفظه.',
  unreadable: (path: string) =>
    `محتوى هذا القسم محفوظ بصيغة لا يعرفها المتجر، فيعرض نصوصه الجاهزة. أخبر من يعتني بموقعك ليصلحه، واذكر له: ${path}`,
  preview: 'معاينة',
  previewNote: 'هكذا يراها الزائر، بما تكتبه الآن.',
  previewPage: 'الصفحة',
};

/** A text's state, below it. */
export const textStateTexts = {
  /** After the word for the state. */
  failed: 'ما كتبته باقٍ هنا.',
  conflict: 'غيّره شخص آخر وأنت تكتب. اختر أي النصّين يبقى.',
  retry: 'أعد المحاولة',
  theirs: 'ما كتبه الآخر',
  emptyText: '(فارغ)',
  /** Below an empty text that the shop requires. */
  fallback: (text: string) => `تركته فارغاً، فيعرض المتجر نصّه الجاهز: «${text}»`,
  keepMine: 'أبقِ ما كتبتُه',
  takeTheirs: 'خذ ما كتبه الآخر',
  length: (length: number, limit: number) => `${length} من ${limit} حرف`,
  lines: (count: number, limit: number) => `${count} من ${limit} سطراً`,
  nearLength: (limit: number) => `اقتربت من الحد الأقصى: ${limit} حرف`,
  nearLines: (limit: number) => `اقتربت من الحد الأقصى: ${limit} سطراً`,
};

/** Why a text cannot be saved. */
export const textProblemTexts = {
  'too-long': 'أطول من المسموح. اختصره ليُحفظ.',
  'too-many': 'أسطر أكثر من المسموح. احذف بعضها لتُحفظ.',
  phone: 'هذا ليس رقماً كاملاً. اكتبه كما تتصل به ليُحفظ، أو اتركه فارغاً.',
  figure: 'اكتب عدداً صحيحاً وحده، مثل 150، أو اترك الحقل فارغاً.',
  bar: 'الرمز | يفصل بين أجزاء السطر. اكتب فاصلة مكانه.',
};

/** Former versions of a text. */
export const formerTextTexts = {
  open: (label: string) => `النسخ السابقة: ${label}`,
  lead: 'ما ليس في النص الحالي معلَّم.',
  empty: 'لم يتغيّر هذا النص بعد. ما تستبدله يبقى هنا لتستعيده.',
  until: (time: string) => `حتى ${time}`,
  replacedBy: (name: string) => `غيّره ${name}`,
  replacedByAnother: 'غيّره مدير آخر',
  replacedByMe: 'غيّرته أنت',
  takeBack: 'استعد هذا النص',
  takenBack: 'استُعيد النص السابق',
  current: 'هو النص الحالي',
  /** No text was written and the shop showed the default. */
  byDefault: 'نص المتجر الجاهز',
  unsaved: 'ما كتبته في هذا الحقل لم يُحفظ بعد. أصلحه أو احذفه، ثم استعد ما تريد.',
  limit: (count: number) => `هذه آخر ${count} نسخة.`,
};

/** Texts edited elsewhere that the shop shows beside these. */
export const productTextTexts = {
  name: 'اسم المنتج',
  price: 'السعر',
  none: 'لا منتج معروضاً للبيع الآن.',
  text: 'هذا من المنتج نفسه.',
  link: 'عدّله في قسم المنتجات',
  previewText: 'اسم المنتج وسعره من المنتج.',
  captions: 'عناوين الصور من الصور نفسها.',
  captionsLink: 'عدّلها في قسم الصور',
  seller: 'اسم المنشأة وعنوانها ورخصتها من بيانات البائع.',
  sellerLink: 'عدّلها في الإعدادات',
};

export const listTexts = {
  add: 'أضف سطراً',
  line: (position: number) => `السطر ${position}`,
  up: (position: number) => `ارفع السطر ${position}`,
  down: (position: number) => `أنزل السطر ${position}`,
  remove: (position: number) => `احذف السطر ${position}`,
  empty: 'لا أسطر هنا، فلا يظهر هذا الجزء في المتجر.',
  moved: (position: number, count: number) => `صار السطر ${position} من ${count}`,
};

const POLICY_HINT = 'سطر فارغ بين الفقرات، و# قبل العنوان، و- قبل كل نقطة.';

/** A section's parts, in page order. */
export const groupTexts = {
  top: 'أول ما يراه الزائر',
  story: 'حكاية المنتج',
  price: 'عند السعر',
  benefits: 'الفوائد',
  figures: 'أرقام المتجر',
  voices: 'آراء وتجارب',
  pictures: 'المعرض',
  trust: 'وعود المتجر',
  ingredients: 'المكوّنات',
  use: 'طريقة الاستخدام والأسئلة',
  shop: 'هوية المتجر',
  facts: 'حقائق المنتج',
  seller: 'بيانات البائع',
  policies: 'السياسات',
};

/** What must be true before a part is published: claims of a shop bind it. */
export const groupNoteTexts: Partial<Readonly<Record<keyof typeof groupTexts, string>>> = {
  price:
    'قبل أن تنشر: ما في الشارتين صحيح اليوم، والتوفير محسوب من سعر بعت به فعلاً. ما لا تستطيع إثباته اتركه فارغاً.',
  figures:
    'قبل أن تنشر: كل رقم هنا صحيح اليوم، وعندك ما يثبته إن سُئلت عنه. ما لا تستطيع إثباته اتركه فارغاً فلا يظهر.',
  voices:
    'قبل أن تنشر: كل رأي كتبه عميل حقيقي وأذن لك بنشره، وكل نسبة من استبيان تحتفظ بنتيجته. احذف ما سوى ذلك.',
  trust: 'قبل أن تنشر: كل وعد هنا تلتزم به، ومدة الضمان هي نفسها في سياسته.',
  facts: 'قبل أن تنشر: الوزن والصلاحية كما على العلبة، وعدد الغسلات كما جرّبته.',
};

export const fieldTexts: {
  readonly hero: SectionWords<'hero'>;
  readonly features: SectionWords<'features'>;
  readonly about: SectionWords<'about'>;
} = {
  hero: {
    'section title': { label: 'العنوان', hint: 'العنوان الكبير في الصفحة الرئيسية وصفحة المنتج.' },
    'section description': { label: 'الوصف', hint: 'تحت العنوان.' },
    subtitle: { label: 'السطر فوق العنوان' },
    features: { label: 'مزايا سريعة', hint: 'تحت زر الشراء.' },
    description: { label: 'جملة الحكاية', hint: 'تقف وحدها بخط كبير.' },
    badge: { label: 'شارة الطبيعي', hint: 'بجانب اسم المنتج. اتركها فارغة فلا تظهر.' },
    save: { label: 'شارة التوفير', hint: 'بجانب السعر. اكتب ما هو صحيح، أو اتركها فارغة.' },
  },
  features: {
    'section title': { label: 'عنوان القسم' },
    'section description': { label: 'وصف القسم' },
    benefits: { label: 'الفوائد' },
    rating: { label: 'متوسط التقييم من 5', hint: 'اتركه فارغاً فلا يظهر.' },
    reviews: { label: 'عدد التقييمات' },
    customers: { label: 'عدد العملاء' },
    satisfaction: { label: 'نسبة الرضا' },
    claims: { label: 'ما قاله من جرّبوه', hint: 'رقم وما يعنيه. اكتب ما تستطيع إثباته فقط.' },
    testimonials: { label: 'آراء العملاء' },
    gallery: {
      label: 'بطاقات المعرض',
      hint: 'تظهر ما دام المتجر بلا صور.',
    },
    promises: { label: 'الوعود', hint: 'التوصيل والضمان والدفع.' },
    ingredients: { label: 'المكوّنات' },
    guide: { label: 'خطوات الاستخدام' },
    faq: { label: 'أسئلة شائعة' },
  },
  about: {
    'section title': { label: 'عنوان الصفحة', hint: 'في صفحة «عن المتجر» وأسفل كل صفحة.' },
    'section description': { label: 'وصف المتجر' },
    brand: { label: 'اسم المتجر', hint: 'في الترويسة وصفحة الدفع.' },
    whatsapp: {
      label: 'رقم واتساب',
      hint: 'يُحفظ بمفتاح دولة البائع إن كتبته بلا مفتاح. إن تركته فارغاً اختفت روابط واتساب.',
    },
    notice: { label: 'تنبيه أسفل كل صفحة', hint: 'اتركه فارغاً فلا يظهر.' },
    ingredients: { label: 'المكوّنات باختصار' },
    certification: { label: 'الصنعة' },
    origin: { label: 'الأصل' },
    weight: {
      label: 'وزن القطعة بالغرام',
      hint: 'عدد وحده، كما هو على الميزان. يظهر عند السعر وفي نتائج البحث. اتركه فارغاً فلا يظهر.',
    },
    washes: {
      label: 'كم غسلة تكفي القطعة',
      hint: 'عدد جرّبته بنفسك. يظهر عند السعر ومعه سعر الغسلة. اتركه فارغاً فلا يظهران.',
    },
    shelf_life: {
      label: 'الصلاحية',
      hint: 'عند السعر، مثل: سنتان، وسنة بعد الفتح. اتركها فارغة فلا تظهر.',
    },
    email: { label: 'البريد الإلكتروني' },
    phone: { label: 'الهاتف' },
    guarantee: { label: 'الضمان والاسترجاع', hint: POLICY_HINT },
    shipping: {
      label: 'الشحن والتوصيل',
      hint: `${POLICY_HINT} ومكان ${policyMarkers.delivery} تُكتب المدد من الإعدادات.`,
    },
    privacy: {
      label: 'الخصوصية',
      hint: `${POLICY_HINT} ومكان ${policyMarkers.kept} تُكتب المدة من الإعدادات.`,
    },
    terms: { label: 'الشروط والأحكام', hint: POLICY_HINT },
  },
};

/** The parts of a line. */
export const partTexts = {
  text: 'النص',
  figure: 'الرقم',
  name: 'الاسم',
  place: 'المدينة',
  title: 'العنوان',
  question: 'السؤال',
  answer: 'الجواب',
  benefits: 'الفوائد، كل فائدة في سطر',
};
