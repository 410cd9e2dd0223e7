import { formatCharge } from '@ghar/domain/i18n/en/money';
import { MAX_DISCLOSED_PIECES } from '@ghar/domain/error-code';
import type { Attempt, ErrorWords, FailureCode, FailureFacts } from '../order-failure.ts';
import type { StoreTexts } from '../store-texts.ts';
import { minutes, pieces } from './count.ts';

export const ORDER_ERROR: Omit<StoreTexts['orderErrors'], 'forCode'> = {
  toastTitle: 'A problem with your order',
  notJson: 'The server sent an answer we could not read',
  failed: 'We could not process your order',
  noLink: 'The payment link was not created',
  status: (status) => `Server error: ${status}`,
  unexpected: 'Something unexpected went wrong',
};

const withSmallInitial = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What happened to the money, then the next step in the imperative. */
const THEN: Readonly<Record<Attempt, (next: string) => string>> = {
  first: (next) => `You have not been charged. ${next}`,
  again: (next) =>
    `If you have paid, do not pay again: write to us and we will check. If you have not, ${withSmallInitial(next)}`,
  cash: (next) => next,
};
const REPEAT = 'Try again in a little while, and your order will not be placed twice.';
const FRESH_TRY =
  'Try again and we will open a new payment page for you, or message us on WhatsApp.';
const RELOAD = 'Reload the page and try again. What you typed is saved.';
const SECONDS_PER_MINUTE = 60;

const onServer = ({ status }: FailureFacts, otherwise: number): string =>
  ORDER_ERROR.status(status ?? otherwise);

type Then = (typeof THEN)[Attempt];

function wordsForShortage({ available = 0, replaced_order: replaced }: FailureFacts, then: Then) {
  const message =
    available === 0
      ? 'We have sold out'
      : available < MAX_DISCLOSED_PIECES
        ? `Available now: ${pieces(available)}`
        : 'You have asked for more than we have right now';
  if (replaced !== undefined)
    return {
      message,
      guidance:
        'Your earlier order may still be holding the stock. Open it and complete its payment, or edit this order.',
    };
  return {
    message,
    guidance: then(
      available === 0
        ? 'Write to us and we will tell you when it is back.'
        : 'Change the quantity, then confirm the order again.',
    ),
  };
}

const WORDS: Readonly<Record<FailureCode, (facts: FailureFacts, then: Then) => ErrorWords>> = {
  'name-required': () => ({ message: 'Please enter your name' }),
  'phone-required': () => ({ message: 'Please enter your mobile number' }),
  'country-required': () => ({ message: 'Please choose your country' }),
  'city-required': () => ({ message: 'Please enter your city' }),
  'address-required': () => ({ message: 'Please enter your address' }),
  'quantity-too-small': () => ({ message: 'The quantity must be more than zero' }),
  'quantity-not-whole': () => ({ message: 'Enter the quantity as a whole number, such as 2' }),
  'phone-invalid': () => ({
    message: 'This mobile number does not look right: check its digits and its country code',
  }),
  'email-invalid': () => ({
    message: 'This email address does not look right: correct it or leave it empty',
  }),
  'national-address-invalid': () => ({
    message:
      'A Short National Address is four letters, then four digits: correct it or leave it empty',
  }),
  'text-too-long': () => ({ message: 'This text is too long: please shorten it a little' }),
  'input-invalid': (facts, then) =>
    facts.field === 'quantity'
      ? { message: 'This quantity is too large for us to work out: write to us for bulk orders' }
      : { message: onServer(facts, 400), guidance: then(RELOAD) },
  'too-many-pieces': ({ most }, then) => ({
    message:
      most === undefined
        ? 'This is more than we sell in one order'
        : `For now, up to ${pieces(most)} per order`,
    guidance: then(
      'Change the quantity, then confirm the order again, or write to us for larger quantities.',
    ),
  }),
  'price-changed': ({ unit_price: unit, total_amount: total, cash_fee: fee }, then) => ({
    message:
      fee !== undefined
        ? `The cash on delivery fee has changed to ${formatCharge(fee)}`
        : unit === undefined
          ? 'The price has changed'
          : `The price of each has changed to ${formatCharge(unit)}`,
    guidance: `${total === undefined ? '' : `The total is now ${formatCharge(total)}. `}${then('Confirm the order again if the price suits you.')}`,
  }),
  'out-of-stock': wordsForShortage,
  'product-unavailable': (_, then) => ({
    message: 'This product is not for sale at the moment',
    guidance: then('Write to us and we will tell you when it is back.'),
  }),
  'rate-limited': ({ retry_after_seconds: seconds }, then) => ({
    message: 'Too many attempts in a short time',
    guidance: then(
      `${
        seconds === undefined
          ? 'Try again later'
          : `Try again in ${minutes(Math.max(1, Math.ceil(seconds / SECONDS_PER_MINUTE)))}`
      }, or write to us and we will complete the order with you.`,
    ),
  }),
  'payment-provider-unavailable': (facts, then) => ({
    message: onServer(facts, 503),
    guidance: `Your order is saved, but we could not open the payment page. ${then('Try again in a few minutes, or write to us and we will complete it with you.')}`,
  }),
  'payment-provider-refused': ({ provider_message: message }, then) => ({
    message: message ?? ORDER_ERROR.failed,
    guidance: then(FRESH_TRY),
  }),
  'payment-response-invalid': (_, then) => ({
    message: ORDER_ERROR.notJson,
    guidance: then(FRESH_TRY),
  }),
  'payment-link-missing': (_, then) => ({
    message: ORDER_ERROR.noLink,
    guidance: then(FRESH_TRY),
  }),
  'order-number-required': () => ({ message: 'Please enter your order number' }),
  'order-number-invalid': () => ({
    message: 'An order number is 8 letters and digits: check each of them',
  }),
  'order-id-missing': () => ({ message: 'The order number is missing' }),
  'order-not-found': () => ({ message: 'We could not find this order' }),
  'order-already-paid': () => ({
    message: 'This order has already been paid',
    guidance: 'You will not be charged a second time. For a new order, fill in the form again.',
  }),
  'cash-not-offered': () => ({
    message: 'Cash on delivery is not available for this order',
    guidance: 'You pay for it by card. Your details are just as you typed them.',
  }),
  'order-on-its-way': () => ({
    message: 'Your order is on its way, and you pay for it on delivery',
    guidance: 'Pay the driver, so that the order is not paid for twice.',
  }),
  'order-cancelled': () => ({
    message: 'This order has been cancelled',
    guidance: 'For a new order with the same details, confirm again.',
  }),
  'order-replaced': () => ({
    message: 'Another order of yours has taken the place of this one',
    guidance: 'Open its page to reach the other order, and do not pay twice.',
  }),
  'order-was-a-test': () => ({
    message: 'This order is from the days when we were testing the store',
    guidance:
      'We have opened since, so it cannot be paid or shipped. Place a new order, you are most welcome.',
  }),
  'payment-under-review': () => ({
    message: 'We have received a payment for this order and are checking it now',
    guidance: 'Do not pay again. Write to us if you want to know how far we have got.',
  }),
  'app-not-verified': (facts, then) => ({
    message: onServer(facts, 401),
    guidance: then(RELOAD),
  }),
  busy: (facts, then) => ({ message: onServer(facts, 503), guidance: then(REPEAT) }),
  internal: (facts, then) => ({ message: onServer(facts, 500), guidance: then(REPEAT) }),
  status: (facts, then) => ({ message: onServer(facts, 500), guidance: then(REPEAT) }),
  'not-json': (_, then) => ({ message: ORDER_ERROR.notJson, guidance: then(REPEAT) }),
  timeout: (_, then) => ({
    message: ORDER_ERROR.unexpected,
    guidance: `We have not had an answer yet. ${then('Try again: if your order did arrive, we open its own payment page, and it is not placed twice.')}`,
  }),
  network: (_, then) => ({
    message: ORDER_ERROR.unexpected,
    guidance: `We could not connect. ${then('Check your internet connection and try again. Your order will not be placed twice.')}`,
  }),
};

/** The message for a failure. */
export const wordsForCode = (
  code: FailureCode,
  facts: FailureFacts = {},
  attempt: Attempt = 'first',
): ErrorWords => WORDS[code](facts, THEN[attempt]);
