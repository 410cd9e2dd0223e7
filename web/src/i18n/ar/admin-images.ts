import { formatNumber } from '@ghar/domain/money/currency';
import { IMAGE_LIMITS } from '@ghar/domain/product/product';
import type { RejectionReason } from '@ghar/domain/product/upload-rejection';

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

const fileSize = (bytes: number): string =>
  bytes < MEGABYTE
    ? `${formatNumber(Math.ceil(bytes / KILOBYTE))} ك.ب`
    : `${formatNumber(Math.round((10 * bytes) / MEGABYTE) / 10)} م.ب`;

export const imagesTexts = {
  lead: 'أول صورة في الترتيب هي أول ما يراه الزائر في المتجر. اسحب الصور لترتّبها.',
  product: 'المنتج',
  inactive: (name: string) => `${name} (غير نشط)`,
  noProducts: 'لا توجد منتجات نشطة',
  noProductsText: 'فعّل منتجاً في قسم المنتجات، أو أضف منتجاً جديداً، ثم عد إلى هنا لتضيف صوره.',
  toProducts: 'إلى المنتجات',
  empty: 'لا توجد صور لهذا المنتج',
  emptyText: 'ارفع الصورة الأولى، وستصبح الصورة الرئيسية.',
  grid: 'صور المنتج',
  primary: 'رئيسية',
  primaryMeaning: 'الصورة الرئيسية هي التي تظهر مع رابط متجرك حين يُشارك في واتساب وغيره.',
  order: (order: number) => `الترتيب ${formatNumber(order)}`,
  noAlt: 'بلا وصف',
  /** Shown instead of a picture that the store does not show yet. */
  drawing: {
    'under-way': 'نجهّز الصورة، وتظهر في المتجر خلال دقيقة.',
    failed: 'تعذّر تجهيز هذه الصورة، فلا يراها الزوار. احذفها وارفع نسخة أخرى منها.',
  },
  notDescribed: 'اسم الملف، ولا يراه الزائر.',
  describe: 'أضف وصفاً',
  describeNamed: (name: string) => `أضف وصفاً: ${name}`,
  noPrimary: 'لا توجد صورة رئيسية لهذا المنتج. اختر واحدة من صوره.',
  several: 'أكثر من صورة رئيسية لهذا المنتج. اختر واحدة منها لتبقى وحدها.',
  edit: (alt: string) => `عدّل «${alt}»`,
  makePrimary: (alt: string) => `اجعلها الرئيسية: «${alt}»`,
  isPrimary: (alt: string) => `هي الرئيسية: «${alt}»`,
  /** Button labels. */
  buttons: { edit: 'عدّل', makePrimary: 'اجعلها الرئيسية', isPrimary: 'هي الرئيسية' },
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
  limits: 'JPG أو PNG أو WebP أو AVIF. الصورة الكبيرة نصغّرها قبل رفعها.',
  list: 'صور قيد الرفع',
  waiting: 'في الانتظار',
  preparing: 'جاري تجهيز الصورة',
  /** Sizes in bytes. */
  shrunk: (from: number, to: number) => `صُغّرت من ${fileSize(from)} إلى ${fileSize(to)}`,
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
  /** Instead of a description. */
  altIsFileName: 'هذا اسم الملف، ولا يعرف منه أحد ما في الصورة. صِفها بكلماتك.',
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
  heading: 'صور لم تُقبل بعد رفعها',
  named: (name: string, time: string) => `${name}، رُفعت ${time}`,
  unnamed: (time: string) => `صورة رُفعت ${time}`,
  dismiss: 'حسناً',
};

/** Why the server deleted a file. */
export const rejectionReasons: Readonly<Record<RejectionReason, string>> = {
  'not-an-image': 'الملف ليس صورة، أو أنها تالفة. جرّب نسخة أخرى منها.',
  'other-type': 'الملف من نوع غير الذي يقوله اسمه. احفظه من جديد بنوعه الصحيح ثم ارفعه.',
  'too-large': 'الصورة أكبر من المسموح. صغّرها ثم أعد رفعها.',
};
