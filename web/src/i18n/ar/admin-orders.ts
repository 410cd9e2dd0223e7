import { CHARGE_CURRENCY, CURRENCIES } from '@ghar/domain/currency';
import { ofOrders, pieces, theseOrders, unreadableOrders } from './count.ts';
import { owedTexts, paymentStatusNames } from './status.ts';

/** The list of orders. */
export const orderListTexts = {
  label: 'الطلبات',
  number: 'رقم الطلب',
  customer: 'العميل',
  phone: 'الجوال',
  country: 'الدولة',
  city: 'المدينة',
  address: 'العنوان',
  pieces: 'القطع',
  /** Of one order: "قطعتان". */
  piecesOf: pieces,
  total: 'الإجمالي',
  owed: (amount: string) => `يُرد منه ${amount}`,
  status: 'حالة الطلب',
  payment: 'حالة الدفع',
  date: 'التاريخ',
  view: 'عرض',
  viewOrder: (number: string) => `عرض الطلب ${number}`,
  select: (number: string) => `اختر الطلب ${number}`,
  statusOf: (number: string) => `حالة الطلب ${number}`,
  paymentOf: (number: string) => `حالة دفع الطلب ${number}`,
  needsReview: 'يحتاج مراجعتك',
  empty: 'لا توجد طلبات بعد',
  emptyText: 'يظهر كل طلب هنا لحظة وصوله.',
  none: 'لا طلبات بهذه المواصفات',
  noneText: 'جرّب كلمة أخرى، أو وسّع التصفية.',
  noneHere: 'لا شيء في هذا الجزء من النتائج',
  noneHereText: 'قد يكون ما تبحث عنه في الصفحات التالية.',
  reversed: 'تاريخ البداية بعد تاريخ النهاية.',
  showAll: 'اعرض كل الطلبات',
  fresh: 'جديد',
  arrived: (name: string, amount: string) => `طلب جديد: ${name}، ${amount}`,
  pager: 'صفحات الطلبات',
  firstPage: 'الصفحة الأولى',
  previousPage: 'السابق',
  nextPage: 'التالي',
  export: 'تصدير CSV',
  exporting: 'جاري التصدير',
  exportedWithout: (count: number) => `تم التصدير، دون ${unreadableOrders(count)}`,
};

/** What narrows the list of orders. */
export const orderFilterTexts = {
  name: 'البحث والتصفية',
  search: 'ابحث عن طلب',
  searchHint: 'رقم الطلب، الجوال، أو الاسم',
  submit: 'ابحث',
  filters: 'التصفية',
  status: 'حالة الطلب',
  payment: 'حالة الدفع',
  country: 'الدولة',
  from: 'من تاريخ',
  to: 'إلى تاريخ',
  sort: 'الترتيب',
  newest: 'الأحدث أولاً',
  oldest: 'الأقدم أولاً',
  all: 'الكل',
  clear: 'امسح التصفية',
};

/** What the list may be narrowed to by payment. */
export const paymentFilterNames = { ...paymentStatusNames, owed: owedTexts.short };

/** What is done to several orders at once. */
export const bulkTexts = {
  name: 'الطلبات المختارة',
  selectAll: 'اختر كل الصفحة',
  selected: (count: number) => `اخترت ${theseOrders(count)}`,
  status: 'غيّر الحالة إلى',
  apply: 'طبّق',
  applying: 'جاري التحديث',
  print: { slip: 'اطبع أوراق التجهيز', invoice: 'اطبع الفواتير' },
  export: 'صدّر المختار CSV',
  clear: 'ألغِ الاختيار',
  done: (count: number) => `تم تحديث حالة ${ofOrders(count)}`,
};

/** The columns of the exported file, in their order. */
export const csvColumnNames = {
  number: 'رقم الطلب',
  date: 'التاريخ',
  status: 'حالة الطلب',
  payment: 'حالة الدفع',
  paidAt: 'وقت الدفع',
  test: 'دفعة تجريبية',
  customer: 'العميل',
  phone: 'الجوال',
  email: 'البريد',
  country: 'الدولة',
  city: 'المدينة',
  address: 'العنوان',
  product: 'المنتج',
  quantity: 'الكمية',
  unitPrice: `سعر القطعة (${CURRENCIES[CHARGE_CURRENCY].symbol})`,
  total: `الإجمالي (${CURRENCIES[CHARGE_CURRENCY].symbol})`,
  refunded: `المُعاد (${CURRENCIES[CHARGE_CURRENCY].symbol})`,
  tracking: 'رقم التتبع',
  note: 'ملاحظة الفريق',
  id: 'المعرّف',
};
