import { chargeCurrencyName } from '@ghar/domain/i18n/en/money';
import type { TrackingTexts } from '../tracking-texts.ts';

/** The printed receipt. */
export const receiptTexts: TrackingTexts['receipt'] = {
  title: 'Receipt',
  print: 'Print the receipt',
  order: 'Order',
  invoice: 'Invoice',
  buyer: 'Buyer',
  seller: 'Seller',
  product: 'Product',
  amount: 'Amount',
  refunded: 'Refunded of this',
  currency: `All amounts are in ${chargeCurrencyName}.`,
  paid: 'Paid.',
  paidOn: (day) => `Paid on ${day}.`,
};
