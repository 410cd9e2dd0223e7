import { formatNumber } from '@ghar/domain/money/currency';
import { formatCharge } from '@ghar/domain/i18n/ar/money';
import { serialNumber } from '@ghar/domain/money/invoice';
import type { OrderStatus, PaymentStatus } from '@ghar/domain/order/status';
import { ofOrders, orders, paidOrders, pieces } from './count.ts';
import { orderStatusNames, paymentStatusNames } from './status.ts';
import { nameOfCarrier } from './carrier.ts';

/** A number of orders, and their sum in dirhams. */
export type Money = { readonly count: number; readonly sum: number };

/** Effects of setting orders to a status. */
export type Consequences = {
  readonly count: number;
  readonly to: OrderStatus;
  /** Paid; will be owed to the customers. */
  readonly owed: Money;
  /** Owed to the customers; will be revenue. */
  readonly kept: Money;
  /** Will be sent unpaid. */
  readonly unpaid: Money;
  /** Of the orders that will be sent, the cash ones that nobody has confirmed. */
  readonly unconfirmed: number;
  /** Will be sent, for the courier to collect. */
  readonly toCollect: Money;
  /** With the courier, who will not collect it after all. */
  readonly uncollected: Money;
  /** Will be sent although fully refunded. */
  readonly refunded: Money;
  /** Invoiced when they were sent; a credit note takes that back. */
  readonly reversed: Money;
  readonly piecesBack: number;
  /** Of these, the pieces of shipped and delivered orders. */
  readonly piecesSent: number;
  /** Stay out of stock until the refused parcels are back. */
  readonly piecesAway: number;
  readonly piecesTaken: number;
};

/** The credit note that follows taking back a payment by hand; `amount` in dirhams. */
type Reversal = { readonly invoice: number; readonly amount: number };

/** The applicable sentences, or `none`. */
const sentences = (some: readonly (string | false)[], none: string): string =>
  some.filter((one) => one !== false).join(' ') || none;

/** Confirmation of a status change. */
export const changeDialogTexts = {
  title: ({ count, to }: Consequences, number: string | null) =>
    `تغيير حالة ${number === null ? ofOrders(count) : `الطلب ${number}`} إلى «${orderStatusNames[to]}»؟`,
  money: 'المبالغ',
  moneyOf: ({
    owed,
    kept,
    unpaid,
    unconfirmed,
    toCollect,
    uncollected,
    refunded,
    reversed,
  }: Consequences) =>
    sentences(
      [
        owed.count > 0 &&
          `${formatCharge(owed.sum)} من ${paidOrders(owed.count)} تصير مستحقة للرد. أعدها من صفحة الطلب، وتبقى في «بانتظارك الآن» حتى تُعاد.`,
        kept.count > 0 && `${formatCharge(kept.sum)} كانت مستحقة للرد، وتُحسب من جديد في الإيرادات.`,
        unpaid.count > 0 &&
          `لم يُدفع ثمن ${ofOrders(unpaid.count)}: ${formatCharge(unpaid.sum)}. لا تشحن إلا إن كنت ستقبضه بطريقة أخرى.`,
        unconfirmed > 0 && `لم يؤكّد العميل ${ofOrders(unconfirmed)}. كلّمه قبل أن تشحن.`,
        toCollect.count > 0 &&
          `يقبض مندوب الشحن ثمن ${ofOrders(toCollect.count)} عند التسليم: ${formatCharge(toCollect.sum)}.`,
        uncollected.count > 0 &&
          `لن يُقبض ثمن ${ofOrders(uncollected.count)}: ${formatCharge(uncollected.sum)}. ولا شيء يُرد إلى العميل، فهو لم يدفع.`,
        refunded.count > 0 &&
          `أُعيد ثمن ${ofOrders(refunded.count)} كله، أو هو في طريقه إلى العميل: ${formatCharge(refunded.sum)}. لا تشحن ما أُعيد ثمنه.`,
        reversed.count > 0 &&
          `تُلغى فاتورة ${ofOrders(reversed.count)} بإشعار دائن: ${formatCharge(reversed.sum)}. والإشعار الدائن نهائي.`,
      ],
      'لا يتغيّر شيء في المبالغ.',
    ),
  stock: 'المخزون',
  stockOf: ({ piecesBack, piecesSent, piecesAway, piecesTaken }: Consequences) =>
    sentences(
      [
        piecesBack > 0 && `تعود ${pieces(piecesBack)} إلى المخزون.`,
        piecesSent > 0 &&
          `منها ${pieces(piecesSent)} عند العميل أو في الطريق إليه، وتُعرض للبيع من الآن. انتظر رجوعها ثم غيّر الحالة.`,
        piecesAway > 0 &&
          `تبقى ${pieces(piecesAway)} خارج المخزون حتى يعود الطرد إليك، فتسجّل «عاد الطرد» في صفحة الطلب.`,
        piecesTaken > 0 && `تُحجز ${pieces(piecesTaken)} من المخزون. وإن لم تكفِ القطع نبّهناك.`,
      ],
      'لا يتغيّر المخزون.',
    ),
  customers: 'العملاء',
  customersOf: ({ count, to, uncollected }: Consequences) => {
    // of a cancellation only those are told who have paid, or confirmed a cash order that was not sent
    const agreed = to === 'cancelled' ? 'دفع أو أكّد طلبه ووافق على الرسائل' : 'وافق على الرسائل';
    const seen =
      count === 1
        ? `يرى العميل «${orderStatusNames[to]}» في صفحة طلبه حالاً`
        : `يرى العملاء «${orderStatusNames[to]}» في صفحات طلباتهم حالاً`;
    const isToldOf = to === 'shipped' || to === 'delivered' || to === 'cancelled';
    if (!isToldOf || uncollected.count === count) return `${seen}.`;
    return count === 1
      ? `${seen}، وتصله رسالة إن ${agreed} وكان لمتجرك واتساب أو بريد يصل إليه.`
      : `${seen}، وتصل رسالة إلى من ${agreed} إن كان لمتجرك واتساب أو بريد يصل إليه.`;
  },
  paymentTitle: (number: string, to: PaymentStatus) =>
    `تغيير حالة دفع الطلب ${number} إلى «${paymentStatusNames[to]}»؟`,
  withdrawn: ({ amount }: Reversal) =>
    `تُسحب من الدفاتر الدفعة المسجّلة يدوياً: ${formatCharge(amount)}.`,
  invoice: 'الفاتورة',
  reversed: ({ invoice, amount }: Reversal) =>
    `يصدر على الفاتورة ${serialNumber('invoices', invoice)} إشعار دائن بقيمة ${formatCharge(amount)}.`,
  noteStays:
    'يمكنك إرجاع حالة الدفع، أما الإشعار الدائن فنهائي: تصدر للطلب بعدها فاتورة برقم جديد إن أردت.',
  /** Also sets the orders to paid. */
  collect: ({ count, sum }: Money) => `وسجّل قبض ثمن ${ofOrders(count)}: ${formatCharge(sum)}`,
  collectMeaning: 'تصدر الفاتورة إن لم تصدر عند الشحن، ويُحسب المبلغ في مبيعات اليوم.',
  undo: 'يمكنك التراجع عن هذا التغيير ما دامت لوحة التحكم مفتوحة.',
  confirm: 'نعم، غيّر الحالة',
  /** Not "cancel", which may be the change. */
  keep: 'لا، أبقِه كما هو',
};

type Step =
  | { readonly field: 'status'; readonly from: OrderStatus; readonly to: OrderStatus }
  | { readonly field: 'payment_status'; readonly from: PaymentStatus; readonly to: PaymentStatus }
  | {
      readonly field: 'carrier' | 'tracking_number';
      readonly from: string | null;
      readonly to: string | null;
    };

function nameOf(step: Step, end: 'from' | 'to'): string {
  switch (step.field) {
    case 'status':
      return orderStatusNames[step[end]];
    case 'payment_status':
      return paymentStatusNames[step[end]];
    case 'carrier':
      return step[end] === null ? 'بلا شركة شحن' : nameOfCarrier(step[end]);
    case 'tracking_number':
      return step[end] ?? 'بلا رقم تتبع';
  }
}

/** Changes since the panel was opened. */
export const visitChangesTexts = {
  open: (count: number) => `تغييراتك (${formatNumber(count)})`,
  title: 'تغييراتك في هذه الزيارة',
  one: (number: string, step: Step) =>
    `الطلب ${number}: من «${nameOf(step, 'from')}» إلى «${nameOf(step, 'to')}»`,
  several: (count: number, step: Step) =>
    step.field === 'tracking_number'
      ? `${orders(count)}: أرقام التتبع`
      : `${orders(count)}: إلى «${nameOf(step, 'to')}»`,
  /** To different statuses. */
  mixed: (count: number) => `${orders(count)}: كلٌّ إلى حالته السابقة`,
};

/** Asked before collected cash is recorded. */
export const collectionTexts = {
  title: (amount: string) => `قبضت ${amount}؟`,
  text: 'يُسجّل الطلب واصلاً ومدفوعاً، وتصدر فاتورته إن لم تصدر عند الشحن، ويُحسب المبلغ في مبيعات اليوم. ولا يُتراجع عن الفاتورة إلا بإشعار دائن.',
};
