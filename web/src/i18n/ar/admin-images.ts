import { formatNumber } from '@ghar/domain/currency';
import { IMAGE_LIMITS } from '@ghar/domain/product';
import type { RejectionReason } from '@ghar/domain/upload-rejection';

export const imagesTexts = {
  lead: 'أول صورة في الترتيب هي أول ما يراه الزائر في المتجر.',
  product: 'المنتج',
  inactive: (name: string) => `${name} (غير نشط)`,
  noProducts: 'لا توجد منتجات نشطة',
  noProductsText: 'فعّل منتجاً في قسم المنتجات، أو أضف منتجاً جديداً، ثم عد إلى هنا لتضيف صوره.',
  toProducts: 'إلى المنتجات',
  empty: 'لا توجد صور لهذا المنتج',
  emptyText: 'ارفع الصورة الأولى، وستصبح الصورة الرئيسية.',
  grid: 'صور المنتج',
  primary: 'رئيسية',
  order: (order: number) => `الترتيب ${formatNumber(order)}`,
  noAlt: 'بلا وصف',
  noPrimary: 'لا توجد صورة رئيسية لهذا المنتج. اختر واحدة من صوره.',
  several: 'أكثر من صورة رئيسية لهذا المنتج. اختر واحدة منها لتبقى وحدها.',
  edit: (alt: string) => `عدّل «${alt}»`,
  makePrimary: (alt: string) => `اجعل «${alt}» الصورة الرئيسية`,
  isPrimary: (alt: string) => `«${alt}» هي الصورة الرئيسية`,
  remove: (alt: string) => `احذف «${alt}»`,
  earlier: (alt: string) => `قدّم «${alt}»`,
  later: (alt: string) => `أخّر «${alt}»`,
  moved: (alt: string, place: number, of: number) =>
    `«${alt}» الآن في المكان ${formatNumber(place)} من ${formatNumber(of)}`,
};

export const uploadTexts = {
  heading: 'رفع الصور',
  choose: 'اختر صوراً',
  drop: 'أو اسحبها وأفلتها هنا',
  release: 'أفلت الصور لرفعها',
  limits: 'JPG أو PNG أو WebP أو AVIF، حتى 5 ميغابايت للصورة',
  list: 'صور قيد الرفع',
  waiting: 'في الانتظار',
  sending: (percent: number) => `جاري الرفع ${formatNumber(percent)}%`,
  saving: 'جاري الحفظ',
  retry: 'أعد المحاولة',
  cancel: (name: string) => `ألغِ رفع ${name}`,
  dismiss: (name: string) => `أزل ${name} من القائمة`,
};

export const imageDialogTexts = {
  editTitle: 'تعديل الصورة',
  alt: 'وصف الصورة',
  altHint: 'يقرؤه من لا يرى الصورة، ومحركات البحث: قل ما فيها في جملة.',
  altTooLong: `الوصف أطول من ${formatNumber(IMAGE_LIMITS.alt_text)} حرف`,
  caption: { title: 'العنوان تحت الصورة', text: 'السطر تحت العنوان' },
  captionHint: {
    title: 'يظهر في معرض الصفحة الرئيسية، ويبقى مع صورته أينما نقلتها.',
    text: 'جملة قصيرة. اتركه فارغاً فلا يظهر.',
  },
  captionTooLong: `العنوان والسطر معاً أطول من ${formatNumber(IMAGE_LIMITS.caption)} حرف`,
  order: 'ترتيب العرض',
  orderHint: 'الأصغر يظهر أولاً.',
  deleteTitle: 'حذف هذه الصورة؟',
  deleteText: (alt: string) => `تُحذف «${alt}» وملفاتها من المتجر، ولا يمكن التراجع.`,
  successor: (alt: string) => `وتصبح «${alt}» الصورة الرئيسية.`,
  lastOne: 'هي آخر صورة لهذا المنتج: يظهر في المتجر بلا صور حتى ترفع غيرها.',
};

export const rejectionTexts = {
  heading: 'صور رفضها الخادم',
  named: (name: string, time: string) => `${name}، رُفعت ${time}`,
  unnamed: (time: string) => `صورة رُفعت ${time}`,
  dismiss: 'علمت',
};

/** Why the server has removed a file. */
export const rejectionReasons: Readonly<Record<RejectionReason, string>> = {
  'not-an-image': 'الملف ليس صورة، أو أنها تالفة. جرّب نسخة أخرى منها.',
  'other-type': 'الملف من نوع غير الذي يقوله اسمه. احفظه من جديد بنوعه الصحيح ثم ارفعه.',
  'too-large': 'الصورة أكبر من المسموح. صغّرها ثم أعد رفعها.',
};
