import type { PublicOrder, PublicPaymentFailure } from '@ghar/domain/callables';
import { writtenDay } from '@ghar/domain/i18n/en/dates';
import { formatCharge } from '@ghar/domain/i18n/en/money';
import type { TrackingTexts } from '../tracking-texts.ts';
import { pieces } from './count.ts';

const NOT_CHARGED = 'Our payment provider has not confirmed any charge for this order.';
/** Payment failures that the customer can act on. */
const FAILURES: Readonly<Record<PublicPaymentFailure, string>> = {
  declined: `The bank did not approve the payment. Try another card, or speak to your bank. ${NOT_CHARGED}`,
  cancelled: `The payment was cancelled before it was complete. ${NOT_CHARGED}`,
  expired: `The time to pay ran out. ${NOT_CHARGED}`,
};
const REFUND_TIME = '5 to 10 working days';
const REFUND_AHEAD = `The date of the refund will appear here, and from that date it takes ${REFUND_TIME} to reach your account.`;

type Refunded = Pick<PublicOrder, 'refunded_at' | 'country'>;

/** What was refunded, and when. Cash, for one, arrives at once. */
function refunded(what: string, isByCard: boolean, { refunded_at: at, country }: Refunded): string {
  const on = at ? ` on ${writtenDay(new Date(at), country)}` : '';
  if (!isByCard) return `${what}${on}.`;
  return `${what} to your card${on}. It reaches your account within ${REFUND_TIME}${at ? ' of that date' : ''}.`;
}

/** The confirmation page. */
export const confirmationTexts: TrackingTexts['confirmation'] = {
  loading: 'Loading your order',
  error: {
    heading: 'Sorry, something went wrong',
    missingId: 'The order number is missing',
    notFound: 'We could not find this order',
    notFoundGuidance:
      'Its link may have changed when its details were corrected. Look it up by its number and your mobile number. If you have paid, your payment is safe.',
    fetchFailed: 'We could not fetch the details of the order',
    fetchGuidance: 'If you have paid, your order is safe with us, and trying again is enough.',
    toastTitle: 'Error',
    offline:
      'You are offline at the moment. If you have paid, your payment is safe, so do not pay again. Your order appears here as soon as you are back online.',
    retry: 'Try again',
    find: 'Find your order',
  },
  paid: {
    label: 'Confirmed and paid',
    heading: (name) => `Thank you${name && ` ${name}`}, we have your order`,
    lead: 'We have received your payment, and your order is confirmed. Keep its number in case you have a question.',
    shipped: {
      heading: 'Your order is on its way to you',
      lead: 'Your order has been shipped, and it comes to your door.',
    },
    delivered: { heading: 'Your order has arrived', lead: 'We hope you love it.' },
    twice: {
      heading: 'We have received two payments from you',
      lead: 'You have paid for this order and for the one that took its place. We are checking them now, and will refund you for one of the two. Write to us if you would like to choose which one we send.',
    },
  },
  sent: { label: 'Confirmed' },
  refunded: {
    label: 'Refunded',
    heading: 'We have refunded you',
    lead: (isByCard, order) => refunded('We have refunded this order in full', isByCard, order),
    part: (isByCard, order) => refunded('We have refunded part of the amount', isByCard, order),
    pending: `We have asked our payment provider to refund you an amount from this order. ${REFUND_AHEAD}`,
  },
  pending: {
    label: 'Awaiting confirmation',
    heading: 'We are waiting for the payment to be confirmed',
    lead: 'Our payment provider has not told us the outcome yet. If you have paid, the confirmation appears here in a few moments, and if you have not, complete the payment.',
    checking: 'Checking the payment',
    stopped:
      'Automatic checking has stopped. Your order is safe, and you can check whenever you like.',
    checkFailed: 'We could not check the payment just now, and will try again.',
    check: 'Check now',
    pay: 'Complete the payment',
  },
  unpaid: {
    label: 'Awaiting payment',
    heading: (total) => `Your order is saved, and ${formatCharge(total)} is left to pay`,
    lead: 'Check its details below, then pay, and we prepare it for shipping as soon as the payment arrives.',
    pay: 'Pay now',
  },
  underReview: {
    label: 'Under review',
    heading: 'We have received a payment for your order and are checking it now',
    lead: 'Do not pay again. Write to us if you want to know how far we have got.',
  },
  failed: {
    label: 'Not paid',
    heading: (why) =>
      why === 'declined' ? 'Your card was not accepted' : 'The payment was not completed',
    lead: (why) =>
      `${why === undefined ? NOT_CHARGED : FAILURES[why]} Your details are saved, so you can pay for the same order without typing them again.`,
    pay: 'Try the payment again',
    reorder: 'Edit the order',
  },
  replaced: {
    label: 'Replaced',
    heading: 'Another order of yours has taken the place of this one',
    lead: 'You edited your order, so do not pay for this one. If you have paid for it, do not pay again, and write to us.',
    open: 'Open the other order',
  },
  cash: {
    unconfirmed: {
      label: 'Awaiting your confirmation',
      heading: (name) => `Thank you${name && ` ${name}`}, please confirm your order`,
      lead: (until) =>
        `If our message has reached you, open the link in it, or confirm with us on WhatsApp, and we prepare it for shipping.${until === null ? '' : ` We hold your order until ${until}.`}`,
      whatsapp: 'Confirm on WhatsApp',
      message: (orderNumber) =>
        `Hello, I confirm my order ${orderNumber}, and I will pay on delivery`,
    },
    question: {
      heading: 'Do you confirm your order?',
      lead: (quantity, total) =>
        `${pieces(quantity)} for ${formatCharge(total)}, which you pay in cash on delivery. We prepare your order for shipping once you confirm it.`,
      confirm: 'Yes, I confirm my order',
      confirming: 'Confirming your order',
    },
    wrongLink: {
      message: 'This link does not confirm this order',
      guidance:
        'Open the link in the latest message from us, or write to us on WhatsApp and we will confirm the order with you.',
    },
    confirmed: {
      label: 'Confirmed',
      heading: (name) => `Thank you${name && ` ${name}`}, your order is confirmed`,
      lead: 'We are preparing it for shipping now, and you pay for it when it arrives.',
    },
    door: {
      name: 'Cash on delivery',
      ready: 'Have ready for the driver, in cash',
      about: 'about',
      exact: 'The exact amount if you can: the driver may not have change.',
    },
    cardInstead: 'Pay by card instead',
    byCard: (fee, total) =>
      fee === 0
        ? `${formatCharge(total)} is charged to your card`
        : `There is no cash on delivery fee then, and ${formatCharge(total)} is charged to your card`,
    ended: {
      label: 'Not completed',
      heading: 'This order was not completed',
      unconfirmed:
        'Its time ran out before you confirmed it, so we no longer hold its pieces. You have not paid anything, and you can pay for it by card or order again.',
      lead: 'You have not paid anything, and you can pay for it by card or order again.',
      pay: 'Pay by card',
    },
  },
  cancelled: {
    notSent:
      'You have not paid anything for this order, and you are welcome to order again at any time.',
    comingBack:
      'It was not handed over to you, so it is on its way back to us. You have not paid anything, and you are welcome to order again at any time.',
    label: 'Cancelled',
    heading: 'This order has been cancelled',
    unpaid:
      'We have not received a payment for this order. If you have paid, write to us, and you are welcome to order again at any time.',
    underReview:
      'We have received a payment for this order and are checking it now. Do not pay again, and write to us with any question.',
    paid: (left, isByCard) =>
      `We will refund you ${formatCharge(left)} the way you paid.${isByCard ? ` ${REFUND_AHEAD}` : ''} If we are late, write to us.`,
    partlyRefunded: (left, isByCard, order) =>
      `${refunded('We have refunded part of the amount', isByCard, order)} We will refund you the rest, ${formatCharge(left)}, the way you paid. If we are late, write to us.`,
    refunding: `We have asked our payment provider to refund you. ${REFUND_AHEAD}`,
    refunded: (isByCard, order) => refunded('We have refunded it in full', isByCard, order),
  },
  reorder: 'Order again',
  opening: 'Opening the payment page',
  stillOpening:
    'We are still preparing the payment page, which may take about a minute. Nothing is charged before you pay there, and you will not pay twice.',
  payErrorTitle: 'A problem with the payment',
  toOrder: 'Open the order form',
  /** `2 pieces at AED 299 each`; for one piece only the number. */
  pieces: (quantity, unitPrice) =>
    quantity > 1 && unitPrice > 0
      ? `${pieces(quantity)} at ${formatCharge(unitPrice)} each`
      : pieces(quantity),
  fields: {
    number: 'Order number',
    name: 'Name',
    phone: 'Mobile',
    place: 'City',
    address: 'Address',
    country: 'Country',
    amount: 'Amount paid',
    amountDue: 'Amount',
    toCollect: 'To pay on delivery',
    refunded: 'Refunded',
    refunding: 'On its way back to you',
    uncounted: 'Another payment, which we will refund',
  },
  whatsappMessage: (orderNumber) => `Hello, I have a question about order ${orderNumber}`,
};
