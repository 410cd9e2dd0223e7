import { MESSAGE_TEXTS, SHOP_TEXTS } from '@ghar/domain/i18n/message-texts';
import {
  isCustomerMessage,
  messageId,
  type Channel,
  type CustomerMessage,
  type MerchantMessage,
  type Message,
  type MessageKind,
  type MessageParams,
} from '@ghar/domain/messages/message';
import { recipientOf } from '@ghar/domain/messages/message-resend';
import { DEFAULT_LOCALE } from '@ghar/domain/i18n/locale';
import { isMessageTrue, owedSubject } from '@ghar/domain/messages/is-message-true';
import {
  REVIEW_REASONS,
  SERVER_ACTOR,
  type Refund,
  type ReviewReason,
} from '@ghar/domain/order/order';
import { paymentOf } from '@ghar/domain/order/payment-of';
import type { Notification, PrivateSettings } from '@ghar/domain/content/settings';
import { recipientKey } from '@ghar/domain/messages/recipient';
import { timeZoneOf } from '@ghar/domain/contact/time-zone';
import type { NewOrderEvent, StoredOrder } from '../orders/order-store.ts';
import { CUSTOMER_NEWS, isUnprovenKind, SECOND_THOUGHTS_MS, toldNumber } from './customer-news.ts';
import { outsideQuietHours } from './quiet-hours.ts';

/** The channels that the shop has; the configuration says. */
export type Channels = Readonly<Record<Channel, boolean>>;
/** False for a shop that tells nobody anything. */
export const hasChannel = (channels: Channels): boolean => Object.values(channels).includes(true);

/** Something that happened to an order, as its transaction writes it. */
export type Happening =
  | { readonly type: 'placed' }
  | { readonly type: 'event'; readonly event: NewOrderEvent; readonly key: string }
  | { readonly type: 'refund-completed'; readonly id: string; readonly refund: Refund };

/** A message that is due, and what becomes of an earlier one with its id. */
export type DueMessage = {
  readonly id: string;
  readonly message: Message;
  /** Replaces an earlier one that was not sent yet, or was withdrawn. */
  readonly isRepeatable: boolean;
};

export type MessageContext = {
  /** Null where nothing is said to the merchant. */
  readonly settings: PrivateSettings | null;
  readonly channels: Channels;
  readonly now: Date;
};

/** What is to be said, before it is known by which channels. */
export type News = {
  readonly kind: MessageKind;
  readonly subject: string;
  readonly params: Readonly<Record<string, string>>;
  readonly pauseMs: number;
  readonly isRepeatable: boolean;
};

const HOUR_MS = 60 * 60 * 1000;

/** What is to be said because of what happened to an order, `order` as it is afterwards. */
export function newsOf(happening: Happening, order: StoredOrder): readonly News[] {
  switch (happening.type) {
    case 'placed':
      return [customerNews('order-received', order)];
    case 'refund-completed': {
      const { id, refund } = happening;
      // the words are of a card; the customer has the money from the merchant's hand
      if (refund.by_hand) return [];
      const news = customerNews('refunded', order);
      const params = { ...news.params, amount: MESSAGE_TEXTS[order.locale].charge(refund.amount) };
      return [{ ...news, subject: `${order.id}-${id}`, params }];
    }
    case 'event':
      return newsOfEvent(happening.event, happening.key, order);
  }
}

function newsOfEvent(event: NewOrderEvent, key: string, order: StoredOrder): readonly News[] {
  const { type, to, actor = SERVER_ACTOR } = event;
  if (isReviewReason(type))
    return [needsYou(order, SHOP_TEXTS.reviewReasons[type], `${order.id}-${key}`)];
  if (type === 'payment-status-changed') {
    if (to === 'failed') return actor === SERVER_ACTOR ? stillTrue(order, 'payment-failed') : [];
    if (to !== 'paid') return [];
    // who pays on a page that was open still, after the order was cancelled, learns that it is
    const confirmed = stillTrue(order, 'payment-confirmed', 'cancelled');
    return actor === SERVER_ACTOR
      ? [...confirmed, newOrder(order)]
      : confirmed.map(withSecondThoughts);
  }
  if (type === 'tracking-number-changed') return stillTrue(order, 'shipped');
  // it may be another by now
  if (type !== 'status-changed' || to !== order.status) return [];
  if (to === 'shipped') return stillTrue(order, 'shipped', 'shipped-untracked');
  if (to === 'delivered') return stillTrue(order, 'delivered');
  if (to !== 'cancelled') return [];
  const owed = paymentOf(order).owed > 0 ? [moneyOwed(order)] : [];
  return [...stillTrue(order, 'cancelled'), ...owed];
}

const withSecondThoughts = (news: News): News => ({ ...news, pauseMs: SECOND_THOUGHTS_MS });

const isReviewReason = (type: string): type is ReviewReason =>
  REVIEW_REASONS.some((reason) => reason === type);

/** Those of the kinds that hold for the order. */
const stillTrue = (order: StoredOrder, ...kinds: readonly CustomerMessage[]): readonly News[] =>
  kinds.filter((kind) => isMessageTrue(kind, order)).map((kind) => customerNews(kind, order));

function customerNews(kind: CustomerMessage, order: StoredOrder): News {
  const { params, pauseMs, isRepeatable = false } = CUSTOMER_NEWS[kind];
  return { kind, subject: order.id, params: params(order), pauseMs, isRepeatable };
}

const merchantNews = <Kind extends MerchantMessage>(
  kind: Kind,
  subject: string,
  params: MessageParams<Kind>,
): News => ({ kind, subject, params, pauseMs: 0, isRepeatable: false });

const newOrder = (order: StoredOrder): News =>
  merchantNews('new-order', order.id, {
    order_number: toldNumber(order, DEFAULT_LOCALE),
    name: order.customer_name,
    city: order.city,
    pieces: String(order.quantity),
    amount: SHOP_TEXTS.charge(order.total_amount),
  });

/** Something that waits for a person; `subject` makes it once. */
const needsYou = (order: StoredOrder, reason: string, subject: string): News =>
  merchantNews('needs-you', subject, { order_number: toldNumber(order, DEFAULT_LOCALE), reason });

/** The merchant has an hour to give it back before he is reminded. */
const moneyOwed = (order: StoredOrder): News => ({
  ...needsYou(order, SHOP_TEXTS.owed, owedSubject(order.id)),
  pauseMs: HOUR_MS,
  isRepeatable: true,
});

/** A message to the merchant that something about an order, or its messages, waits for him. */
export const needsYouMessages = (
  order: StoredOrder,
  { reason, subject }: { readonly reason: string; readonly subject: string },
  context: MessageContext,
): readonly DueMessage[] => messagesOf(needsYou(order, reason, subject), order, context);

/** A message to the merchant that is not about an order. */
export const shopMessages = <Kind extends 'few-left' | 'sold-out' | 'morning-summary' | 'test'>(
  kind: Kind,
  subject: string,
  params: MessageParams<Kind>,
  context: MessageContext,
): readonly DueMessage[] => messagesOf(merchantNews(kind, subject, params), null, context);

/**
 * Whom a message reaches, and what it says, by the order as it is now: what an admin has corrected
 * since it was written is followed. Null where the customer has no such address any more.
 */
export function upToDate(
  { kind, channel, to, params }: Message,
  order: StoredOrder,
): Pick<Message, 'to' | 'recipient' | 'params'> | null {
  if (!isCustomerMessage(kind)) return { to, params };
  const address = recipientOf(order, channel);
  if (address === null) return null;
  const current = CUSTOMER_NEWS[kind].params(order);
  // the amount is of one refund
  const said = kind === 'refunded' ? { ...current, amount: params['amount'] ?? '' } : current;
  return { ...addressOf(kind, address), params: { ...said } };
}

/** Where a message goes, and the key that it is counted by if it is. */
const addressOf = (kind: MessageKind, to: string): Pick<Message, 'to' | 'recipient'> => ({
  to,
  ...(isUnprovenKind(kind) && { recipient: recipientKey(to) }),
});

/**
 * When a message may be sent at the earliest: payment news at any time, and what somebody waits for
 * who tries it out; all else by day.
 */
export const sendingTime = (kind: MessageKind, order: StoredOrder | null, at: Date): Date =>
  isPaymentNews(kind) || kind === 'test'
    ? at
    : outsideQuietHours(
        at,
        timeZoneOf(order !== null && isCustomerMessage(kind) ? order.country : null),
      );

const isPaymentNews = (kind: MessageKind): boolean =>
  isCustomerMessage(kind) && CUSTOMER_NEWS[kind].isPaymentNews === true;

const NOTIFICATION_OF: Readonly<Record<MerchantMessage, Notification | null>> = {
  'new-order': 'new_order',
  'needs-you': 'needs_you',
  'few-left': 'stock',
  'sold-out': 'stock',
  'morning-summary': 'summary',
  test: null,
};

type Recipient = { readonly channel: Channel; readonly to: string };

/** To whom a message goes: its recipients' channels that the shop has. */
function recipientsOf(
  kind: MessageKind,
  order: StoredOrder | null,
  { settings, channels }: MessageContext,
): readonly Recipient[] {
  const all = isCustomerMessage(kind)
    ? customerRecipients(kind, order!, channels)
    : merchantRecipients(kind, settings);
  return all.filter(({ channel, to }) => channels[channel] && to !== '');
}

function merchantRecipients(kind: MerchantMessage, settings: PrivateSettings | null): Recipient[] {
  const notification = NOTIFICATION_OF[kind];
  if (settings === null || (notification !== null && !settings.notify[notification])) return [];
  return [
    { channel: 'whatsapp', to: settings.notify_whatsapp },
    { channel: 'email', to: settings.notify_email },
  ];
}

/**
 * One channel for each message: WhatsApp, or else e-mail. The payment's confirmation is a receipt:
 * by e-mail as well.
 */
function customerRecipients(
  kind: CustomerMessage,
  order: StoredOrder,
  channels: Channels,
): Recipient[] {
  const agreed = order.consent_messages;
  const email: Recipient[] = [{ channel: 'email', to: order.customer_email ?? '' }];
  if (!agreed) return isPaymentNews(kind) ? email : [];
  if (!channels.whatsapp) return email;
  const whatsapp: Recipient = { channel: 'whatsapp', to: order.customer_phone };
  return kind === 'payment-confirmed' ? [whatsapp, ...email] : [whatsapp];
}

/** The messages that say it: one for each recipient and channel. */
export const messagesOf = (
  news: News,
  order: StoredOrder | null,
  context: MessageContext,
): readonly DueMessage[] =>
  recipientsOf(news.kind, order, context).map((recipient) =>
    toRecipient(news, recipient, order, context.now),
  );

function toRecipient(
  { kind, subject, params, pauseMs, isRepeatable }: News,
  { channel, to }: Recipient,
  order: StoredOrder | null,
  now: Date,
): DueMessage {
  const message: Message = {
    order_id: order?.id ?? null,
    kind,
    channel,
    ...addressOf(kind, to),
    locale: order !== null && isCustomerMessage(kind) ? order.locale : DEFAULT_LOCALE,
    params,
    state: 'queued',
    attempts: 0,
    next_attempt_at: sendingTime(kind, order, new Date(now.getTime() + pauseMs)),
    provider_id: null,
    error: null,
    claim: null,
    needs_merchant: false,
    created_at: now,
  };
  return { id: messageId(subject, kind, channel), message, isRepeatable };
}

/** The same message by e-mail, for a customer without WhatsApp; null where he gave no address. */
export function byEmail(
  subject: string,
  { kind, params }: Pick<Message, 'kind' | 'params'>,
  order: StoredOrder,
  { channels, now }: MessageContext,
): DueMessage | null {
  const to = order.customer_email;
  if (to === null || !channels.email) return null;
  const news = { kind, subject, params, pauseMs: 0, isRepeatable: false };
  return toRecipient(news, { channel: 'email', to }, order, now);
}
