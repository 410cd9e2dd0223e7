import { COUNTRIES, COUNTRY_CODES, type CountryCode } from '@ghar/domain/contact/country';
import { may } from '@ghar/domain/order/may';
import type { Order, OrderEvent } from '@ghar/domain/order/order';
import { orderFormSchema } from '@ghar/domain/order/order-form';
import { newOrderId } from '@ghar/domain/order/order-number';
import { orderSearchTokens } from '@ghar/domain/order/order-search';
import { parse } from '@ghar/domain/text/parse';
import { newOrder } from '../../functions/src/orders/place-order.ts';
import type { HandPayment } from '@ghar/domain/money/hand-payment';
import { confirmBy } from '@ghar/domain/order/cash';
import { PRODUCT_ID } from './images.ts';
import { OrderTimeline } from './order-timeline.ts';
import { SOAP } from './products.ts';
import { randomOf, type Random } from './random.ts';
import { SETTINGS } from './settings.ts';
import { DAY, HOUR, MINUTE, ago } from './seeded-at.ts';
import { shoppersOf } from './shoppers.ts';

export type SeedOrder = {
  readonly id: string;
  readonly order: Order;
  /** By id, oldest first. */
  readonly events: readonly (readonly [string, OrderEvent])[];
  readonly handPayments: readonly (readonly [string, HandPayment])[];
};

type Step = (story: OrderTimeline, random: Random) => void;
type Story = {
  readonly orders: number;
  readonly age: readonly [newest: number, oldest: number];
  /** Paid on delivery. */
  readonly inCash?: boolean;
  readonly steps: readonly Step[];
};

const open: Step = (story, random) => story.openPayment(0.05, random.uuid());
const pay: Step = (story, random) => {
  open(story, random);
  story.pay(random.between(1, 9));
};
const ship: Step = (story, random) =>
  story.ship(
    random.between(5 * 60, 24 * 60),
    'aramex',
    String(random.between(30_000_000_000, 39_999_999_999)),
  );
const deliver: Step = (story, random) => story.deliver(random.between(24 * 60, 4 * 24 * 60));
const confirm: Step = (story, random) => story.confirm(random.between(2, 90));
const decline: Step = (story, random) => story.failPayment(random.between(1, 6), 'provider-failed');
const expire: Step = (story) => story.failPayment(36, 'expired');
const cancelWithin =
  (earliest: number, latest: number): Step =>
  (story, random) =>
    story.setStatus(random.between(earliest, latest), 'cancelled');

const STORIES: Readonly<Record<string, Story>> = {
  waitsForPayment: { orders: 3, age: [3 * MINUTE, 18 * MINUTE], steps: [open] },
  confirmed: { orders: 8, age: [HOUR, 20 * HOUR], steps: [pay] },
  /** Test orders from before the opening: no money moved. */
  triedOut: {
    orders: 1,
    age: [26 * HOUR, 27 * HOUR],
    steps: [(story) => (story.order = { ...story.order, payment_test: true }), pay],
  },
  shipped: { orders: 9, age: [30 * HOUR, 4 * DAY], steps: [pay, ship] },
  delivered: { orders: 34, age: [6 * DAY, 60 * DAY], steps: [pay, ship, deliver] },
  declinedThenPaid: {
    orders: 2,
    age: [8 * DAY, 25 * DAY],
    steps: [
      open,
      (story) => story.failPayment(2, 'provider-failed'),
      (story) => story.reopen(3),
      pay,
      ship,
      deliver,
    ],
  },
  paidAfterItExpired: {
    orders: 1,
    age: [2 * DAY, 3 * DAY],
    steps: [open, expire, (story) => story.pay(11), ship],
  },
  declined: { orders: 4, age: [2 * HOUR, 40 * DAY], steps: [open, decline] },
  leftUnpaid: { orders: 3, age: [DAY, 50 * DAY], steps: [open, expire] },
  refusedByProvider: {
    orders: 1,
    age: [15 * DAY, 16 * DAY],
    steps: [(story) => story.failPayment(0.1, 'provider-refused')],
  },
  givenUp: {
    orders: 3,
    age: [5 * DAY, 45 * DAY],
    steps: [
      open,
      (story, random) => story.failPayment(random.between(1, 9), 'provider-canceled'),
      cancelWithin(60, 600),
    ],
  },
  cashToConfirm: { orders: 2, inCash: true, age: [HOUR, 6 * HOUR], steps: [] },
  cashToShip: { orders: 2, inCash: true, age: [8 * HOUR, 20 * HOUR], steps: [confirm] },
  cashOnItsWay: { orders: 2, inCash: true, age: [30 * HOUR, 3 * DAY], steps: [confirm, ship] },
  cashWithCourier: {
    orders: 2,
    inCash: true,
    age: [6 * DAY, 9 * DAY],
    steps: [confirm, ship, deliver],
  },
  cashCollected: {
    orders: 4,
    inCash: true,
    age: [14 * DAY, 40 * DAY],
    steps: [
      confirm,
      ship,
      deliver,
      (story, random) => story.collect(random.between(24 * 60, 3 * 24 * 60)),
    ],
  },
  cashComingBack: {
    orders: 1,
    inCash: true,
    age: [5 * DAY, 6 * DAY],
    steps: [confirm, ship, (story) => story.refuse(2 * 24 * 60)],
  },
  cashUnconfirmed: {
    orders: 1,
    inCash: true,
    age: [4 * DAY, 5 * DAY],
    steps: [(story) => story.failPayment(24 * 60 + 3, 'cash-unconfirmed')],
  },
  cancelledAfterPaying: {
    orders: 3,
    age: [4 * DAY, 35 * DAY],
    steps: [pay, cancelWithin(30, 300)],
  },
};

/** Percentage of orders by country. */
const SHARES: Readonly<Record<CountryCode, number>> = {
  ae: 38,
  sa: 30,
  qa: 8,
  kw: 12,
  bh: 5,
  om: 7,
};
const COUNTRY_DRAWS = COUNTRY_CODES.flatMap((code) => Array<CountryCode>(SHARES[code]).fill(code));
const QUANTITY_DRAWS = [1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 4];

/** An order as the backend writes it on placement. */
function placedOrder(
  id: string,
  createdAt: Date,
  { inCash, random }: { inCash: boolean; random: Random },
): Order {
  const drawn = random.pick(COUNTRY_DRAWS);
  const { cash } = SETTINGS.public;
  const country = inCash && !(drawn in cash.countries) ? 'ae' : drawn;
  const fee = inCash ? cash.countries[country as keyof typeof cash.countries].fee : undefined;
  const shopper = random.pick(shoppersOf(country));
  const form = parse(orderFormSchema, {
    customerName: shopper.name,
    customerPhone: shopper.phone,
    customerEmail: shopper.email,
    country,
    countryCode: COUNTRIES[country].dialCode,
    city: shopper.city,
    address: shopper.address,
    quantity: random.pick(QUANTITY_DRAWS),
  });
  const { id: _, ...order } = newOrder(
    id,
    { ...form, checkoutKey: random.uuid() },
    { id: PRODUCT_ID, ...SOAP },
    { now: createdAt, testMode: false, fee },
  );
  if (!inCash) return order;
  const confirm_by = confirmBy(cash, createdAt);
  return { ...order, payment_method: 'cash', confirm_by, confirm_token: random.id() };
}

function storyEvents(
  name: string,
  { age: [newest, oldest], inCash = false, steps }: Story,
  times: number,
): SeedOrder[] {
  return Array.from({ length: times }, (_, index) => {
    const random = randomOf(`${name} ${index}`);
    const share = (index + random.between(0, 100) / 100) / times;
    const id = newOrderId((below) => random.between(0, below - 1));
    const story = new OrderTimeline(
      placedOrder(id, ago(newest + share * (oldest - newest)), { inCash, random }),
    );
    for (const step of steps) step(story, random);
    const { order, events, handPayments } = story;
    return {
      id,
      order,
      events: events.map((event) => [random.id(), event]),
      handPayments: handPayments.map((payment) => [random.id(), payment]),
    };
  });
}

/** When its invoice was issued: on payment, which of cash is recorded by hand. */
export const invoicedAt = ({ order }: Pick<SeedOrder, 'order'>): Date =>
  order.paid_at ?? order.updated_at;

const ORDER_COUNT = Object.values(STORIES).reduce((sum, { orders }) => sum + orders, 0);

/** So many orders over sixty days, with each kind's share. */
export function ordersOfShop(count: number): SeedOrder[] {
  let before = 0;
  const scaled = (orders: number): number => Math.round((orders * count) / ORDER_COUNT);
  const orders = Object.entries(STORIES).flatMap(([name, story]) => {
    const times = scaled(before + story.orders) - scaled(before);
    before += story.orders;
    return storyEvents(name, story, times);
  });
  const paid = orders.filter(({ order }) => may(order).invoice === 'issue');
  const inOrder = paid.toSorted((one, other) => +invoicedAt(one) - +invoicedAt(other));
  const numbers = new Map(inOrder.map(({ id }, index) => [id, index + 1]));
  return orders.map(({ order: told, ...one }) => {
    const { id } = one;
    const order = { ...told, invoice_number: numbers.get(id) ?? null };
    return { ...one, order: { ...order, search: orderSearchTokens({ id, ...order }) } };
  });
}

export const ORDERS: readonly SeedOrder[] = ordersOfShop(ORDER_COUNT);
