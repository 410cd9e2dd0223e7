import type { OrderState } from '@ghar/domain/order/order-state';
import type {
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
  RefundStatus,
} from '@ghar/domain/order/status';

/** Names of the fulfilment statuses. */
export const orderStatusNames: Readonly<Record<OrderStatus, string>> = {
  pending: 'قيد الانتظار',
  confirmed: 'مؤكد',
  shipped: 'تم الشحن',
  delivered: 'تم التوصيل',
  cancelled: 'ملغى',
};

/** Paid orders that were cancelled and not refunded, and payments that do not count. */
export const owedTexts = {
  name: 'مبالغ مستحقة للرد',
  /** For narrow places. */
  short: 'مستحق للرد',
  note: 'طلبات أُلغيت بعد دفعها، ودفعات زائدة',
};

/** Test payments. */
export const testPaymentTexts = {
  mark: 'تجريبي',
  text: 'طلب تجريبي: لم ينتقل فيه مال، فلا يُشحن ولا يُحسب في الإيرادات.',
};

export const paymentStatusNames: Readonly<Record<PaymentStatus, string>> = {
  pending: 'بانتظار الدفع',
  paid: 'مدفوع',
  failed: 'فشل الدفع',
};

export const paymentMethodNames: Readonly<Record<PaymentMethod, string>> = {
  card: 'بالبطاقة',
  cash: 'الدفع عند الاستلام',
};

/** Cash orders that were sent and not collected. */
export const withCouriersName = 'عند شركات الشحن';

export const refundStatusNames: Readonly<Record<RefundStatus, string>> = {
  pending: 'قيد التنفيذ',
  completed: 'أُعيد',
  failed: 'لم ينجح',
};

/** One word per order state, from both statuses. */
export const orderStateNames: Readonly<Record<OrderState, string>> = {
  review: 'يحتاج مراجعتك',
  owed: owedTexts.short,
  refunded: 'أُعيد مبلغه',
  refunding: 'قيد الردّ',
  replaced: 'له بديل',
  unpaid: paymentStatusNames.pending,
  declined: paymentStatusNames.failed,
  unconfirmed: orderStatusNames.pending,
  ready: orderStatusNames.confirmed,
  'cash-unconfirmed': 'ينتظر التأكيد',
  'cash-ready': orderStatusNames.confirmed,
  'cash-ended': 'انتهى دون تأكيد',
  shipped: orderStatusNames.shipped,
  delivered: orderStatusNames.delivered,
  'to-collect': 'لم يُقبض ثمنه',
  'coming-back': 'في طريق العودة',
  cancelled: orderStatusNames.cancelled,
};
