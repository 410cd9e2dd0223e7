import { CASH, PAID as PAID_ORDER } from '@ghar/domain/order/test-order';
import { expect, test } from 'vitest';
import { consequencesOf, isCollectable, isGrave } from './step-consequences.ts';

const PAID = { ...PAID_ORDER, total_amount: 299.1, quantity: 1, stock_reserved: true } as const;
const CANCELLED = { ...PAID, status: 'cancelled', stock_reserved: false } as const;
const UNPAID = { ...PAID, status: 'pending', payment_status: 'pending', paid_at: null } as const;
const FAILED = { ...UNPAID, payment_status: 'failed', stock_reserved: false } as const;
const NOTHING = { count: 0, sum: 0 };

test('cancelling paid orders owes their money, less what was refunded, and frees their pieces', () => {
  const change = consequencesOf(
    [PAID, { ...PAID, quantity: 2, refunded_amount: 99 }, { ...PAID, payment_test: true }, UNPAID],
    'cancelled',
  );
  expect(change).toEqual({
    count: 4,
    to: 'cancelled',
    owed: { count: 2, sum: 499.2 },
    kept: NOTHING,
    unpaid: NOTHING,
    unconfirmed: 0,
    toCollect: NOTHING,
    uncollected: NOTHING,
    refunded: NOTHING,
    reversed: NOTHING,
    piecesBack: 5,
    piecesSent: 0,
    piecesAway: 0,
    piecesTaken: 0,
  });
  expect(isGrave(change)).toBe(true);
});

test('cancelling what nobody has paid owes nothing', () => {
  const change = consequencesOf([UNPAID, FAILED], 'cancelled');
  expect(change).toMatchObject({ owed: NOTHING, piecesBack: 1 });
  expect(isGrave(change)).toBe(false);
});

test('cancelling what is on its way asks first, since its pieces are on sale at once', () => {
  const sent = { ...UNPAID, status: 'shipped' } as const;
  const change = consequencesOf([sent, UNPAID], 'cancelled');
  expect(change).toMatchObject({ owed: NOTHING, piecesBack: 2, piecesSent: 1 });
  expect(isGrave(change)).toBe(true);
  expect(isGrave(consequencesOf([{ ...sent, stock_reserved: false }], 'cancelled'))).toBe(false);
});

test('a cancelled order that is confirmed again keeps its money and takes its pieces', () => {
  expect(consequencesOf([CANCELLED], 'confirmed')).toMatchObject({
    owed: NOTHING,
    kept: { count: 1, sum: 299.1 },
    piecesBack: 0,
    piecesTaken: 1,
  });
});

test('what is sent without being paid is told, once', () => {
  const change = consequencesOf([PAID, UNPAID, FAILED], 'shipped');
  expect(change).toMatchObject({ unpaid: { count: 2, sum: 598.2 }, piecesTaken: 1 });
  expect(isGrave(change)).toBe(true);
  expect(isGrave(consequencesOf([{ ...UNPAID, status: 'shipped' }], 'delivered'))).toBe(false);
  expect(isGrave(consequencesOf([PAID], 'shipped'))).toBe(false);
});

test('what is sent after all of its money was given back is told', () => {
  const refunded = { ...PAID, refunded_amount: 299.1 };
  const change = consequencesOf([PAID, refunded], 'shipped');
  expect(change).toMatchObject({ refunded: { count: 1, sum: 299.1 } });
  expect(isGrave(change)).toBe(true);
  expect(isGrave(consequencesOf([{ ...refunded, status: 'shipped' }], 'delivered'))).toBe(false);
});

const ON_DELIVERY = {
  ...CASH,
  status: 'confirmed',
  total_amount: 309,
  quantity: 1,
  stock_reserved: true,
} as const;

test('what is paid on delivery is not sent unpaid, but for the courier to collect', () => {
  const change = consequencesOf([ON_DELIVERY, { ...ON_DELIVERY, total_amount: 1.1 }], 'shipped');
  expect(change).toMatchObject({ unpaid: NOTHING, toCollect: { count: 2, sum: 310.1 } });
  expect(isGrave(change)).toBe(false);
});

test('what the customer has not confirmed is told before it is sent', () => {
  const change = consequencesOf([{ ...ON_DELIVERY, status: 'pending' }, ON_DELIVERY], 'shipped');
  expect(change).toMatchObject({ unconfirmed: 1, toCollect: { count: 2, sum: 618 } });
  expect(isGrave(change)).toBe(true);
});

test('cancelling what is to be paid at the door gives back nothing, and keeps its pieces away', () => {
  const sent = { ...ON_DELIVERY, status: 'shipped', shipped_at: new Date(0) } as const;
  const change = consequencesOf([sent, { ...sent, quantity: 2 }, ON_DELIVERY], 'cancelled');
  expect(change).toMatchObject({
    owed: NOTHING,
    uncollected: { count: 2, sum: 618 },
    piecesBack: 1,
    piecesSent: 0,
    piecesAway: 3,
  });
  expect(isGrave(change)).toBe(true);
  expect(isGrave(consequencesOf([ON_DELIVERY], 'cancelled'))).toBe(false);
});

test('what was invoiced when it was sent, and is not sent after all, has a credit note', () => {
  const sent = { ...ON_DELIVERY, status: 'shipped', shipped_at: new Date(0) } as const;
  const invoiced = { ...sent, invoiced_when_sent: true, invoice_number: 7 };
  for (const to of ['cancelled', 'confirmed'] as const) {
    const change = consequencesOf([sent, invoiced], to);
    expect(change).toMatchObject({ reversed: { count: 1, sum: 309 } });
    expect(isGrave(change)).toBe(true);
  }
  expect(consequencesOf([invoiced], 'delivered')).toMatchObject({ reversed: NOTHING });
});

test.each([
  ['of a sent one', { status: 'shipped' }, true],
  ['of one that the merchant brings', { status: 'confirmed' }, true],
  ['that was collected', { status: 'shipped', payment_status: 'paid' }, false],
  ['that is paid by card', { payment_method: 'card' }, false],
  ['under review', { status: 'shipped', payment_needs_review: true }, false],
] as const)('cash %s can be collected or not', (_, fields, isSo) => {
  expect(isCollectable({ ...ON_DELIVERY, ...fields })).toBe(isSo);
});
