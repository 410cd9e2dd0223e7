import { CHARGE_CURRENCY, formatNumber } from '@ghar/domain/money/currency';
import { currencySymbols } from '@ghar/domain/i18n/ar/money';
import { ofOrders, orders, parcels, pieces, theseOrders, unreadableOrders } from './count.ts';
import { courierExtraNames, orderFieldNames } from './order-field-names.ts';
import {
  orderStateNames,
  owedTexts,
  paymentMethodNames,
  paymentStatusNames,
  withCouriersName,
} from './status.ts';

/** The order list. */
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
  refunded: (amount: string) => `أُعيد منه ${amount}`,
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
  /** Why a list must be empty. */
  conflicts: {
    days: 'تاريخ البداية بعد تاريخ النهاية.',
  },
  showAll: 'اعرض كل الطلبات',
  fresh: 'جديد',
  arrived: (name: string, amount: string) => `طلب جديد: ${name}، ${amount}`,
  pager: 'صفحات الطلبات',
  firstPage: 'الصفحة الأولى',
  previousPage: 'السابق',
  nextPage: 'التالي',
  lastPage: 'الصفحة الأخيرة',
  pageNumber: (page: number) => `الصفحة ${formatNumber(page)}`,
  /** Number of orders: "312 طلباً". */
  all: orders,
  /** Count limit reached: "1,000 طلب أو أكثر". */
  allOrMore: (least: number) => `${orders(least)} أو أكثر`,
  /** Range shown: "26 إلى 50 من 312 طلباً". */
  range: (first: number, last: number, total: string) =>
    `${formatNumber(first)} إلى ${formatNumber(last)} من ${total}`,
  export: 'تصدير CSV',
  exporting: 'جاري التصدير',
  exportedWithout: (count: number) => `تم التصدير، دون ${unreadableOrders(count)}`,
  noParcels: 'لا طرد هنا لشركة الشحن، فلم يُحفظ ملف',
  /** `shipped` of the saved ones were recorded as shipped; `left` orders are not in the file. */
  savedParcels: ({
    saved,
    shipped,
    left,
  }: Readonly<Record<'saved' | 'shipped' | 'left', number>>) =>
    [
      `في الملف ${parcels(saved)}.`,
      shipped > 0 && `وفي آخره ما سُجّل شحنه بلا رقم تتبع: ${parcels(shipped)}.`,
      left > 0 && `تُرك ما لا يُشحن الآن: ${orders(left)}.`,
    ]
      .filter(Boolean)
      .join(' '),
};

/** Comparing a courier's statement with the orders. */
export const courierStatementTexts = {
  open: 'كشف شركة الشحن',
  title: 'مطابقة كشف شركة الشحن',
  paste: 'الصق الكشف',
  pasteHint:
    'كما هو في ملف الشركة أو رسالتها، بأي ترتيب: نجد رقم التتبع والمبلغ بأنفسنا. من Excel انسخ الأعمدة والصقها.',
  choose: 'أو اختر ملف CSV',
  empty: 'الصق الكشف أولاً، أو اختر ملفه.',
  tooLong: (most: number) => `الكشف أطول من ${formatNumber(most)} سطر. قسّمه وطابق كل جزء وحده.`,
  compare: 'طابق الكشف',
  close: 'أغلق',
  matching: (count: number, sum: string) => `طابق الكشف ${theseOrders(count)}، بمجموع ${sum}.`,
  noneMatch: 'لم يطابق الكشف أي طلب، فلا شيء يُسجّل.',
  meaning:
    'تُسجّل كلها مقبوضة معاً: تصدر فواتيرها إن لم تصدر عند الشحن، وتُحسب مبالغها في مبيعات اليوم. وإن تعذّر التسجيل لم يُسجّل شيء منها.',
  collect: (count: number) => `سجّل قبض ${ofOrders(count)}`,
  kinds: {
    match: 'مطابق',
    differs: 'مبلغه مختلف، ولن يُسجّل',
    collected: 'سُجّل دفعه من قبل',
    refunded: 'دُفع ثم أُعيد مبلغه كله',
    cancelled: 'طلبه ملغى',
    'not-due': 'ليس مما يُقبض عند الباب، فإن قبضته الشركة فأعده إلى العميل',
    duplicate: 'مكرر في الكشف',
    returned: 'رجع أو لم يصل بعد، فلا يُسجّل',
    unknown: 'لا نعرف طلبه',
  },
  /** What the courier says, beside the order's amount. */
  stated: (amount: string) => `في الكشف ${amount}`,
  noAmount: 'لم نجد مبلغه في الكشف',
};

/** What a filtered list adds up to. */
export const listSumsTexts = {
  orders: 'عدد الطلبات',
  /** Whatever became of them. */
  ordered: 'قيمتها',
  /** Of those paid now, less their refunds. */
  paid: 'المدفوع منها ناقصاً المُعاد',
  tests: 'منها تجريبي لا تُحسب مبالغه',
  owed: 'مجموع ما يُرد من هذه القائمة',
};

/** Search and filters. */
export const orderFilterTexts = {
  name: 'البحث والتصفية',
  search: 'ابحث عن طلب',
  searchHint: 'اسم، جوال، عنوان، رقم الطلب أو التتبع أو الفاتورة',
  /** For narrow screens. */
  searchHintShort: 'اسم أو جوال أو رقم الطلب',
  /** An applied filter; pressing it takes it away. */
  since: (day: string) => `من ${day}`,
  until: (day: string) => `إلى ${day}`,
  without: (filter: string) => `أزل التصفية: ${filter}`,
  showList: 'اعرض الطلبات',
  submit: 'ابحث',
  filters: 'التصفية',
  status: 'حالة الطلب',
  payment: 'حالة الدفع',
  country: 'الدولة',
  from: 'من تاريخ',
  to: 'إلى تاريخ',
  sort: 'الترتيب',
  sorts: {
    newest: 'الأحدث أولاً',
    oldest: 'الأقدم أولاً',
    'amount-desc': 'الأعلى مبلغاً',
    'amount-asc': 'الأقل مبلغاً',
    'status-asc': 'الحالة: من الانتظار',
    'status-desc': 'الحالة: من الملغى',
  },
  /** Why a sort is unavailable. */
  sortLimits: {
    search: 'نتائج البحث مرتبة من الأحدث.',
    cleared: 'مع هذه التصفية للدفع، لا ترتيب بالمبلغ.',
    days: 'مع تاريخ وأكثر من تصفية، لا ترتيب بالمبلغ.',
  },
  all: 'الكل',
  clear: 'امسح التصفية',
};

/** Filters by payment. */
export const paymentFilterNames = {
  ...paymentStatusNames,
  cleared: 'مدفوع ولا مانع من شحنه',
  owed: owedTexts.short,
  awaited: 'بانتظار الدفع بالبطاقة',
  cash: paymentMethodNames.cash,
  'on-delivery': 'عند الاستلام ولم يُقبض',
  'to-collect': withCouriersName,
  'coming-back': orderStateNames['coming-back'],
  ended: 'عند الاستلام وانتهى دون قبض',
  declined: 'فشل الدفع بالبطاقة',
};

/** Bulk actions. */
export const bulkTexts = {
  name: 'الطلبات المختارة',
  selectAll: 'اختر كل الصفحة',
  selectWhole: (count: number) => `اختر كل نتائج القائمة (${formatNumber(count)})`,
  selecting: 'جاري الاختيار',
  selected: (count: number) => `اخترت ${theseOrders(count)}`,
  /** Selected orders on another page, or no longer in the list. */
  outOfSight: (count: number) => `${formatNumber(count)} خارج هذه الصفحة`,
  status: 'غيّر الحالة إلى',
  apply: 'طبّق',
  applying: 'جاري التحديث',
  print: { slip: 'اطبع أوراق التجهيز', invoice: 'اطبع الفواتير' },
  export: 'صدّر المختار في ملف CSV',
  /** Visible parts of the actions' names. */
  words: {
    slip: 'أوراق التجهيز',
    invoice: 'الفواتير',
    export: 'ملف CSV',
    refund: 'أعِد المبالغ',
  },
  clear: 'ألغِ الاختيار',
  done: {
    status: (count: number) => `تم تحديث حالة ${ofOrders(count)}`,
    payment: (count: number) => `سُجّل قبض ثمن ${ofOrders(count)}`,
    parcel: (count: number) => `تم تحديث شحن ${ofOrders(count)}`,
  },
};

/** Export files. */
export const exportTexts = {
  orders: { name: 'كل البيانات', hint: 'للجداول والحسابات' },
  courier: {
    name: 'ملف لشركة الشحن',
    hint: 'سطر لكل طرد جاهز لم يُشحن، ثم ما شُحن بلا رقم تتبع، ومع كلٍّ ما يُقبض عند الباب',
  },
};

/** Column names for couriers: in English, as their import sheets are. */
export const COURIER_COLUMNS = {
  reference: 'Reference',
  name: 'Consignee Name',
  phone: 'Phone',
  countryCode: 'Country Code',
  city: 'City',
  address: 'Address',
  ...courierExtraNames,
  pieces: 'Pieces',
  cashOnDelivery: 'COD Amount',
  value: 'Declared Value',
  currency: 'Currency',
  description: 'Description',
  note: 'Note',
};

/** Column names of the export. */
export const csvColumnNames = {
  number: 'رقم الطلب',
  date: 'التاريخ',
  status: 'حالة الطلب',
  method: 'طريقة الدفع',
  payment: 'حالة الدفع',
  paidAt: 'وقت الدفع',
  test: 'دفعة تجريبية',
  ...orderFieldNames,
  customer_name: 'العميل',
  product: 'المنتج',
  unitPrice: `سعر القطعة (${currencySymbols[CHARGE_CURRENCY]})`,
  invoice: 'رقم الفاتورة',
  cashFee: `رسوم الدفع عند الاستلام (${currencySymbols[CHARGE_CURRENCY]})`,
  total: `الإجمالي (${currencySymbols[CHARGE_CURRENCY]})`,
  vat: `الضريبة المشمولة (${currencySymbols[CHARGE_CURRENCY]})`,
  refunded: `المُعاد (${currencySymbols[CHARGE_CURRENCY]})`,
  carrier: 'شركة الشحن',
  tracking: 'رقم التتبع',
  note: 'ملاحظة الفريق',
  id: 'المعرّف',
};
