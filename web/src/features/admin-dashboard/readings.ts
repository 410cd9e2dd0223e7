import { handPaymentSchema } from '@ghar/domain/money/hand-payment';
import { sumDirhams } from '@ghar/domain/money/money';
import {
  handPayments,
  newestProducts,
  ordersInStatuses,
  ordersMatching,
  ordersOnDelivery,
  refunds,
  refundsMade,
  sales,
} from '@ghar/domain/queries';
import { ORDER_STATUSES, REVENUE_STATUSES, SENT_STATUSES } from '@ghar/domain/order/status';
import { refundSchema } from '@ghar/domain/order/order';
import * as v from 'valibot';
import type { Amounts } from '../../components/admin/waiting-counts.ts';
import { readHeld, readOwedAdjustment } from '../../components/admin/waiting-readings.ts';
import { countAndSumOf, countOf, readEach } from '../../firebase/aggregates.ts';
import { fetchDocuments } from '../../firebase/fetch-documents.ts';
import { NOT_SOLD, type Compared, type OrderFigures, type NotSold } from './figures.ts';
import {
  bucketsBefore,
  bucketsOf,
  todayAndWeekBefore,
  type Bucket,
  type Span,
} from './time-span.ts';

/**
 * A bucket's payments less those undone in it, and their sum in dirhams less the refunds made in it. Both may be
 * negative.
 */
export type Taking = Bucket & Amounts;

/** The buckets of a time span and of the one before. */
export type Takings = Compared<readonly Taking[]>;

/** Today and the same weekday last week. Revenue in dirhams, less refunds. */
export type TodayFigures = {
  readonly orders: Compared<number>;
  readonly revenue: Compared<number>;
  /** Start of that day last week. */
  readonly weekBefore: Date;
};

/** Up to this many documents of a window are cheaper to read than to sum per bucket. */
const FEW = 14;

const paymentSchema = v.pick(handPaymentSchema, ['amount', 'at']);

/** What counts beside {@link sales}, each at its own time. */
const BESIDE_SALES = {
  received: {
    query: (time: Bucket) => handPayments('received', time),
    schema: paymentSchema,
  },
  undone: {
    query: (time: Bucket) => handPayments('undone', time),
    schema: paymentSchema,
  },
  returned: {
    query: refundsMade,
    schema: v.pipe(
      v.required(v.pick(refundSchema, ['amount', 'completed_at'])),
      v.transform(({ amount, completed_at: at }) => ({ amount, at })),
    ),
  },
} as const;
type BesideSales = keyof typeof BESIDE_SALES;

const NOT_SOLD_PARTS = Object.keys(NOT_SOLD) as NotSold[];

/** The figures at one moment; values used by several parts are read once. */
export class Readings {
  readonly now = new Date();
  readonly #answers = new Map<string, Promise<unknown>>();

  /** @throws FirebaseError */
  async orders(): Promise<OrderFigures> {
    const cashEnded = {
      status: 'pending',
      payment_status: 'failed',
      payment_method: 'cash',
    } as const;
    const [paid, notSold, sold, cancelled, held, owed, withCouriers, ended] = await Promise.all([
      readEach(ORDER_STATUSES, (status) => countAndSumOf(ordersInStatuses([status], 'paid'))),
      readEach(NOT_SOLD_PARTS, (part) => {
        const { statuses, kind } = NOT_SOLD[part];
        return countAndSumOf(ordersInStatuses(statuses, kind));
      }),
      countAndSumOf(refunds(REVENUE_STATUSES)),
      countAndSumOf(refunds(['cancelled'])),
      readHeld(),
      readOwedAdjustment(),
      countAndSumOf(ordersOnDelivery(SENT_STATUSES)),
      countOf(ordersMatching(cashEnded)),
    ]);
    return {
      paid,
      notSold,
      refunded: { sold, cancelled },
      held,
      owedAdjustment: owed,
      withCouriers,
      cashEnded: ended,
    };
  }

  /** @throws FirebaseError */
  products = (): Promise<number> => countOf(newestProducts());

  /** @throws FirebaseError */
  async today(): Promise<TodayFigures> {
    const [today, weekBefore] = todayAndWeekBefore(this.now);
    const window = windowOf(7, this.now);
    const [orders, ordersBefore, takings, takingsBefore] = await Promise.all([
      countOf(ordersMatching(today)),
      countOf(ordersMatching(weekBefore)),
      this.#taking(today, window),
      this.#taking(weekBefore, window),
    ]);
    return {
      orders: { now: orders, before: ordersBefore },
      revenue: { now: takings.sum, before: takingsBefore.sum },
      weekBefore: weekBefore.from,
    };
  }

  /** Revenue and orders of the last `span` days and of those before. @throws FirebaseError */
  async takings(span: Span): Promise<Takings> {
    const window = windowOf(span, this.now);
    const [now, before] = await Promise.all(
      [bucketsOf(span, this.now), bucketsBefore(span, this.now)].map((buckets) =>
        Promise.all(buckets.map((bucket) => this.#taking(bucket, window))),
      ),
    );
    return { now: now!, before: before! };
  }

  #taking(bucket: Bucket, window: Bucket): Promise<Taking> {
    const part = async (kind: BesideSales): Promise<Amounts> =>
      (await this.#inWindow(kind, window))(bucket);
    return this.#once(['taking', bucket], async () => {
      const [sold, received, undone, returned] = await Promise.all([
        countAndSumOf(sales(bucket)),
        part('received'),
        part('undone'),
        part('returned'),
      ]);
      return {
        ...bucket,
        count: sold.count + received.count - undone.count,
        sum: sumDirhams([sold.sum, received.sum, -undone.sum, -returned.sum]),
      };
    });
  }

  /** The amounts in any part of a window. */
  #inWindow(
    kind: BesideSales,
    window: Bucket,
  ): Promise<(part: Bucket) => Amounts | Promise<Amounts>> {
    return this.#once([kind, window], async () => {
      const { query, schema } = BESIDE_SALES[kind];
      const count = await countOf(query(window));
      if (count > FEW) return (part: Bucket) => countAndSumOf(query(part));
      const all = count === 0 ? [] : await fetchDocuments(query(window), schema);
      return ({ from, to }: Bucket) => {
        const found = all.filter(({ at }) => at >= from && at < to);
        return { count: found.length, sum: sumDirhams(found.map(({ amount }) => amount)) };
      };
    });
  }

  #once<Value>(key: readonly [string, Bucket], read: () => Promise<Value>): Promise<Value> {
    const name = JSON.stringify(key);
    const known = this.#answers.get(name) as Promise<Value> | undefined;
    if (known) return known;
    const answer = read();
    this.#answers.set(name, answer);
    return answer;
  }
}

/** A time span and the one before it. */
const windowOf = (span: Span, now: Date): Bucket => ({
  from: bucketsBefore(span, now)[0]!.from,
  to: bucketsOf(span, now).at(-1)!.to,
});
