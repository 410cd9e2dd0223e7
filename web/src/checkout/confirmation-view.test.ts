import {
  isSent,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '@ghar/domain/order/status';
import { expect, test } from 'vitest';
import { confirmationView } from './confirmation-view.ts';

const ORDER = {
  status: 'pending',
  payment_method: 'card',
  payment_under_review: false,
  total_amount: 299,
  refunded_amount: 0,
  refunding_amount: 0,
  uncounted_amount: 0,
} as const;
const RETURNED = { isAsked: true, mayHavePaid: true, isOwn: true };

test('the page says what is known of the payment, unless the order was cancelled', () => {
  for (const payment_status of PAYMENT_STATUSES)
    for (const status of ORDER_STATUSES)
      expect(confirmationView({ ...ORDER, status, payment_status }, RETURNED)).toBe(
        status === 'cancelled'
          ? 'cancelled'
          : isSent(status) && payment_status !== 'paid'
            ? 'sent'
            : payment_status,
      );
});

test('an order that another took the place of says so while it is unpaid', () => {
  const view = (change: object, known = RETURNED) =>
    confirmationView(
      { ...ORDER, payment_status: 'pending', replaced_by: 'next', ...change },
      known,
    );
  expect(view({}, { ...RETURNED, mayHavePaid: false })).toBe('replaced');
  // money may be on its way
  expect(view({})).toBe('pending');
  expect(view({ payment_status: 'failed' })).toBe('replaced');
  expect(view({ payment_status: 'paid' })).toBe('paid');
  expect(view({ payment_under_review: true })).toBe('underReview');
  expect(view({}, { ...RETURNED, isAsked: false })).toBe('pending');
});

test('no payment is called failed or not made before the provider has been asked', () => {
  for (const mayHavePaid of [true, false]) {
    const view = (payment_status: PaymentStatus) =>
      confirmationView({ ...ORDER, payment_status }, { ...RETURNED, isAsked: false, mayHavePaid });
    expect(PAYMENT_STATUSES.map(view)).toEqual(
      PAYMENT_STATUSES.map((status) => (status === 'paid' ? 'paid' : 'pending')),
    );
  }
});

test('who was not on the payment page is told that the order is unpaid, not that it is being confirmed', () => {
  const known = { ...RETURNED, mayHavePaid: false };
  const view = (payment_status: PaymentStatus) =>
    confirmationView({ ...ORDER, payment_status }, known);
  expect(view('pending')).toBe('unpaid');
  expect(view('failed')).toBe('failed');
  expect(view('paid')).toBe('paid');
});

test('whoever was only sent the link is not told that a page which they never saw has expired', () => {
  const sent = { isAsked: true, mayHavePaid: false, isOwn: false };
  const view = (payment_failure: 'expired' | 'declined', known = sent) =>
    confirmationView({ ...ORDER, payment_status: 'failed', payment_failure }, known);
  expect(view('expired')).toBe('unpaid');
  expect(view('declined')).toBe('failed');
  expect(view('expired', { ...sent, isOwn: true })).toBe('failed');
  expect(view('expired', { ...sent, mayHavePaid: true })).toBe('failed');
});

test('a payment under review is told as that, whoever looks, unless the order was cancelled', () => {
  for (const isAsked of [true, false])
    for (const mayHavePaid of [true, false]) {
      const order = { ...ORDER, payment_status: 'pending', payment_under_review: true } as const;
      const known = { ...RETURNED, isAsked, mayHavePaid };
      expect(confirmationView(order, known)).toBe('underReview');
      expect(confirmationView({ ...order, status: 'cancelled' }, known)).toBe('cancelled');
    }
});

test.each([
  ['a part', 298.99, 'paid'],
  ['all', 299, 'refunded'],
])('where %s of the money was given back, the page says so', (_, refunded_amount, view) => {
  const order = { ...ORDER, status: 'confirmed', payment_status: 'paid', refunded_amount } as const;
  expect(confirmationView(order, RETURNED)).toBe(view);
});

test.each([
  ['cash', {}],
  ['cash', { status: 'confirmed' }],
  ['sent', { status: 'shipped' }],
  ['sent', { status: 'delivered' }],
  ['paid', { status: 'delivered', payment_status: 'paid' }],
  ['cashEnded', { payment_status: 'failed' }],
  ['replaced', { payment_status: 'failed', replaced_by: 'next' }],
  ['cancelled', { status: 'cancelled' }],
  ['underReview', { payment_under_review: true }],
] as const)('a cash order is %s: %j, whatever the provider may know', (view, change) => {
  const order = { ...ORDER, payment_method: 'cash', payment_status: 'pending', ...change } as const;
  for (const isAsked of [true, false])
    for (const mayHavePaid of [true, false])
      expect(confirmationView(order, { isAsked, mayHavePaid, isOwn: true })).toBe(view);
});
