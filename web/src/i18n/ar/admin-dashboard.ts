import { formatNumber } from '@ghar/domain/money/currency';
import type { PaymentStatus } from '@ghar/domain/order/status';
import { days, ofOrders, orders, pieces } from './count.ts';
import { owedTexts, paymentStatusNames, withCouriersName } from './status.ts';

/** Non-breaking. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** The dashboard. */
export const dashboardTexts = {
  lead: 'حال متجرك الآن، وما ينتظرك.',
  refresh: 'حدّث الأرقام',
  figures: 'أرقام المتجر',
  cards: {
    total: 'إجمالي الطلبات',
    revenue: 'إجمالي الإيرادات',
    products: 'عدد المنتجات',
    pending: 'طلبات قيد الانتظار',
  },
  /** What the total revenue includes. */
  paidOnly: 'صافي المدفوع، دون الملغى والتجريبي',
  /** Of all orders. */
  tests: (amount: number) => `منها تجريبي: ${formatNumber(amount)}`,
  /** The pending orders, by payment. */
  pendingParts: {
    pending: paymentStatusNames.pending,
    paid: 'مدفوعة دون تأكيد',
    failed: 'فشل دفعها',
    ended: 'عند الاستلام وانتهت دون تأكيد',
  } satisfies Readonly<Record<PaymentStatus | 'ended', string>>,
  latest: 'أحدث الطلبات',
  allOrders: 'كل الطلبات',
  noOrders: 'لا توجد طلبات بعد',
  noOrdersText: 'أول طلب يصلك يظهر هنا في لحظته.',
  summary: 'ملخّص سريع',
  completed: 'الطلبات المكتملة',
  pending: 'الطلبات قيد الانتظار',
  successRate: 'نسبة النجاح',
  /** How the rate is computed. */
  successNote: (completed: string, total: string) =>
    `المكتملة من كل الطلبات، حتى الملغاة: ${unbroken(`${completed} من ${total}`)}`,
  averageValue: 'متوسط قيمة الطلب',
  averageNote: 'من الطلبات المدفوعة',
  owed: owedTexts.name,
  owedNote: owedTexts.note,
  withCouriers: withCouriersName,
  withCouriersNote: (count: number) => `لم يصلك بعد ثمن ${ofOrders(count)}`,
  refunded: 'مبالغ أُعيدت',
  refundedNote: 'إلى أصحابها',
};

/** A figure compared with an earlier one. */
export const comparisonTexts = {
  more: (amount: string) => `أكثر بـ\u00a0${unbroken(amount)}`,
  less: (amount: string) => `أقل بـ\u00a0${unbroken(amount)}`,
  same: 'بلا فرق',
  today: (amount: string) => `اليوم: ${unbroken(amount)}`,
  /** What a day's revenue is; the total beside it is another figure. */
  revenueNote: 'ما دُفع في اليوم ناقصاً ما أُعيد فيه',
  /** That day is counted only up to the present time of day. */
  weekBefore: (weekday: string, amount: string) =>
    `${weekday} الماضي حتى هذه الساعة: ${unbroken(amount)}`,
};

/** Revenue and orders over a time span. */
export const takingsTexts = {
  heading: 'الإيرادات والطلبات',
  span: 'المدة',
  spans: { 7: '7 أيام', 30: '30 يوماً', 90: '90 يوماً' },
  revenue: 'الإيرادات',
  /** Unlike the total, it has cancelled orders whose money was not given back yet. */
  revenueNote: 'ما دُفع ناقصاً ما أُعيد، كلٌّ في يومه. الملغى محسوب حتى يُعاد مبلغه، والتجريبي لا يُحسب.',
  orders: 'الطلبات المدفوعة',
  orderCount: orders,
  time: 'الوقت',
  /** The period before each span. */
  spansBefore: { 7: 'الأيام السبعة قبلها', 30: 'الثلاثين يوماً قبلها', 90: 'التسعين يوماً قبلها' },
  /** A figure of the earlier period. */
  earlier: (amount: string) => `قبلها ${unbroken(amount)}`,
  /** The same, after the difference. */
  afterDifference: (amount: string) => `، مقابل ${unbroken(amount)} قبلها`,
  /** Its last day is counted only up to the present time of day. */
  legend: (daysBefore: string) => `الأعمدة الباهتة: ما كان في ${daysBefore}، حتى مثل هذه الساعة`,
  /** Of the red bars. */
  below: 'تحت الخط: ما أُعيد فيه أكثر مما دُفع',
  total: (revenue: string, orders: string) => `الإيرادات ${revenue}، والطلبات المدفوعة ${orders}`,
  /** Each a time span and its total. */
  summary: (now: readonly [string, string], before: readonly [string, string]) =>
    `في آخر ${now[0]}: ${now[1]}. وفي ${before[0]}: ${before[1]}`,
  table: 'اعرضها في جدول',
  none: 'لم يُدفع شيء ولم يُعَد في هذه المدة ولا قبلها.',
};

/** The merchant's tasks. */
export const waitingTexts = {
  heading: 'بانتظارك الآن',
  nothing: 'لا شيء ينتظرك الآن.',
  unconfirmed: 'طلبات مدفوعة تنتظر تأكيدك',
  toShip: 'طلبات مدفوعة تنتظر الشحن',
  cashUnconfirmed: 'طلبات عند الاستلام تنتظر التأكيد',
  cashUnconfirmedNote: 'يؤكّدها العميل من رسالته، أو تكلّمه أنت',
  cashToShip: 'طلبات عند الاستلام تنتظر الشحن',
  comingBack: 'طرود رفضها أصحابها ولم تعد بعد',
  comingBackNote: 'سجّل «عاد الطرد» حين يصلك، فتعود قطعه إلى المخزون',
  cashLate: 'طلبات تأخر ثمنها عند شركات الشحن',
  cashLateNote: (amount: number) => `مضى على الطلب ${days(amount)} أو أكثر ولم تسجّل قبضه`,
  owed: owedTexts.name,
  owedNote: owedTexts.note,
  unpaid: 'طلبات لم تُدفع',
  /** Their days, which end yesterday. */
  unpaidNote: (amount: number) =>
    amount === 1 ? 'وصلت أمس' : `وصلت في آخر ${days(amount)}، قبل اليوم`,
  review: 'طلب يحتاج مراجعتك',
  unsent: 'رسالة لم تصل',
  moreUnsent: (amount: number) => `رسائل أخرى لم تصل: ${formatNumber(amount)}`,
  lowStock: 'مخزون يوشك أن ينفد',
  left: (amount: number) => (amount > 0 ? `بقي ${pieces(amount)}` : 'نفد'),
};
