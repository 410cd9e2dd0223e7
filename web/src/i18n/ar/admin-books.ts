import { formatNumber } from '@ghar/domain/money/currency';
import { LANGUAGE_TAG } from '@ghar/domain/i18n/ar/language-tag';
import { ofOrders, ofPayments, payments } from './count.ts';
import { owedTexts, withCouriersName } from './status.ts';

/** Names of days are formatted as they are, in no time zone. */
const monthFormat = new Intl.DateTimeFormat(LANGUAGE_TAG, {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const dayFormat = new Intl.DateTimeFormat(LANGUAGE_TAG, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The merchant's books of a month or other period. */
export const booksTexts = {
  lead: 'ما دخل متجرك وما خرج منه، كلٌّ في يومه. مبالغ شهرٍ مضى لا تتغيّر.',
  export: 'نزّل الفواتير والإشعارات',
  exporting: 'جاري التنزيل',
  print: 'اطبع',
  period: 'المدة',
  previous: 'الشهر السابق',
  next: 'الشهر التالي',
  from: 'من يوم',
  to: 'إلى يوم',
  show: 'اعرض',
  /** The name of a month, by its first day's (`2026-11-01`). */
  month: (day: string) => monthFormat.format(new Date(day)),
  range: (first: string, last: string) =>
    first === last
      ? dayFormat.format(new Date(first))
      : `${dayFormat.format(new Date(first))} – ${dayFormat.format(new Date(last))}`,

  money: 'المبيعات والصافي',
  sales: 'المبيعات',
  byCard: (amount: string, count: number) => `بالبطاقة عبر زينة: ${amount}، ${payments(count)}`,
  cash: (amount: string, count: number) => `نقداً عند الاستلام: ${amount}، ${payments(count)}`,
  /** Neither by card nor on delivery. */
  byHand: (amount: string, count: number) => `مدفوع بطريقة أخرى: ${amount}، ${payments(count)}`,
  undone: (amount: string) => `أُلغي تسجيل دفعه: ${amount}`,
  returned: 'المبالغ المعادة',
  returnedNote: (count: number) =>
    `ما أُعيد في هذه المدة ولو كان طلبه قبلها: ${formatNumber(count)}`,
  fees: 'رسوم زينة',
  feesNote: (count: number) => `ما اقتطعته زينة من ${ofPayments(count)}، في يوم معرفته`,
  net: 'الصافي',
  netNote: 'المبيعات ناقصاً المعاد والرسوم',

  vat: 'ضريبة القيمة المضافة',
  invoices: 'ضريبة الفواتير',
  invoicesNote: (count: number, total: string) =>
    `الفواتير الصادرة: ${formatNumber(count)}، بمبلغ ${total}`,
  creditNotes: 'ضريبة الإشعارات الدائنة',
  creditNotesNote: (count: number, total: string) =>
    `الإشعارات الصادرة: ${formatNumber(count)}، بمبلغ ${total}`,
  vatDue: 'الضريبة المستحقة',
  vatDueNote: 'ضريبة الفواتير ناقصاً ضريبة الإشعارات الدائنة',

  orders: 'الطلبات',
  ordersNote: 'ما وصل في هذه المدة، بحالته الآن',
  withCouriers: withCouriersName,
  withCouriersNote: (count: number) => `حتى هذه اللحظة: لم يصلك بعد ثمن ${ofOrders(count)}`,
  owed: owedTexts.name,
  owedNote: `حتى هذه اللحظة: ${owedTexts.note}`,

  reconciliation: 'المطابقة مع زينة',
  reconciliationNote: 'تُسأل زينة كل يوم عن دفعات آخر أسبوعين ومبالغها المعادة ورسومها.',
  neverReconciled: 'لا مطابقة في هذه المدة.',
  agreed: (paid: number, returned: number) =>
    returned === 0
      ? `طابقت الدفاتر زينة في ${ofPayments(paid)}`
      : `طابقت الدفاتر زينة في ${ofPayments(paid)}، ومبالغ معادة عددها ${formatNumber(returned)}`,
  nothingToCompare: 'لا دفعات لتُطابَق',
  differences: (count: number) =>
    `فروق بين الدفاتر وزينة: ${formatNumber(count)}. تجد طلباتها فيما ينتظرك بلوحة المعلومات`,
  unanswered: (count: number) => `لم تُجب زينة عن: ${formatNumber(count)}`,
  continues: 'تُكمل في المرة القادمة',

  kinds: { invoice: 'فاتورة', creditNote: 'إشعار دائن' },
  /** The file's columns. */
  columns: {
    kind: 'النوع',
    number: 'الرقم',
    issued: 'يوم الإصدار',
    order: 'رقم الطلب',
    ofInvoice: 'عن الفاتورة',
    method: 'طريقة الدفع إن كانت عند الاستلام',
    amount: 'المبلغ شامل الضريبة',
    vatPercent: 'نسبة الضريبة',
    vat: 'الضريبة',
    currency: 'العملة',
    taxNumber: 'الرقم الضريبي',
  },
};
