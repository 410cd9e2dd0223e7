import { SHOP_TEXTS } from '@ghar/domain/i18n/message-texts';
import { sumDirhams } from '@ghar/domain/money/money';
import {
  handPayments,
  ordersToReview,
  ordersToSend,
  ordersToSendAndReview,
  refundsMade,
  sales,
  type Query,
} from '@ghar/domain/queries';
import type { OutboxPorts } from '../messages/deliver-message.ts';
import { hasChannel, shopMessages } from '../messages/messages-due.ts';
import { shopDay } from '@ghar/domain/shop-day';
import { addMessages } from '../messages/store-with-outbox.ts';

/** A query's count and the sum of its field. */
export type Figures = { readonly count: number; readonly sum: number };
export type SummaryPorts = OutboxPorts & {
  readonly figuresOf: (query: Query) => Promise<Figures>;
};

/** Sends the merchant yesterday's sales and what is waiting, if anything. Idempotent per day. */
export async function summariseMorning({
  store,
  clock,
  channels,
  figuresOf,
}: SummaryPorts): Promise<void> {
  const on = channels();
  if (!hasChannel(on)) return;
  const now = clock();
  const day = shopDay(now, -1);
  const [sold, byHand, undone, returned, toSend, toReview, both] = await Promise.all([
    figuresOf(sales(day)),
    figuresOf(handPayments('received', day)),
    figuresOf(handPayments('undone', day)),
    figuresOf(refundsMade(day)),
    figuresOf(ordersToSend()),
    figuresOf(ordersToReview()),
    figuresOf(ordersToSendAndReview()),
  ]);
  const waiting = toSend.count + toReview.count - both.count;
  const orders = sold.count + byHand.count;
  if (orders + undone.count + returned.count + waiting === 0) return;
  const params = {
    day: SHOP_TEXTS.shopDay(day.from),
    orders: String(orders),
    revenue: SHOP_TEXTS.charge(sumDirhams([sold.sum, byHand.sum, -undone.sum, -returned.sum])),
    waiting: String(waiting),
  };
  await store.transaction(async (tx) => {
    const settings = await tx.privateSettings();
    const subject = `summary-${day.name}`;
    const context = { settings, channels: on, now };
    await addMessages(tx, shopMessages('morning-summary', subject, params, context));
  });
}
