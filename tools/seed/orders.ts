import { COUNTRIES, COUNTRY_CODES, type CountryCode } from '@ghar/domain/country';
import { CHARGE_CURRENCY } from '@ghar/domain/currency';
import { may } from '@ghar/domain/order/may';
import { totalDirhams } from '@ghar/domain/money';
import { DEFAULT_LOCALE } from '@ghar/domain/locale';
import { FILLED_IN_LATER, SERVER_ACTOR, type Order, type OrderEvent } from '@ghar/domain/order';
import { orderFormSchema } from '@ghar/domain/order-form';
import { newOrderId, orderNumber } from '@ghar/domain/order-number';
import { orderSearchTokens } from '@ghar/domain/order-search';
import { storedForm } from '@ghar/domain/order/stored-form';
import { parse } from '@ghar/domain/parse';
import { PRODUCT_ID } from './images.ts';
import { OrderTimeline } from './order-timeline.ts';
import { SOAP } from './products.ts';
import { randomOf, type Random } from './random.ts';
import { DAY, HOUR, MINUTE, ago } from './seeded-at.ts';
import { SHOPPERS } from './shoppers.ts';

export type SeedOrder = {
  readonly id: string;
  readonly order: Order;
  /** By id, oldest first. */
  readonly events: readonly (readonly [string, OrderEvent])[];
};

type Story = {
  readonly orders: number;
  /** Their age. */
  readonly age: readonly [newest: number, oldest: number];
  readonly tell: (story: OrderTimeline, random: Random) => void;
};

const open = (story: OrderTimeline, random: Random): void => story.openPayment(0.05, random.uuid());
const pay = (story: OrderTimeline, random: Random): void => {
  open(story, random);
  story.pay(random.between(1, 9));
};
const ship = (story: OrderTimeline, random: Random): void =>
  story.ship(
    random.between(5 * 60, 24 * 60),
    'aramex',
    String(random.between(30_000_000_000, 39_999_999_999)),
  );
const deliver = (story: OrderTimeline, random: Random): void =>
  story.deliver(random.between(24 * 60, 4 * 24 * 60));

/** Kinds of orders, and their number. */
const STORIES: Readonly<Record<string, Story>> = {
  waitsForPayment: { orders: 3, age: [3 * MINUTE, 18 * MINUTE], tell: open },
  confirmed: { orders: 8, age: [HOUR, 20 * HOUR], tell: pay },
  /** Test orders from before the opening: no money moved. */
  triedOut: {
    orders: 1,
    age: [26 * HOUR, 27 * HOUR],
    tell(story, random) {
      story.order = { ...story.order, payment_test: true };
      pay(story, random);
    },
  },
  shipped: {
    orders: 9,
    age: [30 * HOUR, 4 * DAY],
    tell(story, random) {
      pay(story, random);
      ship(story, random);
    },
  },
  delivered: {
    orders: 34,
    age: [6 * DAY, 60 * DAY],
    tell(story, random) {
      pay(story, random);
      ship(story, random);
      deliver(story, random);
    },
  },
  declinedThenPaid: {
    orders: 2,
    age: [8 * DAY, 25 * DAY],
    tell(story, random) {
      open(story, random);
      story.failPayment(2, 'provider-failed');
      story.reopen(3);
      pay(story, random);
      ship(story, random);
      deliver(story, random);
    },
  },
  paidAfterItExpired: {
    orders: 1,
    age: [2 * DAY, 3 * DAY],
    tell(story, random) {
      open(story, random);
      story.failPayment(36, 'expired');
      story.pay(11);
      ship(story, random);
    },
  },
  declined: {
    orders: 4,
    age: [2 * HOUR, 40 * DAY],
    tell(story, random) {
      open(story, random);
      story.failPayment(random.between(1, 6), 'provider-failed');
    },
  },
  leftUnpaid: {
    orders: 3,
    age: [DAY, 50 * DAY],
    tell(story, random) {
      open(story, random);
      story.failPayment(36, 'expired');
    },
  },
  refusedByProvider: {
    orders: 1,
    age: [15 * DAY, 16 * DAY],
    tell: (story) => story.failPayment(0.1, 'provider-refused'),
  },
  givenUp: {
    orders: 3,
    age: [5 * DAY, 45 * DAY],
    tell(story, random) {
      open(story, random);
      story.failPayment(random.between(1, 9), 'provider-canceled');
      story.setStatus(random.between(60, 600), 'cancelled');
    },
  },
  cancelledAfterPaying: {
    orders: 3,
    age: [4 * DAY, 35 * DAY],
    tell(story, random) {
      pay(story, random);
      story.setStatus(random.between(30, 300), 'cancelled');
    },
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
function placedOrder(id: string, createdAt: Date, random: Random): Order {
  const country = random.pick(COUNTRY_DRAWS);
  const shopper = random.pick(SHOPPERS[country]);
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
  return {
    ...FILLED_IN_LATER,
    ...storedForm(form),
    locale: DEFAULT_LOCALE,
    order_number: orderNumber(id),
    unit_price: SOAP.price,
    total_amount: totalDirhams(SOAP.price, form.quantity),
    currency: CHARGE_CURRENCY,
    product_id: PRODUCT_ID,
    product_name: SOAP.name,
    status: 'pending',
    payment_status: 'pending',
    payment_intent_id: null,
    former_payment_intent_ids: [],
    payment_url: null,
    payment_reopened_at: null,
    payment_test: false,
    payment_needs_review: false,
    stock_reserved: true,
    checkout_key: random.uuid(),
    search: [],
    created_at: createdAt,
    updated_at: createdAt,
    updated_by: SERVER_ACTOR,
  };
}

function tellStory(
  name: string,
  { age: [newest, oldest], tell }: Story,
  times: number,
): SeedOrder[] {
  return Array.from({ length: times }, (_, index) => {
    const random = randomOf(`${name} ${index}`);
    const share = (index + random.between(0, 100) / 100) / times;
    const id = newOrderId((below) => random.between(0, below - 1));
    const story = new OrderTimeline(
      placedOrder(id, ago(newest + share * (oldest - newest)), random),
    );
    tell(story, random);
    const order = { ...story.order, search: orderSearchTokens({ id, ...story.order }) };
    return { id, order, events: story.events.map((event) => [random.id(), event]) };
  });
}

const TOLD = Object.values(STORIES).reduce((sum, { orders }) => sum + orders, 0);

/** So many orders over sixty days, with each kind's share. */
export function ordersOfShop(count: number): SeedOrder[] {
  let before = 0;
  const scaled = (orders: number): number => Math.round((orders * count) / TOLD);
  const orders = Object.entries(STORIES).flatMap(([name, story]) => {
    const times = scaled(before + story.orders) - scaled(before);
    before += story.orders;
    return tellStory(name, story, times);
  });
  const paid = orders.filter(({ order }) => may(order).invoice);
  const inOrder = paid.toSorted((one, other) => +one.order.paid_at! - +other.order.paid_at!);
  const numbers = new Map(inOrder.map(({ id }, index) => [id, index + 1]));
  return orders.map((told) => ({
    ...told,
    order: { ...told.order, invoice_number: numbers.get(told.id) ?? null },
  }));
}

/** The orders of the last sixty days. */
export const ORDERS: readonly SeedOrder[] = ordersOfShop(TOLD);
