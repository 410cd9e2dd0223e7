import type { OrderState } from '@ghar/domain/order/order-state';
import type { OrderStatus, PaymentStatus, RefundStatus } from '@ghar/domain/order/status';

/** What a merchant calls an order's way to the customer. */
export const orderStatusNames: Readonly<Record<OrderStatus, string>> = {
  pending: 'قيد الانتظار',
  confirmed: 'مؤكد',
  shipped: 'تم الشحن',
  delivered: 'تم التوصيل',
  cancelled: 'ملغى',
};

/** What was paid for orders that were cancelled since. */
export const owedTexts = {
  name: 'مبالغ مستحقة للرد',
  /** Where there is little room. */
  short: 'مستحق للرد',
  note: 'طلبات أُلغيت بعد دفعها',
};

/** Of an order whose payment was a test. */
export const testPaymentTexts = {
  mark: 'تجريبي',
  text: 'طلب تجريبي: لم ينتقل فيه مال، فلا يُشحن ولا يُحسب في الإيرادات.',
};

export const paymentStatusNames: Readonly<Record<PaymentStatus, string>> = {
  pending: 'بانتظار الدفع',
  paid: 'مدفوع',
  failed: 'فشل الدفع',
};

export const refundStatusNames: Readonly<Record<RefundStatus, string>> = {
  pending: 'قيد التنفيذ',
  completed: 'أُعيد',
  failed: 'لم ينجح',
};

/** What a merchant must know of an order at a glance: one word for both of its statuses. */
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
  shipped: orderStatusNames.shipped,
  delivered: orderStatusNames.delivered,
  cancelled: orderStatusNames.cancelled,
};
