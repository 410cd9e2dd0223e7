import { CHARGE_CURRENCY } from '@ghar/domain/money/currency';
import { describe, expect, test } from 'vitest';
import type { OrderEvent } from '@ghar/domain/order/order';
import { order, PLACED_AT as at } from '../../functions/src/orders/one-order-test-shop.ts';
import {
  auditAtLast,
  auditAtRest,
  auditHeldPieces,
} from '../../tools/harness/order-audit/audit.ts';
import { auditBooks } from '../../tools/harness/order-audit/audit-books.ts';
import type {
  Books,
  Known,
  RecordedEvent,
  RecordedIntent,
  RecordedMessage,
  RecordedOrder,
  RecordedRefund,
  ShopRecord,
} from '../../tools/harness/order-audit/shop-record.ts';

const event = (
  type: OrderEvent['type'],
  from: string | null,
  to: string | null,
  over: Partial<RecordedEvent> = {},
): RecordedEvent => ({
  key: 'key',
  type,
  from,
  to,
  actor: 'server',
  created_at: at,
  note: null,
  ...over,
});

const PAID: RecordedOrder = {
  ...order,
  id: 'paid',
  quantity: 2,
  total_amount: 598,
  order_number: 'paid',
  status: 'confirmed',
  payment_status: 'paid',
  payment_intent_id: 'intent',
  former_payment_intent_ids: [],
  payment_url: 'https://pay.example/intent',
  paid_at: at,
  events: [
    event('created', null, 'pending'),
    event('payment-opened', null, 'intent'),
    event('payment-status-changed', 'pending', 'paid'),
    event('status-changed', 'pending', 'confirmed'),
  ],
};
const COMPLETED: RecordedIntent = {
  id: 'intent',
  status: 'completed',
  amount: 59_800,
  currency_code: CHARGE_CURRENCY,
  success_url: 'https://shop.example/payment-success?order_id=paid',
};
const OPEN: RecordedIntent = { ...COMPLETED, id: 'open', status: 'requires_payment_instrument' };
const KNOWN: Known = {
  pieces: 10,
  orderIds: new Set(['paid']),
  payable: new Set(['intent', 'open', 'other']),
  announcedPaid: new Set(['other']),
  contradictions: new Map([['paid', ['change-1']]]),
};
const LATER = { created_at: new Date(at.getTime() + 60_000) };
/** The paid order after an admin has set its payment to pending. */
const BY_HAND = {
  payment_status: 'pending',
  events: [
    ...PAID.events,
    event('payment-status-changed', 'paid', 'pending', { ...LATER, actor: 'merchant' }),
    event('unpaid-by-hand', null, null, { ...LATER, key: 'change-1-1' }),
  ],
} as const;

const shop = (
  order: Partial<RecordedOrder> = {},
  change: Partial<ShopRecord> = {},
): ShopRecord => ({
  orders: [{ ...PAID, ...order }],
  checkouts: new Map([['key', 'paid']]),
  figure: change.stock ?? 8,
  stock: 8,
  intents: [COMPLETED],
  messages: [],
  refunds: [],
  books: { invoices: new Map(), creditNotes: new Map(), lastInvoice: 0, lastCreditNote: 0 },
  ...change,
});
const rules = (record: ShopRecord, audit = auditAtLast, known = KNOWN): string =>
  audit(record, known)
    .map(({ rule }) => rule)
    .join('\n');

const UNPAID = { payment_status: 'pending', paid_at: null, status: 'pending' } as const;

/** A shop whose order has an invoice, a credit note and its messages. */
const TOLD_AS: RecordedMessage = {
  id: 'paid-payment-confirmed-whatsapp',
  order_id: 'paid',
  kind: 'payment-confirmed',
  channel: 'whatsapp',
  to: '+971501234567',
  locale: 'ar',
  params: {},
  state: 'sent',
  attempts: 1,
  next_attempt_at: null,
  provider_id: 'wamid',
  error: null,
  claim: null,
  needs_merchant: false,
  created_at: at,
};
const outbox = (change: Partial<RecordedMessage> = {}): RecordedMessage[] => {
  const toMerchant = (channel: 'whatsapp' | 'email'): RecordedMessage => ({
    ...TOLD_AS,
    id: `paid-new-order-${channel}`,
    kind: 'new-order',
    channel,
  });
  const received = { ...TOLD_AS, id: 'paid-order-received-whatsapp', state: 'withdrawn' } as const;
  return [received, { ...TOLD_AS, ...change }, toMerchant('whatsapp'), toMerchant('email')];
};
const HANDED_OVER = [
  'paid-payment-confirmed-whatsapp',
  'paid-new-order-whatsapp',
  'paid-new-order-email',
];
const SELLER = { legal_name: '', address: '', licence: '', tax_number: '', country: 'ae' } as const;
const ISSUED = { order_id: 'paid', issued_at: at, seller: SELLER, vat_percent: null, vat: 0 };
const REFUND: RecordedRefund = {
  id: 'refund',
  orderId: 'paid',
  amount: 100,
  reason: null,
  restock: false,
  status: 'completed',
  actor: 'merchant',
  actor_email: null,
  actor_name: null,
  payment_intent_id: 'intent',
  error: null,
  sent_at: at,
  looked_at: null,
  created_at: at,
  credit_note_number: 1,
};
const { credit_note_number: _, ...UNCREDITED } = REFUND;
const BOOKS: Books = {
  invoices: new Map([[1, { ...ISSUED, total: 598, credited: 100 }]]),
  creditNotes: new Map([[1, { ...ISSUED, invoice_number: 1, refund_id: 'refund', amount: 100 }]]),
  lastInvoice: 1,
  lastCreditNote: 1,
};
const booked = (order: Partial<RecordedOrder> = {}, change: Partial<ShopRecord> = {}): ShopRecord =>
  shop(
    { payment_test: false, invoice_number: 1, refunded_amount: 100, ...order },
    { refunds: [REFUND], books: BOOKS, ...change },
  );
/** Paid and given back by hand, then paid by card, and perhaps given back again: an invoice for each payment. */
function paidAgain(second?: RecordedRefund): ShopRecord {
  const { payment_intent_id: _, ...refund } = REFUND;
  const byHand = { ...refund, id: 'cash', amount: 598, by_hand: true, invoice_number: 1 };
  const whole = { ...ISSUED, invoice_number: 1, refund_id: 'cash', amount: 598 };
  const credited = second?.amount ?? 0;
  const note = { ...ISSUED, invoice_number: 2, refund_id: 'refund', amount: credited };
  return booked(
    { invoice_number: 2, refunded_amount: credited },
    {
      refunds: [byHand, ...(second ? [second] : [])],
      books: {
        invoices: new Map([
          [1, { ...ISSUED, total: 598, credited: 598 }],
          [2, { ...ISSUED, total: 598, credited }],
        ]),
        creditNotes: new Map([[1, whole], ...(second ? ([[2, note]] as const) : [])]),
        lastInvoice: 2,
        lastCreditNote: second ? 2 : 1,
      },
    },
  );
}
const REQUESTED: Known = {
  ...KNOWN,
  refunds: [
    {
      id: 'refund',
      payment_intent_id: 'intent',
      amount: 10_000,
      currency_code: CHARGE_CURRENCY,
      isAnnounced: true,
      isAskedFor: true,
    },
  ],
};

describe('the audit of the books', () => {
  test('finds nothing where they add up', () => {
    expect(rules(booked(), auditAtLast, REQUESTED)).toBe('');
  });

  test('finds nothing where a payment came after the order was refunded by hand', () => {
    expect(rules(paidAgain(), auditAtLast, { ...REQUESTED, refunds: [] })).toBe('');
  });

  test('finds nothing where that payment was given back as well', () => {
    const second = { ...REFUND, amount: 598, credit_note_number: 2 };
    const record = paidAgain(second);
    const [asked] = REQUESTED.refunds!;
    const known = { ...REQUESTED, refunds: [{ ...asked!, amount: 59_800 }] };
    expect(rules(record, auditAtLast, known)).toBe('');
  });

  test('finds nothing where a payment by hand was undone, and its invoice credited', () => {
    const { payment_intent_id: _, ...refund } = REFUND;
    const byHand = { ...refund, by_hand: true };
    const rest = { ...ISSUED, invoice_number: 1, refund_id: null, amount: 498 };
    const record = booked(
      { ...UNPAID, invoice_number: null },
      {
        refunds: [byHand],
        intents: [],
        books: {
          ...BOOKS,
          invoices: new Map([[1, { ...ISSUED, total: 598, credited: 598 }]]),
          creditNotes: new Map([...BOOKS.creditNotes, [2, rest]]),
          lastCreditNote: 2,
        },
      },
    );
    expect(auditBooks(record)).toEqual([]);
  });

  test.each<[string, ShopRecord, RegExp]>([
    ['an unpaid order with one', booked({ ...UNPAID }), /undone is credited/],
    ['a gap', booked({}, { books: { ...BOOKS, lastInvoice: 2 } }), /numbered without gaps/],
    ['a paid order without one', booked({ invoice_number: null }), /a paid order has an invoice/],
    [
      'more given back than was paid',
      booked({}, { refunds: [{ ...REFUND, amount: 599 }] }),
      /no more/,
    ],
    [
      'a refund without a credit note',
      booked({}, { refunds: [UNCREDITED] }),
      /are of what was given back/,
    ],
    ['a refund for good', booked({}, { refunds: [{ ...REFUND, status: 'pending' }] }), /to an end/],
    [
      'a credit note of another amount',
      booked(
        {},
        { books: { ...BOOKS, invoices: new Map([[1, { ...ISSUED, total: 598, credited: 1 }]]) } },
      ),
      /are of what was given back/,
    ],
    [
      'tax that is not that of its invoices less that of their credit notes',
      booked({ vat_amount: 4.76 }),
      /the tax of its invoices/,
    ],
  ])('finds %s', (_, record, rule) => {
    expect(rules(record, auditAtLast, REQUESTED)).toMatch(rule);
  });
});

describe('the audit of messages', () => {
  const found = (messages: RecordedMessage[], handedOver = HANDED_OVER): string =>
    rules(shop({ consent_messages: true }, { messages }), auditAtLast, { ...KNOWN, handedOver });

  test('finds nothing where each was sent once', () => {
    expect(found(outbox())).toBe('');
  });

  test('finds what was sent twice, not at all, or to nobody’s knowledge', () => {
    expect(found(outbox(), [...HANDED_OVER, HANDED_OVER[0]!])).toMatch(/is sent once/);
    expect(found(outbox({ state: 'queued', next_attempt_at: at }))).toMatch(/comes to an end/);
    expect(found(outbox({ state: 'withdrawn' }))).toMatch(/sent is not withdrawn/);
    expect(found(outbox({ state: 'doubtful' }))).toMatch(/waits for the merchant/);
    expect(found(outbox({ state: 'doubtful', needs_merchant: true }))).toMatch(/merchant is told/);
    expect(found(outbox().slice(0, 2))).toMatch(/an order to send/);
    expect(found(outbox().slice(2))).toMatch(/it was received[^]*it is paid/);
  });
});

describe('the audit of orders', () => {
  test('finds nothing where all is well', () => {
    expect(rules(shop())).toBe('');
  });

  test.each<[string, ShopRecord, RegExp]>([
    ['a piece that was lost', shop({}, { stock: 7 }), /no piece is lost or made/],
    ['an order that was lost', shop({}, { orders: [] }), /an order that was answered exists/],
    ["another order's key", shop({ checkout_key: 'other' }), /an order has its key/],
    [
      'two open payments of one order',
      shop({}, { intents: [COMPLETED, OPEN, { ...OPEN, id: 'other' }] }),
      /at most one open payment/,
    ],
    ['a paid order that nobody paid', shop({ payment_intent_id: null }), /names the completed/],
    [
      'a paid order that was paid too little',
      shop({}, { intents: [{ ...COMPLETED, amount: 100 }] }),
      /names the completed payment of its total/,
    ],
    [
      'two orders of one payment',
      shop({}, { orders: [PAID, { ...PAID, id: 'second', checkout_key: 'second' }] }),
      /a payment is of one order/,
    ],
  ])('finds %s, at any time', (_, record, rule) => {
    expect(rules(record, auditAtRest)).toMatch(rule);
    expect(rules(record)).toMatch(rule);
  });

  test.each<[string, ShopRecord, RegExp]>([
    [
      'a payment that its order does not know',
      shop({ ...UNPAID, payment_intent_id: null }),
      /is known to its order/,
    ],
    ['a payment that paid nothing', shop(UNPAID), /makes its order paid/],
    [
      'a payment of another amount that nobody looks at',
      shop(UNPAID, { intents: [{ ...COMPLETED, amount: 100 }] }),
      /another amount is for a person/,
    ],
    [
      'a second payment that nobody looks at',
      shop(
        { former_payment_intent_ids: ['other'] },
        { intents: [COMPLETED, { ...COMPLETED, id: 'other' }] },
      ),
      /a second payment is for a person/,
    ],
    ['an order that waits for good', shop(UNPAID), /no payment stays pending/],
    ['pieces that nobody will send', shop({ status: 'cancelled' }), /holds its pieces iff/],
    [
      'pieces that nobody will send, of an order that had been short of them',
      shop({ status: 'cancelled', events: [...PAID.events, event('stock-short', null, null)] }),
      /holds its pieces iff/,
    ],
    [
      'an order without pieces that nobody looks at',
      shop({ stock_reserved: false, events: [...PAID.events, event('stock-short', null, null)] }),
      /cannot be sent is for a person/,
    ],
    [
      'a cancelled order that was paid, and that nobody looks at',
      shop({ events: [...PAID.events, event('paid-though-cancelled', null, null)] }),
      /cannot be sent is for a person/,
    ],
    [
      'a history that tells something twice',
      shop({ events: [...PAID.events, event('payment-status-changed', 'pending', 'paid')] }),
      /a history has no gap/,
    ],
    [
      'a paid order that the backend took for unpaid meanwhile',
      shop({
        events: [
          ...PAID.events,
          event('payment-status-changed', 'paid', 'failed'),
          event('payment-status-changed', 'failed', 'paid'),
        ],
      }),
      /what is paid stays paid/,
    ],
    [
      'a history that lacks the end',
      shop({ events: PAID.events.slice(0, 2) }),
      /a history ends where the order is/,
    ],
    [
      'a paid order that the backend failed after somebody had set it to pending',
      shop({
        ...BY_HAND,
        payment_status: 'failed',
        events: [...BY_HAND.events, event('payment-status-changed', 'pending', 'failed', LATER)],
      }),
      /is failed or expired by the server/,
    ],
    [
      'a paid order whose pieces the backend gave back',
      shop({ ...BY_HAND, events: [...BY_HAND.events, event('stock-released', null, null, LATER)] }),
      /is unreserved by the server/,
    ],
    [
      'a contradiction that nobody was told of',
      shop({ ...BY_HAND, events: BY_HAND.events.slice(0, -1) }),
      /every contradiction is told exactly once/,
    ],
    [
      'a contradiction that was told twice',
      shop({ ...BY_HAND, events: [...BY_HAND.events, BY_HAND.events.at(-1)!] }),
      /every contradiction is told exactly once/,
    ],
    [
      'a refund that its order does not count',
      shop({
        events: [
          ...PAID.events,
          event('refund-made', null, 'intent', { key: 'refund-made-refund' }),
        ],
      }),
      /knows how much was given back/,
    ],
    ['a refund that nobody was told of', shop({ refunded_amount: 1 }), /every refund is told/],
  ])('finds %s, at last', (_, record, rule) => {
    const refunds = [
      {
        id: 'refund',
        payment_intent_id: 'intent',
        amount: 100,
        currency_code: CHARGE_CURRENCY as typeof CHARGE_CURRENCY,
        isAnnounced: true,
        isAskedFor: false,
      },
    ];
    const isRefund = rule.source.includes('refund') || rule.source.includes('given back');
    expect(rules(record, auditAtLast, isRefund ? { ...KNOWN, refunds } : KNOWN)).toMatch(rule);
  });

  test('finds nothing wrong with a contradiction that was told once', () => {
    expect(rules(shop(BY_HAND))).toBe('');
  });
});

test('finds a network whose unpaid orders hold too many pieces, unless it is one order', () => {
  const held = {
    ...PAID,
    status: 'pending',
    payment_status: 'pending',
    held_by: 'network',
    paid_at: null,
  } as const;
  const found = (...orders: RecordedOrder[]) =>
    auditHeldPieces({ ...shop({}), orders }, 3).map(({ rule }) => rule);
  expect(found(held, { ...held, id: 'other' })).toEqual(['a network holds 3 pieces at most: 4']);
  expect(found({ ...held, quantity: 9 })).toEqual([]);
  expect(found(held, { ...held, id: 'other', held_by: 'another' })).toEqual([]);
  expect(found(held, { ...held, id: 'other', stock_reserved: false })).toEqual([]);
  expect(found(held, { ...held, id: 'other', status: 'shipped' })).toEqual([]);
  expect(found(held, { ...held, id: 'other', payment_needs_review: true })).toEqual([]);
});
