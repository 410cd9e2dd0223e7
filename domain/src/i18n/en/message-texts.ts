import type { CustomerTexts } from '../customer-texts.ts';
import { writtenDay } from './dates.ts';
import { emailWords } from './email-words.ts';
import { messageTemplates } from './message-templates.ts';
import { notRead, trackedBy } from './message-words.ts';
import { formatCharge } from './money.ts';

export const enMessageTexts: CustomerTexts = {
  messageNames: {
    'order-received': 'We have your order',
    'payment-confirmed': 'Your order is confirmed',
    'cash-received': 'Confirm your order',
    'cash-reminder': 'Your order awaits your confirmation',
    'payment-failed': 'The payment did not go through',
    shipped: 'Your order is on its way',
    'shipped-untracked': 'Your order is on its way',
    'cash-shipped': 'Your order is on its way',
    delivered: 'Your order has arrived',
    refunded: 'We have sent you a refund',
    cancelled: 'Your order has been cancelled',
    'cash-cancelled': 'Your order has been cancelled',
  },
  anybody: 'there',
  anyCarrier: 'the courier',
  trackedBy,
  notRead,
  testMark: '(test)',
  email: emailWords,
  templates: messageTemplates,
  charge: formatCharge,
  writtenDay,
};
