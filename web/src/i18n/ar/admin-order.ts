import { formatCharge } from '@ghar/domain/currency';
import type {
  OrderEvent,
  OrderEventType,
  PaymentContradiction,
  ReviewReason,
} from '@ghar/domain/order';
import { orderStatusNames, owedTexts, paymentStatusNames, refundStatusNames } from './status.ts';

/** The page of one order. */
export const orderPageTexts = {
  title: (number: string) => `الطلب ${number}`,
  missing: 'لا يوجد طلب بهذا الرقم',
  missingText: 'قد يكون الرابط ناقصاً. ابحث عن الطلب برقمه أو جوال صاحبه.',
  toList: 'افتح قائمة الطلبات',
  progress: 'حالة الطلب',
  status: 'الطلب',
  payment: 'الدفع',
  paidAt: 'وقت الدفع',
  intent: 'رقم الدفعة',
  formerIntents: 'دفعات سابقة',
  review: 'في هذا الطلب مسألة تحتاج مراجعتك',
  reviewText: 'التفاصيل في سجل الطلب أدناه.',
  reviewed: 'راجعتها',
  customer: 'العميل',
  name: 'الاسم',
  phone: 'الجوال',
  email: 'البريد',
  country: 'الدولة',
  city: 'المدينة',
  address: 'العنوان',
  items: 'المنتج والمبلغ',
  product: 'المنتج',
  parcel: 'الشحن والملاحظة',
  tracking: 'رقم التتبع',
  trackingHint: 'كما كتبته شركة الشحن',
  note: 'ملاحظة للفريق',
  noteHint: 'لا يراها العميل',
  history: 'سجل الطلب',
  /** What a merchant does next, by the status that comes of it. */
  nextStep: { confirmed: 'أكّد الطلب', shipped: 'سجّل أنه شُحن', delivered: 'سجّل أنه وصل' },
  stepping: 'جاري الحفظ',
  whatsapp: 'راسل العميل على واتساب',
  whatsappShort: 'واتساب',
  printInvoice: 'اطبع الفاتورة',
  invoice: 'الفاتورة',
  printSlip: 'اطبع ورقة التجهيز',
  slip: 'ورقة التجهيز',
};

/** Why a person has to look at an order, and what to do. */
export const reviewReasonTexts: Readonly<Record<ReviewReason, string>> = {
  'payment-mismatch': 'وصلت دفعة بمبلغ غير مبلغ الطلب. راجعها في لوحة مزوّد الدفع قبل الشحن.',
  'payment-duplicate': 'وصلت دفعة ثانية لهذا الطلب. أعدها إلى العميل من لوحة مزوّد الدفع.',
  'stock-short':
    'نفدت قطع هذا الطلب من المخزون. وفّرها ثم اشحنه، أو ألغه وأعد المبلغ إن كان مدفوعاً.',
  'paid-though-cancelled': 'دفعه العميل بعد إلغائه. أعد إليه المبلغ، أو أكّد الطلب من جديد.',
  'unpaid-by-hand':
    'دفع العميل ثمن هذا الطلب، وغُيّرت حالة دفعه يدوياً. ما دامت كذلك لا يُحسب في الإيرادات ولا يُطلب منك ردّه.',
  'paid-by-hand':
    'وُضع الطلب «مدفوع» يدوياً، ولا دفعة له عند مزوّد الدفع. تأكد من وصول المبلغ قبل الشحن.',
  'refund-made':
    'أُعيد من ثمن هذا الطلب مبلغ من تطبيق مزوّد الدفع. تأكد أنه ما زال مطلوباً قبل أن تشحنه.',
  'payment-unclear':
    'لا نعرف مصير دفعة هذا الطلب، وعادت قطعه إلى المخزون. ابحث عنها برقمها في لوحة مزوّد الدفع.',
};

/** What sets a payment back to what the provider says of it. */
export const putBackTexts: Readonly<Record<PaymentContradiction, string>> = {
  'unpaid-by-hand': 'أرجعها إلى «مدفوع»',
  'paid-by-hand': 'أرجعها إلى «بانتظار الدفع»',
};

/** What was given back of an order's money. */
export const refundTexts = {
  heading: 'المبالغ المعادة',
  owed: owedTexts.short,
  owedText: 'أُلغي هذا الطلب بعد دفعه. أعد المبلغ من لوحة مزوّد الدفع، ويظهر هنا وحده حين يُعاد.',
  refunded: 'أُعيد منه',
};

/** Before what needed a person needs none any more. */
export const reviewTexts = {
  title: 'هل راجعت هذه المسألة؟',
  text: 'يزول هذا التنبيه عند كل المديرين، ويبقى في السجل أنك راجعتها. وإن كان الطلب غير مدفوع، أمكن العميل أن يدفعه من جديد.',
  confirm: 'نعم، راجعتها',
  confirming: 'جاري الحفظ',
};

/** What becomes of a text that is saved where it is written. */
export const savedTextTexts = {
  save: 'احفظ',
  saving: 'جاري الحفظ',
  saved: 'محفوظ',
  unsaved: 'لم يُحفظ بعد',
  failed: 'لم يُحفظ، ونصّك باقٍ هنا',
  stored: (text: string) => `المحفوظ الآن: ${text}`,
  storedEmpty: 'المحفوظ الآن: فارغ',
};

/** Who did something to an order. */
export const actorNames = { server: 'تلقائياً', self: 'أنت', other: 'مدير آخر' };

/** Why a payment ended, or was opened anew, as the backend notes it. */
const REASONS: Readonly<Record<string, string>> = {
  'provider-failed': 'لم تقبل البطاقة',
  'provider-canceled': 'ألغى العميل الدفع',
  'provider-refused': 'رفض مزوّد الدفع الطلب',
  'provider-not-reached': 'تعذّر الوصول إلى مزوّد الدفع',
  expired: 'انتهت مهلة الدفع',
  reopened: 'بدأ العميل الدفع من جديد',
};

const nameIn = (names: Readonly<Record<string, string>>, status: string | null): string =>
  status === null ? '' : (names[status] ?? status);

const moved = (what: string, names: Readonly<Record<string, string>>) => (event: OrderEvent) => {
  const reason = event.note === null ? '' : ` (${REASONS[event.note] ?? event.note})`;
  return `${what}: من «${nameIn(names, event.from)}» إلى «${nameIn(names, event.to)}»${reason}`;
};

/** The amount that the backend notes in fils, `29900 AED`, as it is said elsewhere. */
function noteOf({ note }: OrderEvent): string {
  if (!note) return '';
  const [, inFils] = /^(\d+) AED$/.exec(note) ?? [];
  return ` (${inFils === undefined ? note : formatCharge(Number(inFils) / 100)})`;
}

const EVENT_WORDS: Readonly<Record<OrderEventType, (event: OrderEvent) => string>> = {
  created: () => 'وصل الطلب',
  'payment-opened': () => 'فُتحت صفحة الدفع',
  'status-changed': moved('حالة الطلب', orderStatusNames),
  'payment-status-changed': moved('حالة الدفع', paymentStatusNames),
  'payment-mismatch': (event) => `وصلت دفعة بمبلغ غير مبلغ الطلب${noteOf(event)}`,
  'payment-duplicate': (event) => `وصلت دفعة ثانية تحتاج إلى ردّ${noteOf(event)}`,
  'stock-short': () => 'القطع نفدت من المخزون، والطلب يحتاج متابعة',
  'paid-though-cancelled': () => 'دُفع الطلب بعد إلغائه، ويحتاج متابعة',
  'unpaid-by-hand': () => 'غُيّرت حالة الدفع يدوياً، والطلب مدفوع عند مزوّد الدفع',
  'paid-by-hand': () => 'وُضع «مدفوع» يدوياً، ولا دفعة عند مزوّد الدفع',
  'refund-made': (event) => `أُعيد مبلغ من تطبيق مزوّد الدفع${noteOf(event)}`,
  'payment-unclear': (event) => `دفعة لا يُعرف مصيرها${noteOf(event)}`,
  'refund-status-changed': (event) =>
    `ردّ المبلغ${noteOf(event)}: ${nameIn(refundStatusNames, event.to)}`,
  'stock-released': () => 'عادت القطع إلى المخزون',
  'stock-taken': () => 'حُجزت القطع من المخزون',
  'payment-reviewed': () => 'تمت المراجعة',
  'note-changed': ({ to }) => (to ? `الملاحظة: ${to}` : 'حُذفت الملاحظة'),
  'tracking-number-changed': ({ to }) => (to ? `رقم التتبع: ${to}` : 'حُذف رقم التتبع'),
};

/** What happened to an order, in words. */
export const eventWords = (event: OrderEvent): string => EVENT_WORDS[event.type](event);
