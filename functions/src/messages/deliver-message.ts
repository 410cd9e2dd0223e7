import { SHOP_TEXTS } from '@ghar/domain/i18n/message-texts';
import {
  isCustomerMessage,
  messageId,
  type Channel,
  type Message,
  type MessageKind,
} from '@ghar/domain/messages/message';
import { DomainError } from '@ghar/domain/error-code';
import { linkIdOf } from '@ghar/domain/pages/order-page';
import { shopDay } from '@ghar/domain/shop-day';
import { follow, log } from '../log.ts';
import { takeAttempt } from '../orders/attempt-limit.ts';
import type { LimitsTransaction } from '../orders/limits-store.ts';
import type { OrderTransaction, StoredOrder } from '../orders/order-store.ts';
import type { OutboxStore, OutboxTransaction } from '../orders/outbox-store.ts';
import type { Clock, Transactions } from '../orders/shop-store.ts';
import { stoppedAt, type StopPorts } from '../orders/message-stops.ts';
import { isUnverifiedKind, UNVERIFIED_PER_DAY } from './customer-message-rules.ts';
import {
  settleAttempt,
  settleStatus,
  stepOf,
  isOverLimit,
  overLimit,
  waitForRoom,
  STOPPED,
  WITHHELD,
  type Change,
  type ProviderStatus,
  type Result,
  type Settled,
  type Step,
} from './delivery.ts';
import { byEmail, needsYouMessages, type Channels } from './messages-due.ts';
import { orderSummary, type OrderSummary } from './order-summary.ts';
import type { SendOutcome } from './provider-verdict.ts';
import { addMessages } from './store-with-outbox.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A message as passed to a channel. */
export type Outgoing = Pick<Message, 'kind' | 'to' | 'params' | 'locale'> & {
  /** The id in the link of its button: the customer's of the order, or the merchant's. */
  readonly link_id: string | null;
  /** For the link that confirms a cash order; null for others. */
  readonly confirm_token: string | null;
  /** What an e-mail shows of the order; null for none. */
  readonly summary: OrderSummary | null;
  /** Our id; the provider returns it. */
  readonly id: string;
};

/** Makes one attempt; never throws. */
export type SendMessage = (message: Outgoing) => Promise<SendOutcome>;

/** Ports for writing messages and storing their state. */
export type OutboxPorts = {
  readonly store: OutboxStore &
    Transactions<OrderTransaction & OutboxTransaction & LimitsTransaction>;
  readonly clock: Clock;
  readonly channels: () => Channels;
};
export type DeliveryPorts = OutboxPorts &
  StopPorts & {
    readonly senders: Readonly<Record<Channel, SendMessage>>;
    /** A unique id per run. */
    readonly newClaim: () => string;
    /** Messages about unpaid orders that the shop sends in an hour; five times as many in a day. */
    readonly unpaidPerHour: number;
  };

/** The outcome of a delivery: skipped, postponed, or attempted. */
export type Delivered = 'left' | 'kept' | Result;

/**
 * Sends a message if it is due and stores the outcome. It is claimed in a transaction first, so that only one sender
 * sends it, even with concurrent runs and crashes.
 * @throws DomainError `busy`.
 */
export async function deliverMessage(id: string, ports: DeliveryPorts): Promise<Delivered> {
  const { store, clock, senders } = ports;
  const claim = ports.newClaim();
  const claimed = await store.transaction(async (tx) => {
    const message = await tx.message(id);
    if (!message) return null;
    const now = clock();
    // most messages are not due yet: skip reading their orders
    const isDue = message.next_attempt_at !== null && message.next_attempt_at <= now;
    const isOurs = message.claim === claim;
    const order = isDue || isOurs ? await orderOf(message, tx) : null;
    const planned = stepOf(id, message, { order, now, claim });
    const step =
      planned.step === 'send'
        ? ((await stepIfUnwanted({ ...message, ...planned.change }, ports)) ??
          (await stepOverLimit({ ...message, ...planned.change }, { tx, order, ports })) ??
          planned)
        : planned;
    if (step.step !== 'leave') await change(tx, id, { message, change: step.change }, ports);
    if (step === STOPPED && order !== null) {
      const instead = byEmail(subjectOf(id, message), message, order, {
        channels: ports.channels(),
        now,
        settings: null,
      });
      if (instead) await addMessages(tx, [instead]);
    }
    return {
      message: { ...message, ...('change' in step && step.change) },
      step: step.step,
      order,
    };
  });
  if (!claimed || claimed.step === 'leave') return 'left';
  const { message, order } = claimed;
  follow({ ...(message.order_id !== null && { order_id: message.order_id }) });
  if (claimed.step === 'keep') {
    tellDelivery(message, message.state);
    return 'kept';
  }
  const { kind, to, params, locale } = message;
  const link_id = order && isCustomerMessage(kind) ? linkIdOf(order) : message.order_id;
  // read now, not stored with the message: as current as the order, and erased with it
  const confirm_token = order?.confirm_token ?? null;
  const summary = orderSummary(kind, order);
  const outcome = await senders[message.channel]({
    id,
    link_id,
    confirm_token,
    summary,
    kind,
    to,
    params,
    locale,
  });
  const result = await settle(id, ports, (current) =>
    settleAttempt(current, outcome, { claim, attempt: message.attempts, now: clock() }),
  );
  return result ?? 'left';
}

/** The step for a message that its recipient does not want; null for others. */
async function stepIfUnwanted(message: Message, ports: DeliveryPorts): Promise<Step | null> {
  if (await hasEnough(message, ports.store)) return WITHHELD;
  const isCustomerWhatsapp = message.channel === 'whatsapp' && isCustomerMessage(message.kind);
  return isCustomerWhatsapp && (await stoppedAt(message.to, ports)) !== null ? STOPPED : null;
}

/**
 * True iff the recipient's daily limit of messages about unpaid orders is reached: anyone can enter a stranger's
 * address. Checked before the first attempt; counts messages by when they were written, so the order of sending does
 * not matter.
 */
async function hasEnough(
  { recipient, attempts, created_at }: Message,
  store: OutboxStore,
): Promise<boolean> {
  if (attempts > 1 || recipient === undefined) return false;
  const span = { from: new Date(created_at.getTime() - DAY_MS), before: created_at };
  const most = UNVERIFIED_PER_DAY;
  return (await store.countMessagesTo(recipient, span, most)) >= most;
}

/** The days' worth of messages about unpaid orders, in hours' worth. */
const HOURS_OF_A_DAY = 5;

/**
 * The step for a first attempt over the shop's limit of messages that no payment backs, of which the merchant is told
 * once a day; null for others, which are counted. What is over it is dropped: it reminds of what the order's own page or an
 * earlier message asks for as well, and what waited would use up the next hour. Only what a cash order is confirmed by
 * waits, since nothing else can confirm it.
 */
async function stepOverLimit(
  message: Message,
  {
    tx,
    order,
    ports,
  }: {
    tx: OrderTransaction & OutboxTransaction & LimitsTransaction;
    order: StoredOrder | null;
    ports: DeliveryPorts;
  },
): Promise<Step | null> {
  if (!isUnverifiedKind(message.kind) || message.attempts > 1 || order === null) return null;
  const { unpaidPerHour: perHour } = ports;
  const now = ports.clock();
  // a cash order is confirmed by its message alone: reminders of card payments must not use it up
  const budget = order.payment_method === 'cash' ? 'cash' : 'unpaid';
  const limits = [
    { key: `${budget}-messages-hour`, times: perHour, withinMs: HOUR_MS },
    { key: `${budget}-messages-day`, times: perHour * HOURS_OF_A_DAY, withinMs: DAY_MS },
  ];
  const counters = await Promise.all(limits.map((limit) => takeAttempt(tx, limit.key, now, limit)));
  const countTold = await takeAttempt(tx, 'unpaid-messages-told', now, {
    times: 1,
    withinMs: DAY_MS,
  });
  const waitMs = Math.max(...counters.map((count) => refusedMs(() => count(false))));
  if (waitMs === 0) {
    for (const count of counters) count();
    return null;
  }
  const isFirst = refusedMs(countTold) === 0;
  if (isFirst) log('unpaid-messages-limited', { source: message.channel, what: message.kind });
  return message.kind === 'cash-received'
    ? waitForRoom(new Date(now.getTime() + waitMs), isFirst)
    : overLimit(isFirst);
}

/** How long the count is refused, in ms; 0 if it is not. */
function refusedMs(count: () => void): number {
  try {
    count();
    return 0;
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'rate-limited') throw error;
    return error.facts.retry_after_seconds! * 1000;
  }
}

/**
 * Stores a status from WhatsApp; null if it changes nothing.
 * @throws DomainError `busy`.
 */
export const noteStatus = (
  id: string,
  status: ProviderStatus,
  ports: OutboxPorts,
): Promise<Result | null> =>
  settle(id, ports, (message) => settleStatus(message, status, ports.clock()));

async function settle(
  id: string,
  ports: OutboxPorts,
  settling: (message: Message) => Settled,
): Promise<Result | null> {
  const settled = await ports.store.transaction(async (tx) => {
    const message = await tx.message(id);
    const settled = message && settling(message);
    if (!settled) return null;
    await change(tx, id, { message, ...settled }, ports);
    return { ...settled, message: { ...message, ...settled.change } };
  });
  if (settled) tellDelivery(settled.message, settled.result);
  return settled?.result ?? null;
}

const orderOf = async ({ order_id }: Message, tx: OrderTransaction): Promise<StoredOrder | null> =>
  order_id === null ? null : tx.order(order_id);

type Written = {
  readonly message: Message;
  readonly change: Change;
  readonly result?: Result;
};

/** Writes a message's change and its consequences. */
async function change(
  tx: OrderTransaction & OutboxTransaction,
  id: string,
  { message, change, result }: Written,
  { channels, clock }: OutboxPorts,
): Promise<void> {
  const after = { ...message, ...change };
  const instead = { ...after };
  const isLost = isCustomerMessage(message.kind) && change.needs_merchant === true;
  const order = isLost ? await orderOf(message, tx) : null;
  if (order !== null) {
    const context = { channels: channels(), now: clock() };
    const subject = subjectOf(id, message);
    const other =
      result === 'unreachable' && message.channel === 'whatsapp'
        ? byEmail(subject, message, order, { ...context, settings: null })
        : null;
    if (other) {
      instead.needs_merchant = false;
      await addMessages(tx, [other]);
    } else if (!isOverLimit(after) && result !== 'blocked' && isUnverified(message.kind, order)) {
      instead.needs_merchant = false;
    } else {
      const settings = await tx.privateSettings();
      const told = needsYouMessages(
        order,
        complaintOf(id, after, { result, order, now: context.now }),
        { ...context, settings },
      );
      // use a channel other than the broken one
      const works = told.filter((one) =>
        result === 'blocked' ? one.message.channel !== message.channel : true,
      );
      await addMessages(tx, works);
    }
  }
  tx.putMessage(id, instead);
}

/**
 * True iff the message goes to an unverified recipient of an unpaid order. Its failure raises no alert: whoever places
 * such orders could flood the merchant with them.
 */
const isUnverified = (kind: MessageKind, { source }: StoredOrder): boolean =>
  source === undefined && isUnverifiedKind(kind);

/** A message's id without kind and channel. */
const subjectOf = (id: string, { kind, channel }: Message): string =>
  id.slice(0, -messageId('', kind, channel).length);

/** What to tell the merchant about a customer's message, and the subject that deduplicates it. */
function complaintOf(
  id: string,
  message: Message,
  { result, order, now }: { result: Result | undefined; order: StoredOrder; now: Date },
): { reason: string; subject: string } {
  const { kind, channel, state } = message;
  // once a day, whichever order is first
  const day = shopDay(now).name;
  if (isOverLimit(message))
    return { reason: SHOP_TEXTS.unpaidLimit, subject: `unpaid-limit-${day}` };
  if (result === 'blocked')
    return { reason: SHOP_TEXTS.blocked[channel], subject: `${channel}-blocked-${day}` };
  if (result === 'unreachable' && channel === 'whatsapp')
    return { reason: SHOP_TEXTS.unreachable, subject: `${order.id}-unreachable` };
  const words = state === 'doubtful' ? SHOP_TEXTS.doubtful : SHOP_TEXTS.undelivered;
  return { reason: words(kind), subject: id };
}

const EVENTS = {
  blocked: 'messages-blocked',
  final: 'message-failed',
  unreachable: 'message-failed',
  doubtful: 'message-doubtful',
} as const;

function tellDelivery(
  { order_id, kind, channel, error }: Message,
  outcome: Result | Message['state'],
): void {
  const event = Object.hasOwn(EVENTS, outcome)
    ? EVENTS[outcome as keyof typeof EVENTS]
    : 'message-handled';
  log(event, {
    outcome,
    source: channel,
    what: kind,
    // a webhook tells of messages of several orders
    ...(order_id !== null && { order_id }),
    ...(error !== null && { code: error }),
  });
}
