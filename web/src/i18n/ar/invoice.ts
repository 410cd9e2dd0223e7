import { CHARGE_CURRENCY } from '@ghar/domain/money/currency';
import { chargeCurrencyName, currencySymbols } from '@ghar/domain/i18n/ar/money';
import type { PaymentState } from '@ghar/domain/order/payment-of';
import type { LocalVat } from '@ghar/domain/money/vat';

const LOCAL_CURRENCIES = {
  SAR: 'الريال السعودي',
  BHD: 'الدينار البحريني',
  OMR: 'الريال العُماني',
} as const satisfies Record<LocalVat['currency'], string>;

const byCard = (day: string): string => `مدفوعة بالبطاقة عبر مزوّد الدفع زينة، ${day}.`;

/** Invoices and credit notes. */
export const invoiceTexts = {
  titles: {
    invoice: 'فاتورة',
    tax: 'فاتورة ضريبية',
    /** For an order without an invoice number: unpaid or a test. */
    proforma: 'فاتورة مبدئية',
    creditNote: 'إشعار دائن',
    taxCreditNote: 'إشعار دائن ضريبي',
  },
  number: 'رقم الفاتورة',
  noteNumber: 'رقم الإشعار',
  ofInvoice: 'عن الفاتورة',
  issued: 'تاريخ الإصدار',
  order: 'رقم الطلب',
  ordered: 'تاريخ الطلب',
  seller: 'البائع',
  buyer: 'العميل',
  licence: 'الرخصة',
  /** Without the name of the field, which people type into it. */
  licenceNumber: (licence: string) => licence.replace(/^(?:ال)?رخصة\s*(?:رقم)?[\s:]*/, ''),
  taxNumber: 'الرقم الضريبي',
  description: 'البيان',
  quantity: 'الكمية',
  unitPrice: 'سعر القطعة',
  amount: 'المبلغ',
  net: 'المبلغ قبل الضريبة',
  vat: (percent: number) => `ضريبة القيمة المضافة ${percent}%`,
  localVat: ({ currency, rate }: LocalVat) =>
    `الضريبة ب${LOCAL_CURRENCIES[currency]}، بسعر ${rate} لكل ${currencySymbols[CHARGE_CURRENCY]}`,
  cashFee: 'رسوم الدفع عند الاستلام',
  total: 'الإجمالي',
  totalWithVat: 'الإجمالي شاملاً الضريبة',
  credited: (note: string) => `مُعاد، الإشعار ${note}`,
  left: 'الباقي بعد المُعاد',
  /** The payment was undone. */
  reversed: 'أُلغيت الفاتورة بإشعار دائن.',
  reversalOf: (product: string) => `إلغاء فاتورة: ${product}`,
  refundOf: (product: string) => `مبلغ معاد عن: ${product}`,
  exported: 'توريد إلى خارج دولة البائع: نسبة الضريبة صفر.',
  currency: `جميع المبالغ ب${chargeCurrencyName}.`,
  currencies: `المبالغ ب${chargeCurrencyName} ما لم تُذكر عملة أخرى.`,
  paidInCash: 'مدفوعة نقداً عند الاستلام.',
  payment: {
    paid: byCard,
    // a payment at the provider is only reversed by a refund
    'unpaid-by-hand': byCard,
    'paid-by-hand': 'مدفوعة.',
    awaiting: 'لم تُدفع بعد.',
    'on-delivery': 'تُدفع نقداً عند الاستلام.',
    failed: 'لم تُدفع.',
    cancelled: 'الطلب ملغى.',
  } satisfies Readonly<Record<PaymentState | 'cancelled', string | ((day: string) => string)>>,
};
