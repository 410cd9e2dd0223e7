import { type Currency, currencyCodes, minimumAmount } from './currencies.ts';
import * as read from '../stand-in/fields.ts';

/** The body of `POST /api/payment_intent`. */
export type IntentRequest = {
  /** Base units of the currency: fils for AED. */
  amount: number;
  currency_code: Currency;
  message: string | undefined;
  success_url: string | undefined;
  cancel_url: string | undefined;
  failure_url: string | undefined;
  test: boolean;
  /** Unix milliseconds. */
  expiry: number | undefined;
  allow_tips: boolean;
};

const known = [
  'amount',
  'currency_code',
  'message',
  'success_url',
  'cancel_url',
  'failure_url',
  'test',
  'expiry',
  'allow_tips',
  // accepted and ignored: whether Ziina uses it as an idempotency key is unconfirmed
  'operation_id',
];

const futureTime =
  (now: number): read.Reader<number> =>
  (value, name) => {
    const digits = read.text(value, name);
    if (!/^\d{1,15}$/.test(digits)) {
      throw read.invalid(`${name} must be a string of Unix milliseconds`);
    }
    if (Number(digits) <= now) throw read.invalid(`${name} must be in the future`);
    return Number(digits);
  };

/**
 * Throws a 400 that names a missing, invalid or unknown field. Ziina may ignore unknown fields;
 * rejecting them finds misspelt ones.
 */
export function parseIntentRequest(body: unknown, now: number): IntentRequest {
  const fields = read.readFields(body, known, 'the payment intent');
  const currency = read.required(fields, 'currency_code', read.oneOf(currencyCodes));
  read.optional(fields, 'operation_id', read.text);
  return {
    amount: read.required(fields, 'amount', read.integerFrom(minimumAmount(currency))),
    currency_code: currency,
    message: read.optional(fields, 'message', read.text),
    success_url: read.optional(fields, 'success_url', read.webAddress),
    cancel_url: read.optional(fields, 'cancel_url', read.webAddress),
    failure_url: read.optional(fields, 'failure_url', read.webAddress),
    test: read.optional(fields, 'test', read.flag) ?? false,
    expiry: read.optional(fields, 'expiry', futureTime(now)),
    allow_tips: read.optional(fields, 'allow_tips', read.flag) ?? false,
  };
}
