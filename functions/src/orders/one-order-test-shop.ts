import { DEFAULT_PUBLIC_SETTINGS } from '@ghar/domain/content/default-settings';
import { privateSettingsSchema } from '@ghar/domain/content/settings';
import { CHARGE_CURRENCY } from '@ghar/domain/money/currency';
import type { CashRefusals } from '@ghar/domain/order/cash-refusals';
import type { HandPayment } from '@ghar/domain/money/hand-payment';
import { DEFAULT_LOCALE } from '@ghar/domain/i18n/locale';
import {
  FILLED_IN_LATER,
  SERVER_ACTOR,
  type Order,
  type OrderEvent,
  type Refund,
} from '@ghar/domain/order/order';
import { orderFormSchema, type OrderForm } from '@ghar/domain/order/order-form';
import { FORM_FIELD_NAMES, FORM_FIELDS } from '@ghar/domain/order/form-fields';
import { storedForm } from '@ghar/domain/order/stored-form';
import { parse } from '@ghar/domain/text/parse';
import * as v from 'valibot';
import type { IntentStatus, PaymentIntent } from '../payments/payment-intent.ts';
import type { OrderingPorts } from './open-payment.ts';
import type { StoredOrder } from './order-store.ts';
import type { ShopStore, ShopTransaction } from './shop-store.ts';
import type { StoredProduct } from './stock-store.ts';

/** For unit tests only: a shop of one order of one product, in memory. */
export const PLACED_AT = new Date('2026-11-20T10:00:00Z');

const FORM = parse(orderFormSchema, {
  customerName: 'مريم',
  customerPhone: '+971501234567',
  country: 'ae',
  countryCode: '+971',
  city: 'دبي',
  address: 'شارع الوصل',
  quantity: 3,
});

export const order: StoredOrder = {
  ...FILLED_IN_LATER,
  ...storedForm(FORM),
  id: 'order',
  locale: DEFAULT_LOCALE,
  unit_price: 299,
  total_amount: 897,
  currency: CHARGE_CURRENCY,
  product_id: 'soap',
  product_name: 'صابون',
  order_number: 'order',
  status: 'pending',
  payment_method: 'card',
  payment_status: 'pending',
  payment_intent_id: 'second',
  former_payment_intent_ids: ['first'],
  payment_url: 'https://pay.example/second',
  payment_reopened_at: null,
  payment_needs_review: false,
  payment_test: true,
  stock_reserved: true,
  checkout_key: 'key',
  search: [],
  created_at: PLACED_AT,
  updated_at: PLACED_AT,
  updated_by: 'server',
};

/** The form that an order is stored as. */
export const formOf = (stored: Order): OrderForm =>
  Object.fromEntries(
    FORM_FIELD_NAMES.map((field) => [field, stored[FORM_FIELDS[field].stored]]),
  ) as OrderForm;

/** A shop of one order and one product. */
export function shop(stock = 7) {
  const product: StoredProduct = {
    id: 'soap',
    name: 'صابون',
    price: 299,
    stock_quantity: stock,
    is_active: true,
  };
  const state = {
    order,
    product,
    events: [] as string[],
    history: [] as (OrderEvent & { readonly id: string })[],
    keys: new Set<string>(),
    settings: v.parse(privateSettingsSchema, {}),
  };
  const attempts = new Map<string, readonly Date[]>();
  const refunds = new Map<string, Refund>();
  const handPayments: HandPayment[] = [];
  const refusals = new Map<string, CashRefusals>();
  let commits = 0;
  const transactionOf = (writes: (() => void)[]): Partial<ShopTransaction> => {
    const move = (pieces: number): void =>
      void writes.push(() => {
        const stock_quantity = state.product.stock_quantity + pieces;
        state.product = { ...state.product, stock_quantity };
      });
    return {
      order: async () => state.order,
      product: async () => state.product,
      refund: async (_, id) => refunds.get(id) ?? null,
      refunds: async () => [...refunds].map(([id, refund]) => ({ ...refund, id })),
      putRefund: (_, id, refund) => void writes.push(() => void refunds.set(id, refund)),
      events: async () => state.history,
      privateSettings: async () => state.settings,
      addHandPayment: (_orderId, _key, payment) =>
        void writes.push(() => void handPayments.push(payment)),
      refusals: async (name) => refusals.get(name) ?? null,
      putRefusals: (name, one) => void writes.push(() => void refusals.set(name, one)),
      hasEvent: async (_, key) => state.keys.has(key),
      attempts: async (key) => attempts.get(key) ?? [],
      tally: async () => null,
      setAttempts: (key, times) => void writes.push(() => void attempts.set(key, times)),
      updateOrder: (_, change: Partial<Order>) =>
        void writes.push(() => {
          state.order = { ...state.order, ...change };
        }),
      takePieces: (_, quantity) => move(-quantity),
      givePiecesBack: (_, quantity) => move(quantity),
      shownProduct: async () => null,
      rollUp: () => false,
      addEvent: (_, { type, from = null, to = null, note }, key) =>
        void writes.push(() => {
          state.history.push({
            id: key ?? `event-${state.history.length}`,
            type,
            from,
            to,
            note: note ?? null,
            actor: SERVER_ACTOR,
            created_at: PLACED_AT,
          });
          state.events.push(note === undefined ? type : `${type} ${note}`);
          if (key !== undefined) state.keys.add(key);
        }),
    };
  };
  let ids = 0;
  const store: Pick<
    ShopStore,
    'newOrderId' | 'order' | 'orderOfLink' | 'transaction' | 'orderWhen' | 'noteRefundLook'
  > = {
    newOrderId: () => `id-${++ids}`,
    order: async (id) => (id === state.order.id ? state.order : null),
    orderOfLink: async (linkId) => (linkId === state.order.link_id ? state.order : null),
    noteRefundLook: async (_, id, looked_at) => {
      refunds.set(id, { ...refunds.get(id)!, looked_at });
      commits += 1;
    },
    async transaction<Result>(work: (tx: ShopTransaction) => Promise<Result>): Promise<Result> {
      const [found, before, writes] = [state.order, commits, [] as (() => void)[]];
      const result = await work(transactionOf(writes) as ShopTransaction);
      // lost against a concurrent commit
      if (state.order !== found || commits !== before) return this.transaction(work);
      for (const write of writes) write();
      if (writes.length > 0) commits += 1;
      return result;
    },
    async orderWhen(_, condition) {
      while (!condition(state.order)) await new Promise(setImmediate);
      return state.order;
    },
  };
  return {
    state,
    refunds,
    handPayments,
    /** The refused parcels of each phone. */
    refused: () => [...refusals.values()],
    store: store as ShopStore,
    /** Pieces in stock, and pieces that the order holds. */
    pieces: () =>
      state.product.stock_quantity + (state.order.stock_reserved ? state.order.quantity : 0),
  };
}

/** A refund that the merchant has asked for. */
export const refundOf = (change: Partial<Refund> = {}): Refund => ({
  amount: 100.1,
  reason: 'كسر في الشحن',
  restock: true,
  status: 'pending',
  actor: 'merchant',
  actor_email: null,
  actor_name: null,
  payment_intent_id: 'second',
  error: null,
  sent_at: null,
  looked_at: null,
  created_at: PLACED_AT,
  ...change,
});

/** A refund of money that was paid and given back outside the provider. */
export function refundByHand(change: Partial<Refund> = {}): Refund {
  const { payment_intent_id: _, ...refund } = refundOf({ status: 'completed', by_hand: true });
  return { ...refund, ...change };
}

export const intent = (
  id: string,
  status: IntentStatus,
  change: Partial<PaymentIntent> = {},
): PaymentIntent => ({
  id,
  status,
  providerStatus: status,
  amount: 89700,
  currency: CHARGE_CURRENCY,
  fee: null,
  url: null,
  ...change,
});

/** The ports of that shop at `now`; provider calls that a test does not expect fail. */
export const portsOf = (
  store: ShopStore,
  provider: Partial<OrderingPorts['provider']>,
  now = PLACED_AT,
): OrderingPorts => ({
  store,
  provider: {
    createIntent: () => Promise.reject(new Error('nothing is opened here')),
    getIntent: () => Promise.reject(new Error('nobody asks')),
    createRefund: () => Promise.reject(new Error('nothing is given back here')),
    getRefund: () => Promise.reject(new Error('nobody asks')),
    ...provider,
  },
  clock: () => now,
  returnUrl: (id) => `https://shop.example/${id}`,
  testMode: true,
  counterSecret: 'secret',
  ordersPerNetwork: 300,
  piecesPerNetwork: 60,
  maxPieces: async () => 20,
  cash: async () => DEFAULT_PUBLIC_SETTINGS.cash,
});

/** `opened`, or the code of the refusal. */
export const codeOf = (opening: Promise<unknown>): Promise<string> =>
  opening.then(
    () => 'opened',
    (error: { code: string }) => error.code,
  );
