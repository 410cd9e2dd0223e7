import type { CustomerTexts } from '../customer-texts.ts';
import { carrierNames } from './carriers.ts';
import { trackedBy } from './message-words.ts';
import { formatCharge } from './money.ts';

const customer = { name: 'Mariam', order_number: 'A7K9MWPD' } as const;

/** The messages to customers; for Meta's rules see `ar/message-templates.ts`. */
export const messageTemplates: CustomerTexts['templates'] = {
  'order-received': {
    body: 'Hello {{1}}, we have your order {{2}} for {{3}}. We start preparing it once you have paid, and its page is where you pay and follow every step.',
    subject: 'We have your order {{2}}, and only the payment is left',
    button: 'Pay and track your order',
    example: { ...customer, amount: formatCharge(299) },
  },
  'payment-confirmed': {
    body: 'Thank you {{1}}, your order {{2}} is confirmed and we have received {{3}} in full. We are preparing it now, and will tell you when it ships.',
    subject: 'Your order {{2}} is confirmed',
    button: 'Track your order',
    example: { ...customer, amount: formatCharge(299) },
  },
  'cash-received': {
    body: 'Hello {{1}}, we have your order {{2}}, and you pay {{3}} in cash on delivery. Please confirm it with the button below so that we can start preparing it. If you did not order anything, just ignore this message.',
    subject: 'We have your order {{2}}, please confirm it',
    button: 'Confirm your order',
    example: { ...customer, amount: formatCharge(309) },
  },
  'cash-reminder': {
    body: 'Hello {{1}}, your order {{2}} for {{3}} in cash on delivery still awaits your confirmation. Confirm it with the button below and we ship it to you. If you have changed your mind, you need not do anything: we cancel it for you.',
    subject: 'Your order {{2}} awaits your confirmation',
    button: 'Confirm your order',
    example: { ...customer, amount: formatCharge(309) },
  },
  'payment-failed': {
    body: 'Hello {{1}}, the payment for your order {{2}} did not go through, and our payment provider has not confirmed any charge. Your details are saved, so you can pay for the same order without typing them again.',
    subject: 'The payment for your order {{2}} did not go through',
    button: 'Try the payment again',
    example: customer,
  },
  shipped: {
    body: 'Hello {{1}}, your order {{2}} is on its way to you with {{3}}. The tracking number is {{4}}, and your order page shows how far it has come.',
    subject: 'Your order {{2}} is on its way to you',
    button: 'Where is my order?',
    example: { ...customer, carrier: carrierNames.aramex, tracking_number: '34529871206' },
  },
  'shipped-untracked': {
    body: 'Hello {{1}}, we have shipped your order {{2}} and it is on its way to you. You will find all its news on your order page.',
    subject: 'Your order {{2}} is on its way to you',
    button: 'Your order page',
    example: customer,
  },
  'cash-shipped': {
    body: 'Hello {{1}}, your order {{2}} is on its way to you with {{3}}. Please have {{4}} in cash ready for the driver. Your order page has all its news.',
    subject: 'Your order {{2}} is on its way to you',
    button: 'Your order page',
    example: {
      ...customer,
      carrier: trackedBy(carrierNames.aramex, '34529871206'),
      amount: formatCharge(309),
    },
  },
  delivered: {
    body: 'Hello {{1}}, your order {{2}} has arrived, and we hope you love it. Your guarantee runs until {{3}}, so if it does not suit you, write to us before then.',
    subject: 'Your order {{2}} has arrived, enjoy it',
    button: 'Your order page',
    example: { ...customer, guarantee_until: '26 December 2026' },
  },
  refunded: {
    body: 'Hello {{1}}, for your order {{2}} we have refunded {{3}} to the card you paid with. It reaches your account within 5 to 10 working days of the date of this message.',
    subject: 'A refund for your order {{2}}',
    button: 'Your order page',
    example: { ...customer, amount: formatCharge(299) },
  },
  'cash-cancelled': {
    body: 'Hello {{1}}, your cash on delivery order {{2}} has been cancelled and will not be shipped, so you owe nothing. If you have a question, write to us.',
    subject: 'Your order {{2}} has been cancelled',
    button: 'Your order page',
    example: customer,
  },
  cancelled: {
    body: 'Hello {{1}}, your order {{2}} has been cancelled and will not be shipped. Whatever you paid for it, we refund the way you paid. If you have a question, write to us.',
    subject: 'Your order {{2}} has been cancelled',
    button: 'Your order page',
    example: customer,
  },
};
