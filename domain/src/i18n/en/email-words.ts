import type { CustomerTexts } from '../customer-texts.ts';

/** Texts of e-mails, besides their message. */
export const emailWords: CustomerTexts['email'] = {
  orderNumber: 'Order number',
  quantity: 'Quantity',
  unitPrice: 'Price each',
  trackingNumber: 'Tracking number',
  paid: 'Amount paid',
  refunded: 'Amount refunded',
  contact: 'If you need anything, write to us',
  whatsapp: 'WhatsApp',
};
