import { formatCharge } from '@ghar/domain/i18n/ar/money';

/** The correction dialog. */
export const correctDialogTexts = {
  open: 'صحّح البيانات',
  title: (number: string) => `تصحيح الطلب ${number}`,
  submit: 'احفظ التصحيح',
  phoneHint: 'مع مفتاح دولته، أو كما يُكتب في دولة التوصيل',
  optional: 'اختياري',
  country: (country: string) =>
    `التوصيل إلى ${country}. لدولة أخرى ألغِ هذا الطلب وأدخل طلباً جديداً.`,
  /** Why the pieces cannot change. */
  paid: (quantity: number) =>
    `دُفع ثمن هذا الطلب، فتبقى كميته (${quantity}) ومبلغه كما هما. لقطع أكثر أدخل طلباً آخر، ولقطع أقل أعد مبلغاً من «المبالغ المعادة».`,
  /** After a change of pieces. */
  newTotal: (dirhams: number, isInCash = false) =>
    isInCash
      ? `يصير المبلغ ${formatCharge(dirhams)} مع رسوم الاستلام، ويدفعه العميل للمندوب. أخبره به، فقد أكّد المبلغ السابق.`
      : `يصير المبلغ ${formatCharge(dirhams)}، ويدفعه العميل من صفحة طلبه. إن دفع من صفحة دفع فتحها قبل التصحيح نبّهناك لتراجع الدفعة.`,
  followed: 'الرسائل التي لم تُرسل بعد تتبع التصحيح.',
};

/** The page for entering an order taken by phone or chat. */
export const enterOrderTexts = {
  open: 'أدخل طلباً',
  title: 'إدخال طلب',
  lead: 'لطلب وصلك على واتساب أو بالهاتف. يُحسب بسعر اليوم وتُحجز قطعه، ثم ترسل رابط دفعه إلى العميل.',
  form: 'بيانات الطلب',
  customer: 'العميل',
  phoneHint: 'الرقم الذي تراسله عليه',
  consent: {
    label: 'وافق العميل أن نراسله على واتساب أو بالبريد',
    hint: 'اسأله أولاً. الرسائل عن الدفع والشحن والوصول فقط، بلا أي عروض.',
  },
  pricing: 'جاري تحميل السعر',
  submit: 'سجّل الطلب',
  /** Unknown whether the order was stored. */
  inDoubt:
    'لا نعرف إن سُجّل الطلب، فلا تُدخله من مكان آخر. اضغط «سجّل الطلب» مرة أخرى: إن كان قد سُجّل فلن يتكرّر.',
};

/** How a customer can pay an order. */
export const payLinkTexts = {
  copy: 'انسخ رابط الدفع',
  /** Of a cash order, which can also be paid by card there. */
  copyPage: 'انسخ رابط صفحة الطلب',
  pageCopied: 'نُسخ رابط صفحة الطلب',
  entered: 'سُجّل الطلب',
  enteredText:
    'أرسل رابطه إلى العميل ليدفع منه. الرابط صفحة طلبه: لا تنتهي مهلته، وتُفتح منه صفحة دفع جديدة كلما انتهت مهلة سابقتها.',
  notOpened: 'سُجّل الطلب، ولم تُفتح صفحة دفعه بعد',
  notOpenedText:
    'لم تُجب زينة، ولم يضِع شيء. حاول مرة أخرى، أو أرسل الرابط الآن: يفتح العميل صفحة الدفع بنفسه من صفحة طلبه.',
  again: 'حاول مرة أخرى',
  opening: 'جاري فتح صفحة الدفع',
};
