import type { ErrorWords, FailureCode, FailureFacts } from '../order-failure.ts';
import type { TrackingTexts } from '../tracking-texts.ts';
import { minutes } from './count.ts';
import { ORDER_ERROR } from './order-errors.ts';

const SECONDS_PER_MINUTE = 60;
const SECONDS_PER_HOUR = 60 * SECONDS_PER_MINUTE;

const WORDS: Readonly<Partial<Record<FailureCode, (facts: FailureFacts) => ErrorWords>>> = {
  'order-not-found': () => ({
    message: 'We found no order with this number and this mobile',
    guidance:
      'Check that both are as you typed them when you ordered, or write to us and we will look for it with you.',
  }),
  'rate-limited': ({ retry_after_seconds: seconds = SECONDS_PER_MINUTE }) =>
    seconds > SECONDS_PER_HOUR
      ? {
          message: 'Too many attempts on this order',
          guidance:
            'If we have sent you its link in a message, open it from there, or write to us and we will look for it with you.',
        }
      : {
          message: 'Too many attempts in a short time',
          guidance: `Try again in ${minutes(Math.max(1, Math.ceil(seconds / SECONDS_PER_MINUTE)))}, or write to us and we will look for it with you.`,
        },
  network: () => ({
    message: 'We could not connect',
    guidance: 'Check your internet connection and try again. What you typed is still here.',
  }),
};

/** The order lookup page. */
export const trackPageTexts: TrackingTexts['track'] = {
  heading: 'Track your order',
  lead: 'All it takes is the order number and the mobile number you ordered with. No account, no password.',
  fields: {
    order_number: {
      label: 'Order number',
      hint: '8 letters and digits, in our messages and on your order page',
    },
    phone: { label: 'Mobile number', hint: 'The one you typed when you ordered' },
  },
  submit: 'Show the order',
  submitting: 'Looking for your order',
  problem: (code, facts) =>
    WORDS[code]?.(facts) ?? {
      message: ORDER_ERROR.unexpected,
      guidance: 'Try again in a little while. What you typed is still here.',
    },
  whatsappMessage: 'Hello, I am looking for my order',
};
