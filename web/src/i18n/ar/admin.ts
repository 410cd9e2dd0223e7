import { formatNumber } from '@ghar/domain/money/currency';
import { newOrders, orders } from './count.ts';

/** The frame of every panel section. */
export const adminTexts = {
  name: 'لوحة تحكم المدير',
  subtitle: 'إدارة المتجر: الطلبات والمنتجات والصور والمحتوى',
  /** For helpers. */
  helperName: 'لوحة تحكم المتجر',
  helperSubtitle: 'تجهيز الطلبات وشحنها',
  sections: {
    dashboard: 'لوحة المعلومات',
    orders: 'الطلبات',
    books: 'الدفاتر',
    products: 'المنتجات',
    images: 'الصور',
    content: 'المحتوى',
    settings: 'الإعدادات',
  },
  /** For narrow screens. */
  shortSections: {
    dashboard: 'الرئيسية',
    orders: 'الطلبات',
    books: 'الدفاتر',
    products: 'المنتجات',
    images: 'الصور',
    content: 'المحتوى',
    settings: 'الإعدادات',
  },
  nav: 'أقسام لوحة التحكم',
  quickNav: 'التنقّل بين الأقسام',
  /** Orders that arrived while another section was open. */
  newOrders,
  account: 'الحساب',
  /** An account without e-mail: literal of the specification. */
  noEmail: 'admin',
  role: 'مدير المتجر',
  helperRole: 'مساعد',
  signOut: 'تسجيل الخروج',
  store: 'افتح المتجر',
  expand: 'وسّع القائمة',
  collapse: 'اطوِ القائمة',
  open: 'افتح القائمة',
  close: 'أغلق القائمة',
  checking: 'نتحقّق من صلاحياتك',
  /** Offline. */
  offline: 'لا اتصال بالإنترنت. ترى آخر ما وصل، ولا يُحفظ ما تغيّره حتى يعود الاتصال.',
};

/** The order search in every section. */
export const quickSearchTexts = {
  label: 'ابحث عن طلب',
  hint: 'اسم، جوال، مدينة، رقم الطلب أو التتبع',
  key: 'Ctrl K',
  results: 'الطلبات التي وُجدت',
  /** Before typing. */
  start: 'اكتب أول الاسم أو المدينة، أو آخر الجوال، أو رقم الطلب أو التتبع.',
  none: (text: string) => `لا طلب فيه «${text}».`,
  /** Older ones were not searched. */
  noneNewest: 'ليس بين أحدث الطلبات. ابحث عنه في القائمة كلها.',
  found: (count: number) => `وُجد ${orders(count)}`,
  all: 'كل النتائج في قائمة الطلبات',
};

/** New orders, and how many of them are paid. */
type Fresh = { readonly count: number; readonly paid: number };

/** `3 طلبات جديدة (مدفوع: 2، غير مدفوع: 1)` */
const freshOrders = ({ count, paid }: Fresh): string =>
  `${newOrders(count)} (${[
    paid > 0 && `مدفوع: ${formatNumber(paid)}`,
    count > paid && `غير مدفوع: ${formatNumber(count - paid)}`,
  ]
    .filter(Boolean)
    .join('، ')})`;

/** New orders and tasks, from every section. */
export const bellTexts = {
  heading: 'التنبيهات',
  fresh: 'وصل منذ فتحت اللوحة',
  nothingNew: 'لا طلب جديد منذ فتحت اللوحة.',
  waiting: 'بانتظارك الآن',
  /** The button's accessible name; the number is also visible. */
  counts: (fresh: Fresh, toReview: number) =>
    `التنبيهات (${fresh.count + toReview}): ${[
      fresh.count > 0 && freshOrders(fresh),
      toReview > 0 && `${orders(toReview)} للمراجعة`,
    ]
      .filter(Boolean)
      .join('، ')}`,
  freshOrders,
  sound: 'رنّة عند كل طلب جديد',
  soundHint: 'في هذا المتصفح، ما دامت اللوحة مفتوحة.',
};

/** For signed-in users without the role. */
export const unauthorisedTexts = {
  title: 'غير مصرّح',
  heading: 'غير مصرّح لك بالدخول',
  text: 'ليس لديك صلاحية لاستخدام لوحة التحكم. تواصل مع الإدارة لتمنحك إياها.',
  unverified: 'لم نتمكّن من التحقّق من صلاحياتك الآن. حاول مرة أخرى، أو تواصل مع الإدارة.',
  home: 'العودة إلى الصفحة الرئيسية',
  /** How to get the role. */
  steps: 'كيف تُفتح لك',
  tell: 'إن كنت من فريق المتجر، فأرسل بريدك هذا إلى مديره ليضيفك من إعدادات لوحته:',
  copy: 'انسخ البريد',
  copied: 'نُسخ',
  copyFailed: 'تعذّر النسخ. حدّد البريد بنفسك وانسخه.',
  opens: 'تصلك بعدها رسالة على بريدك لاختيار كلمة مرور جديدة، فادخل بها وتُفتح لك اللوحة.',
  contact: 'تواصل مع الإدارة',
  retry: 'تحقّق مرة أخرى',
  signedInAs: (email: string) => `دخلت بحساب ${email}`,
  message: (email: string) => `مرحباً، أحتاج صلاحية الدخول إلى لوحة التحكم بحساب ${email}`,
};

/** A page of the panel that is not a helper's. */
export const adminsOnlyTexts = {
  title: 'ليس من صلاحياتك',
  heading: 'هذه الصفحة لمدير المتجر',
  text: 'لك الطلبات والمنتجات: تؤكّد الطلبات وتجهّزها وتشحنها. إن احتجت غير ذلك فاطلبه من المدير.',
  toOrders: 'إلى الطلبات',
};

/** Before unsaved work is lost. */
export const leaveTexts = {
  title: 'عمل لم يُحفظ بعد',
  losses: {
    texts: 'كتبت نصوصاً لم تُحفظ بعد. إن خرجت الآن ضاعت.',
    uploads: 'اخترت صوراً لم تُرفع بعد. إن خرجت الآن ضاعت.',
  },
  leave: 'اخرج بلا حفظ',
  leaving: 'جاري الخروج',
  stay: 'ابقَ هنا',
  /** Input in a dialog. */
  discardText: 'ما كتبته هنا لم يُحفظ. إن أغلقت النافذة الآن ضاع.',
  discard: 'أغلق بلا حفظ',
};

/** Shared by the sections. */
export const adminPartTexts = {
  loading: 'جاري التحميل',
  retry: 'أعد المحاولة',
  cancel: 'إلغاء',
  close: 'إغلاق',
  save: 'حفظ',
  saving: 'جاري الحفظ',
  undo: 'تراجع',
  delete: 'حذف',
  deleting: 'جاري الحذف',
  actions: 'الإجراءات',
  unreadable: (ids: readonly string[]) =>
    `سجلّات لا يمكن عرضها، أخبر من يعتني بموقعك ليصلحها، واذكر له: ${ids.join('، ')}`,
};
