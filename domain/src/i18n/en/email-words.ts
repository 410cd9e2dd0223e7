import type { CustomerTexts } from '../customer-texts.ts';

/** Texts of e-mails, besides their message. */
export const emailWords: CustomerTexts['email'] = {
  orderNumber: 'Order number',
  quantity: 'Quantity',
  unitPrice: 'Price each',
  trackingNumber: 'Tracking number',
  cashFee: 'Cash on delivery fee',
  paid: 'Amount paid',
  toPay: 'To pay on delivery',
  refunded: 'Amount refunded',
  contact: 'If you need anything, write to us',
  whatsapp: 'WhatsApp',
};
