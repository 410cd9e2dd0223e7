import * as v from 'valibot';
import { currencyCodes, minimumAmount } from './currencies.ts';
import { integerFrom, webAddress } from '../stand-in/requests.ts';

/** The body of `POST /api/payment_intent`. Ziina may ignore unknown fields; here misspelt ones are found. */
export const intentRequest = v.pipe(
  v.strictObject({
    /** Base units of the currency: fils for AED. */
    amount: integerFrom(1),
    currency_code: v.picklist(currencyCodes),
    message: v.optional(v.string()),
    success_url: v.optional(webAddress),
    cancel_url: v.optional(webAddress),
    failure_url: v.optional(webAddress),
    test: v.optional(v.boolean(), false),
    /** Unix milliseconds, a string in the request. */
    expiry: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
    allow_tips: v.optional(v.boolean(), false),
    // accepted and ignored: whether Ziina uses it as an idempotency key is unconfirmed
    operation_id: v.optional(v.string()),
  }),
  v.forward(
    v.check(
      ({ amount, currency_code: currency }) => amount >= minimumAmount(currency),
      'is below the minimum charge',
    ),
    ['amount'],
  ),
);

export type IntentRequest = v.InferOutput<typeof intentRequest>;
