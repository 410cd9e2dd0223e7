import { SHOP_TEXTS } from '@ghar/domain/i18n/message-texts';
import { sumDirhams } from '@ghar/domain/money/money';
import { isGivenBack } from '@ghar/domain/order/order-state';
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
import type { FoundOrder, OrderStore } from '../orders/order-store.ts';
import { addMessages } from '../messages/store-with-outbox.ts';

/** A query's count and the sum of its field. */
export type Figures = { readonly count: number; readonly sum: number };
export type SummaryPorts = Omit<OutboxPorts, 'store'> & {
  readonly store: OutboxPorts['store'] & Pick<OrderStore, 'ordersToSendRefunded'>;
  readonly figuresOf: (query: Query) => Promise<Figures>;
};

/** A malformed order stays counted: somebody must look at it. */
function isFoundGivenBack({ read }: FoundOrder): boolean {
  try {
    return isGivenBack(read());
  } catch {
    return false;
  }
}

/** Number of orders to send whose money was given back, so that nobody sends them. */
async function countGivenBack(store: SummaryPorts['store']): Promise<number> {
  let count = 0;
  for await (const page of store.ordersToSendRefunded())
    count += page.filter(isFoundGivenBack).length;
  return count;
}

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
  const [sold, byHand, undone, returned, toSend, toReview, both, givenBack] = await Promise.all([
    figuresOf(sales(day)),
    figuresOf(handPayments('received', day)),
    figuresOf(handPayments('undone', day)),
    figuresOf(refundsMade(day)),
    figuresOf(ordersToSend()),
    figuresOf(ordersToReview()),
    figuresOf(ordersToSendAndReview()),
    countGivenBack(store),
  ]);
  const waiting = toSend.count + toReview.count - both.count - givenBack;
  if (sold.count + byHand.count + undone.count + returned.count + waiting === 0) return;
  const params = {
    day: SHOP_TEXTS.shopDay(day.from),
    orders: String(sold.count + byHand.count - undone.count),
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
