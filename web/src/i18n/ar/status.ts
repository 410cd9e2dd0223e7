import type { OrderStatus, PaymentStatus, RefundStatus } from '@ghar/domain/status';

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
  completed: 'وصل إلى العميل',
  failed: 'لم ينجح',
};
