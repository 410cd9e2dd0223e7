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
import {
  CUSTOMER_MESSAGE_RULES,
  isUnverifiedKind,
  CORRECTION_TIME_MS,
  shownNumber,
} from './customer-message-rules.ts';
import { outsideQuietHours } from './quiet-hours.ts';

/** The configured channels. */
export type Channels = Readonly<Record<Channel, boolean>>;
export const hasChannel = (channels: Channels): boolean => Object.values(channels).includes(true);

/** An event about an order, as its transaction writes it. */
export type MessageCause =
  | { readonly type: 'placed' }
  | { readonly type: 'event'; readonly event: NewOrderEvent; readonly key: string }
  | { readonly type: 'refund-completed'; readonly id: string; readonly refund: Refund };

/** A new message, and how to treat an earlier one with its id. */
export type DueMessage = {
  readonly id: string;
  readonly message: Message;
  /** Replaces an earlier one that was not sent yet or was withdrawn. */
  readonly isRepeatable: boolean;
};

export type MessageContext = {
  /** Null if there are no messages to the merchant. */
  readonly settings: PrivateSettings | null;
  readonly channels: Channels;
  readonly now: Date;
};

/** A message before its channels are chosen. */
export type MessageDraft = {
  readonly kind: MessageKind;
  readonly subject: string;
  readonly params: Readonly<Record<string, string>>;
  readonly pauseMs: number;
  readonly isRepeatable: boolean;
};

const HOUR_MS = 60 * 60 * 1000;
/**
 * How long an order that was paid after its cancellation waits for the merchant to refund or revive it. Three days cover
 * a weekend; with the 5 to 10 working days of a card refund the customer has the money within half a month.
 */
const OWED_DEADLINE_MS = 3 * 24 * HOUR_MS;

/** The messages caused by an event; `order` is the order after it. */
export function draftsFor(cause: MessageCause, order: StoredOrder): readonly MessageDraft[] {
  switch (cause.type) {
    case 'placed':
      return order.payment_method === 'cash'
        ? [customerDraft('cash-received', order), customerDraft('cash-reminder', order)]
        : [customerDraft('order-received', order)];
    case 'refund-completed': {
      const { id, refund } = cause;
      // the text is about a card; this customer was paid by hand
      if (refund.by_hand) return [];
      const draft = customerDraft('refunded', order);
      const params = { ...draft.params, amount: MESSAGE_TEXTS[order.locale].charge(refund.amount) };
      return [{ ...draft, subject: `${order.id}-${id}`, params }];
    }
    case 'event':
      return draftsForEvent(cause.event, cause.key, order);
  }
}

function draftsForEvent(
  event: NewOrderEvent,
  key: string,
  order: StoredOrder,
): readonly MessageDraft[] {
  const { type, from, to, actor = SERVER_ACTOR } = event;
  if (isReviewReason(type)) {
    const told = needsYou(order, SHOP_TEXTS.reviewReasons[type], `${order.id}-${key}`);
    return type === 'paid-though-cancelled' ? [told, stillOwed(order)] : [told];
  }
  if (type === 'payment-status-changed') {
    if (to === 'failed') return actor === SERVER_ACTOR ? trueDrafts(order, 'payment-failed') : [];
    // the parcel is to be paid at the door after all
    if (to !== 'paid') return trueDrafts(order, 'cash-shipped');
    // a customer who pays on a page still open after the order was cancelled must learn that it is
    const confirmed = trueDrafts(order, 'payment-confirmed', 'cancelled');
    return actor === SERVER_ACTOR
      ? [...confirmed, newOrder('new-order', order)]
      : confirmed.map(withCorrectionTime);
  }
  if (type === 'confirmed-by-customer') return [newOrder('new-cash-order', order)];
  if (type === 'tracking-number-changed') return trueDrafts(order, 'shipped');
  // it may have changed again
  if (type !== 'status-changed' || to !== order.status) return [];
  if (to === 'shipped') return trueDrafts(order, 'shipped', 'shipped-untracked', 'cash-shipped');
  if (to === 'delivered') return trueDrafts(order, 'delivered');
  if (to !== 'cancelled') return [];
  const { owed, refunding } = paymentOf(order);
  // a pending refund may fail before the message is due
  const reminder = owed + refunding > 0 ? [moneyOwed(order)] : [];
  // an unconfirmed order may name a stranger, who must not be told
  const wasConfirmed = from === 'confirmed' || order.confirmed_by_customer_at !== undefined;
  return [
    ...trueDrafts(order, 'cancelled', ...(wasConfirmed ? (['cash-cancelled'] as const) : [])),
    ...reminder,
  ];
}

const withCorrectionTime = (draft: MessageDraft): MessageDraft => ({
  ...draft,
  pauseMs: CORRECTION_TIME_MS,
});

const isReviewReason = (type: string): type is ReviewReason =>
  REVIEW_REASONS.some((reason) => reason === type);

/** The kinds that are true of the order. */
const trueDrafts = (
  order: StoredOrder,
  ...kinds: readonly CustomerMessage[]
): readonly MessageDraft[] =>
  kinds.filter((kind) => isMessageTrue(kind, order)).map((kind) => customerDraft(kind, order));

function customerDraft(kind: CustomerMessage, order: StoredOrder): MessageDraft {
  const { params, pauseMs, isRepeatable = false } = CUSTOMER_MESSAGE_RULES[kind];
  return {
    kind,
    subject: order.id,
    params: params(order),
    pauseMs: typeof pauseMs === 'number' ? pauseMs : pauseMs(order),
    isRepeatable,
  };
}

const merchantDraft = <Kind extends MerchantMessage>(
  kind: Kind,
  subject: string,
  params: MessageParams<Kind>,
): MessageDraft => ({ kind, subject, params, pauseMs: 0, isRepeatable: false });

const newOrder = (kind: 'new-order' | 'new-cash-order', order: StoredOrder): MessageDraft =>
  merchantDraft(kind, order.id, {
    order_number: shownNumber(order, DEFAULT_LOCALE),
    name: order.customer_name,
    city: order.city,
    pieces: String(order.quantity),
    amount: SHOP_TEXTS.charge(order.total_amount),
  });

/** A message that something needs a person; `subject` deduplicates it. */
const needsYou = (order: StoredOrder, reason: string, subject: string): MessageDraft =>
  merchantDraft('needs-you', subject, { order_number: shownNumber(order, DEFAULT_LOCALE), reason });

/** The merchant has an hour to refund before the reminder. */
const moneyOwed = (order: StoredOrder): MessageDraft => ({
  ...needsYou(order, SHOP_TEXTS.owed, owedSubject(order.id)),
  pauseMs: HOUR_MS,
  isRepeatable: true,
});

/** The same, once the deadline has passed; withdrawn if the money was given back or the order revived. */
const stillOwed = (order: StoredOrder): MessageDraft => ({
  ...needsYou(order, SHOP_TEXTS.owed, `${owedSubject(order.id)}-late`),
  pauseMs: OWED_DEADLINE_MS,
  isRepeatable: true,
});

/** Messages to the merchant that an order or its messages need a person. */
export const needsYouMessages = (
  order: StoredOrder,
  { reason, subject }: { readonly reason: string; readonly subject: string },
  context: MessageContext,
): readonly DueMessage[] => messagesOf(needsYou(order, reason, subject), order, context);

/** Messages to the merchant that are not about an order. */
export const shopMessages = <Kind extends 'few-left' | 'sold-out' | 'morning-summary' | 'test'>(
  kind: Kind,
  subject: string,
  params: MessageParams<Kind>,
  context: MessageContext,
): readonly DueMessage[] => messagesOf(merchantDraft(kind, subject, params), null, context);

/**
 * A message's recipient and parameters by the current order, so that corrections are included. Null if the customer no
 * longer has such an address.
 */
export function upToDate(
  { kind, channel, to, params }: Message,
  order: StoredOrder,
): Pick<Message, 'to' | 'recipient' | 'params'> | null {
  if (!isCustomerMessage(kind)) return { to, params };
  const address = recipientOf(order, channel);
  if (address === null) return null;
  const current = CUSTOMER_MESSAGE_RULES[kind].params(order);
  // the amount of one refund
  const said = kind === 'refunded' ? { ...current, amount: params['amount'] ?? '' } : current;
  return { ...addressOf(kind, address), params: { ...said } };
}

/** The recipient, with its rate limit key if it is limited. */
const addressOf = (kind: MessageKind, to: string): Pick<Message, 'to' | 'recipient'> => ({
  to,
  ...(isUnverifiedKind(kind) && { recipient: recipientKey(to) }),
});

/** The earliest time to send: payment and test messages at any time, reminders and others outside quiet hours. */
export const sendingTime = (kind: MessageKind, order: StoredOrder | null, at: Date): Date =>
  (isAboutPayment(kind) && !waitsForMorning(kind)) || kind === 'test'
    ? at
    : outsideQuietHours(
        at,
        timeZoneOf(order !== null && isCustomerMessage(kind) ? order.country : null),
      );

const isAboutPayment = (kind: MessageKind): boolean =>
  isCustomerMessage(kind) && CUSTOMER_MESSAGE_RULES[kind].isAboutPayment === true;

const waitsForMorning = (kind: MessageKind): boolean =>
  isCustomerMessage(kind) && CUSTOMER_MESSAGE_RULES[kind].waitsForMorning === true;

const NOTIFICATION_OF: Readonly<Record<MerchantMessage, Notification | null>> = {
  'new-order': 'new_order',
  'new-cash-order': 'new_order',
  'needs-you': 'needs_you',
  'few-left': 'stock',
  'sold-out': 'stock',
  'morning-summary': 'summary',
  test: null,
};

type Recipient = { readonly channel: Channel; readonly to: string };

/** A message's recipients on the configured channels. */
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

/** WhatsApp, or else e-mail. Payment confirmations are receipts, so they also go by e-mail. */
function customerRecipients(
  kind: CustomerMessage,
  order: StoredOrder,
  channels: Channels,
): Recipient[] {
  const agreed = order.consent_messages;
  const email: Recipient[] = [{ channel: 'email', to: order.customer_email ?? '' }];
  if (!agreed) return isAboutPayment(kind) ? email : [];
  if (!channels.whatsapp) return email;
  const whatsapp: Recipient = { channel: 'whatsapp', to: order.customer_phone };
  return kind === 'payment-confirmed' ? [whatsapp, ...email] : [whatsapp];
}

/** One message per recipient and channel. */
export const messagesOf = (
  draft: MessageDraft,
  order: StoredOrder | null,
  context: MessageContext,
): readonly DueMessage[] =>
  recipientsOf(draft.kind, order, context).map((recipient) =>
    toRecipient(draft, recipient, order, context.now),
  );

function toRecipient(
  { kind, subject, params, pauseMs, isRepeatable }: MessageDraft,
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

/** The same message by e-mail, for a customer without WhatsApp; null without an e-mail address. */
export function byEmail(
  subject: string,
  { kind, params }: Pick<Message, 'kind' | 'params'>,
  order: StoredOrder,
  { channels, now }: MessageContext,
): DueMessage | null {
  const to = order.customer_email;
  if (to === null || !channels.email) return null;
  const draft = { kind, subject, params, pauseMs: 0, isRepeatable: false };
  return toRecipient(draft, { channel: 'email', to }, order, now);
}
