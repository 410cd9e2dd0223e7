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
import { firstName } from '@ghar/domain/order/first-name';
import { orderNumber } from '@ghar/domain/order/order-number';
import type { StoredOrder } from '../orders/order-store.ts';

const MINUTE_MS = 60_000;
/** Time for an admin to undo a mistake or add the tracking number, in ms. */
export const CORRECTION_TIME_MS = 2 * MINUTE_MS;

type Order = StoredOrder;
type Filled<Kind extends CustomerMessage> = (order: Order) => MessageParams<Kind>;

type CustomerMessageRule<Kind extends CustomerMessage> = {
  readonly params: Filled<Kind>;
  /** Delay after the event. */
  readonly pauseMs: number | ((order: Order) => number);
  /**
   * About a payment that the customer made or wants to make: sent at night too, and by e-mail without consent to
   * messages.
   */
  readonly isAboutPayment?: true;
  /** Nobody waits for it: not at night, though about a payment. */
  readonly waitsForMorning?: true;
  /**
   * Unverified recipient, since placing an order is free: at most {@link UNVERIFIED_PER_DAY} a day, quoting
   * nothing that was typed, and limited for the whole shop.
   */
  readonly isUnverified?: true;
  /** Sent again if an earlier one was withdrawn and its event recurs. */
  readonly isRepeatable?: true;
};

/** The order number shown to its customer, marked on a test order. */
export const shownNumber = ({ id, payment_test }: Order, locale: Locale): string =>
  payment_test ? `${orderNumber(id)} ${MESSAGE_TEXTS[locale].testMark}` : orderNumber(id);

const charged = (dirhams: number, { locale }: Order): string =>
  MESSAGE_TEXTS[locale].charge(dirhams);

const addressed = (order: Order): { name: string; order_number: string } => ({
  name: firstName(order.customer_name),
  order_number: shownNumber(order, order.locale),
});
/** A stranger typed the name of an unpaid order, and another stranger may read it: it is not quoted. */
const unnamed = (order: Order): { name: string; order_number: string } => ({
  ...addressed(order),
  name: MESSAGE_TEXTS[order.locale].anybody,
});
const priced = (order: Order): MessageParams<'payment-confirmed'> => ({
  ...addressed(order),
  amount: charged(order.total_amount, order),
});

const carrierOf = ({ carrier, locale }: Order): string =>
  carrier === null ? MESSAGE_TEXTS[locale].anyCarrier : carrierName(carrier, locale);

/**
 * The customers' messages, each sent only while true (`isMessageTrue`). Paying within five minutes results in one
 * message, about the payment; docs/decisions/094-the-outbox.md.
 */
export const CUSTOMER_MESSAGE_RULES: {
  readonly [Kind in CustomerMessage]: CustomerMessageRule<Kind>;
} = {
  'order-received': {
    params: (order) => ({ ...priced(order), ...unnamed(order) }),
    pauseMs: 5 * MINUTE_MS,
    isAboutPayment: true,
    isUnverified: true,
  },
  'cash-received': {
    params: (order) => ({ ...priced(order), ...unnamed(order) }),
    // the customer's page says that it comes
    pauseMs: 0,
    isAboutPayment: true,
    isUnverified: true,
  },
  'cash-reminder': {
    params: (order) => ({ ...priced(order), ...unnamed(order) }),
    pauseMs: ({ confirm_by, created_at }) =>
      confirm_by ? (confirm_by.getTime() - created_at.getTime()) / 2 : 0,
    isAboutPayment: true,
    waitsForMorning: true,
    isUnverified: true,
  },
  'payment-confirmed': {
    params: priced,
    pauseMs: 0,
    isAboutPayment: true,
  },
  'payment-failed': {
    params: unnamed,
    pauseMs: 30 * MINUTE_MS,
    isAboutPayment: true,
    isUnverified: true,
  },
  shipped: {
    params: (order) => ({
      ...addressed(order),
      carrier: carrierOf(order),
      tracking_number: order.tracking_number ?? '',
    }),
    pauseMs: CORRECTION_TIME_MS,
    isRepeatable: true,
  },
  'shipped-untracked': {
    params: addressed,
    pauseMs: CORRECTION_TIME_MS,
    isRepeatable: true,
  },
  'cash-shipped': {
    params: (order) => ({
      ...addressed(order),
      carrier: order.tracking_number
        ? MESSAGE_TEXTS[order.locale].trackedBy(carrierOf(order), order.tracking_number)
        : carrierOf(order),
      amount: charged(order.total_amount, order),
    }),
    pauseMs: CORRECTION_TIME_MS,
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
    pauseMs: CORRECTION_TIME_MS,
    isRepeatable: true,
  },
  refunded: {
    // the sum of all refunds; messages-due.ts has that of one
    params: (order) => ({
      ...addressed(order),
      amount: charged(order.refunded_amount ?? 0, order),
    }),
    pauseMs: 0,
    isAboutPayment: true,
  },
  cancelled: {
    params: addressed,
    pauseMs: CORRECTION_TIME_MS,
    isRepeatable: true,
  },
  'cash-cancelled': {
    params: addressed,
    pauseMs: CORRECTION_TIME_MS,
    isRepeatable: true,
  },
};

/** 2 messages per order × 3 abandoned orders. See {@link CustomerMessageRule.isUnverified}. */
export const UNVERIFIED_PER_DAY = 6;
/** See {@link CustomerMessageRule.isUnverified}. */
export const isUnverifiedKind = (kind: MessageKind): boolean =>
  isCustomerMessage(kind) && CUSTOMER_MESSAGE_RULES[kind].isUnverified === true;
