import type { KeptOrders } from '@ghar/domain/order/may';
import { formatNumber } from '@ghar/domain/money/currency';
import { ofOrders, orders } from './count.ts';

/** A customer's data and its erasure. */
export const privacyTexts = {
  heading: 'خصوصية العملاء',
  lead: 'لعميل يسأل عمّا تحفظه عنه، أو يطلب محوه.',
  phone: 'رقم جوال العميل',
  phoneHint: 'كما يكتبه العميل، بمفتاح الدولة أو من دونه.',
  phoneMissing: 'اكتب رقم الجوال أولاً.',
  phoneInvalid: 'ليس رقم جوال نعرفه. اكتبه بمفتاح الدولة، مثل ‎+971 50 123 4567.',
  look: 'اعرض ما نحفظه',
  looking: 'جاري البحث',
  none: 'لا نحفظ شيئاً بهذا الرقم.',
  held: 'ما نحفظه عن',
  counts: {
    orders: 'الطلبات',
    messages: 'الرسائل',
    refunds: 'المبالغ المعادة',
    invoices: 'الفواتير والإشعارات الدائنة',
  },
  save: 'نزّل نسخة JSON',
  erase: (count: number) => `امحُ بيانات ${ofOrders(count)}`,
  /** Orders that cannot be erased. */
  kept: (count: number) => `لا يُمحى الآن ${orders(count)}:`,
  reasons: {
    review: 'ينتظر مراجعتك',
    'payment-open': 'قد يُدفع بعد',
    'refund-open': 'مبلغه في طريقه إلى العميل',
    owed: 'له مبلغ مستحق للعميل',
    uncounted: 'وصلت له دفعة لم تُحتسب ولم تُعَد',
    'to-send': 'مدفوع ولم يُشحن',
    'on-its-way': 'شُحن ولم يُسجّل وصوله',
    unreadable: 'بياناته لا تُقرأ، ويصلحها من يعتني بموقعك',
  } satisfies Readonly<Record<keyof KeptOrders, string>>,
  reason: (words: string, count: number) => `${words}: ${formatNumber(count)}`,
  keptHint: 'أكمل ما بقي أولاً ثم أعد المحو.',
  dialog: {
    title: 'محو بيانات العميل',
    /** Before the phone. */
    of: 'يُمحى من الطلبات المنتهية للرقم',
    goes: 'الاسم والجوال والبريد والمدينة والعنوان وملاحظاتك ورقم التتبع، ونصوص الرسائل ومن أُرسلت إليه.',
    stays:
      'يبقى للحسابات المبلغ والتاريخ والبلد وعدد القطع، ورقم الدفعة ورقم الفاتورة. لن يفتح العميل صفحة طلبه بعدها.',
    final: 'لا يمكن التراجع عن المحو. إن أراد العميل نسخة من بياناته فنزّلها قبله.',
    erasing: 'جاري المحو',
  },
  erased: (count: number) =>
    count === 0 ? 'لا طلبات منتهية تُمحى.' : `مُحيت بيانات ${ofOrders(count)}.`,
  left: (count: number) => `بقيت بيانات ${ofOrders(count)}:`,
  /** Instead of an erased customer's name. */
  mark: 'عميل مُحيت بياناته',
  /** Instead of an erased customer's data. */
  particulars: (day: string) => `مُحيت بيانات العميل يوم ${day}، وبقي ما يلزم للحسابات.`,
};
