import { chargeCurrencyName } from '@ghar/domain/i18n/ar/money';

/** The printed receipt. */
export const receiptTexts = {
  title: 'إيصال',
  print: 'اطبع الإيصال',
  order: 'الطلب',
  invoice: 'الفاتورة',
  buyer: 'المشتري',
  seller: 'البائع',
  product: 'المنتج',
  amount: 'المبلغ',
  refunded: 'أُعيد منه',
  currency: `جميع المبالغ ب${chargeCurrencyName}.`,
  paid: 'دُفع المبلغ.',
  paidOn: (day: string) => `دُفع المبلغ في ${day}.`,
};
