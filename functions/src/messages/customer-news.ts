import { carrierName } from '@ghar/domain/order/carrier';
import { guaranteeUntil } from '@ghar/domain/order/guarantee';
import { MESSAGE_TEXTS } from '@ghar/domain/i18n/message-texts';
import type { Locale } from '@ghar/domain/i18n/locale';
import {
  isCustomerMessage,
  type CustomerMessage,
  type MessageKind,
  type MessageParams,
} from '@ghar/domain/messages/message';
import { orderNumber } from '@ghar/domain/order/order-number';
import type { StoredOrder } from '../orders/order-store.ts';

const MINUTE_MS = 60_000;
/** In this time an admin takes back a slip, or adds the tracking number; in ms. */
export const SECOND_THOUGHTS_MS = 2 * MINUTE_MS;

type Order = StoredOrder;
type Filled<Kind extends CustomerMessage> = (order: Order) => MessageParams<Kind>;

type CustomerNews<Kind extends CustomerMessage> = {
  readonly params: Filled<Kind>;
  /** How long after what happened it is due. */
  readonly pauseMs: number;
  /**
   * About a payment that the customer has just made, or wants to make: it goes at night too, and by
   * e-mail where messages are not agreed to.
   */
  readonly isPaymentNews?: true;
  /**
   * To an address that nobody has shown to be theirs: an order costs nothing before it is paid. A
   * recipient has {@link UNPROVEN_IN_A_DAY} of them in a day, with no more of the form than a name.
   */
  readonly isUnproven?: true;
  /** Said of the order's latest change: one that was withdrawn is due again. */
  readonly isRepeatable?: true;
};

/** An order's number as its customer knows it. A merchant who tries the shop sees that he does. */
export const toldNumber = ({ id, payment_test }: Order, locale: Locale): string =>
  payment_test ? `${orderNumber(id)} ${MESSAGE_TEXTS[locale].testMark}` : orderNumber(id);

const charged = (dirhams: number, { locale }: Order): string =>
  MESSAGE_TEXTS[locale].charge(dirhams);

const addressed = (order: Order): { name: string; order_number: string } => ({
  name: order.customer_name,
  order_number: toldNumber(order, order.locale),
});
/** At most so many letters of a name that nobody has paid for, and nothing but letters. */
const LONGEST_UNPROVEN_NAME = 40;
const plainName = (name: string): string =>
  name
    .replaceAll(/[^\p{L}\p{M}\s'’-]/gu, '')
    .trim()
    .slice(0, LONGEST_UNPROVEN_NAME);
const priced = (order: Order): MessageParams<'payment-confirmed'> => ({
  ...addressed(order),
  amount: charged(order.total_amount, order),
});

/**
 * What is said to customers, while it is true (`isMessageTrue`). Whoever pays within five minutes reads one
 * message, of the payment; docs/decisions/094-the-outbox.md.
 */
export const CUSTOMER_NEWS: { readonly [Kind in CustomerMessage]: CustomerNews<Kind> } = {
  'order-received': {
    params: (order) => ({ ...priced(order), name: plainName(order.customer_name) }),
    pauseMs: 5 * MINUTE_MS,
    isPaymentNews: true,
    isUnproven: true,
  },
  'payment-confirmed': {
    params: priced,
    pauseMs: 0,
    isPaymentNews: true,
  },
  'payment-failed': {
    params: (order) => ({ ...addressed(order), name: plainName(order.customer_name) }),
    pauseMs: 30 * MINUTE_MS,
    isPaymentNews: true,
    isUnproven: true,
  },
  shipped: {
    params: (order) => ({
      ...addressed(order),
      carrier:
        order.carrier === null
          ? MESSAGE_TEXTS[order.locale].anyCarrier
          : carrierName(order.carrier, order.locale),
      tracking_number: order.tracking_number ?? '',
    }),
    pauseMs: SECOND_THOUGHTS_MS,
    isRepeatable: true,
  },
  'shipped-untracked': {
    params: addressed,
    pauseMs: SECOND_THOUGHTS_MS,
    isRepeatable: true,
  },
  delivered: {
    params: (order) => ({
      ...addressed(order),
      guarantee_until: MESSAGE_TEXTS[order.locale].writtenDay(
        guaranteeUntil(order.delivered_at ?? order.updated_at),
        order.country,
      ),
    }),
    pauseMs: SECOND_THOUGHTS_MS,
    isRepeatable: true,
  },
  refunded: {
    // the sum of all; of one refund: see messages-due.ts
    params: (order) => ({
      ...addressed(order),
      amount: charged(order.refunded_amount ?? 0, order),
    }),
    pauseMs: 0,
    isPaymentNews: true,
  },
  cancelled: {
    params: addressed,
    pauseMs: SECOND_THOUGHTS_MS,
    isRepeatable: true,
  },
};

/** See {@link CustomerNews.isUnproven}: two of an order, and three orders that somebody thinks over. */
export const UNPROVEN_IN_A_DAY = 6;
/** See {@link CustomerNews.isUnproven}. */
export const isUnprovenKind = (kind: MessageKind): boolean =>
  isCustomerMessage(kind) && CUSTOMER_NEWS[kind].isUnproven === true;
