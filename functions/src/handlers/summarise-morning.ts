import { SHOP_TEXTS } from '@ghar/domain/i18n/message-texts';
import { sumDirhams } from '@ghar/domain/money/money';
import {
  ordersToReview,
  ordersToSend,
  ordersToSendAndReview,
  refunds,
  sales,
  type Query,
} from '@ghar/domain/queries';
import { REVENUE_STATUSES } from '@ghar/domain/order/status';
import { shopDay } from '@ghar/domain/shop-day';
import type { OutboxPorts } from '../messages/deliver-message.ts';
import { hasChannel, shopMessages } from '../messages/messages-due.ts';
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
  const [sold, returned, toSend, toReview, both] = await Promise.all([
    figuresOf(sales(day)),
    figuresOf(refunds(REVENUE_STATUSES, day)),
    figuresOf(ordersToSend()),
    figuresOf(ordersToReview()),
    figuresOf(ordersToSendAndReview()),
  ]);
  const waiting = toSend.count + toReview.count - both.count;
  if (sold.count + waiting === 0) return;
  const params = {
    day: SHOP_TEXTS.shopDay(day.from),
    orders: String(sold.count),
    revenue: SHOP_TEXTS.charge(sumDirhams([sold.sum, -returned.sum])),
    waiting: String(waiting),
  };
  await store.transaction(async (tx) => {
    const settings = await tx.privateSettings();
    const subject = `summary-${day.name}`;
    const context = { settings, channels: on, now };
    await addMessages(tx, shopMessages('morning-summary', subject, params, context));
  });
}
