import { CHARGE_CURRENCY_NAME } from '@ghar/domain/currency';
import type { PaymentStatus } from '@ghar/domain/status';

/** What is printed of an order. */
export const paperTexts = {
  invoice: 'فاتورة',
  slip: 'ورقة تجهيز',
  number: 'الطلب',
  seller: 'البائع',
  buyer: 'المشتري',
  recipient: 'إلى',
  product: 'المنتج',
  amount: 'المبلغ',
  tracking: 'رقم التتبع',
  currency: `جميع المبالغ ب${CHARGE_CURRENCY_NAME}.`,
  payment: {
    paid: 'مدفوعة بالبطاقة.',
    pending: 'لم تُدفع بعد.',
    failed: 'لم تُدفع.',
  } satisfies Readonly<Record<PaymentStatus, string>>,
  paidOn: (day: string) => `تاريخ الدفع ${day}.`,
};
