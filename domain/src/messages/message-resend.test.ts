import { expect, test } from 'vitest';
import { isResendable } from './message-resend.ts';

const ORDER = { customer_phone: '+971501112233', customer_email: null };
const SENT = {
  kind: 'payment-confirmed',
  channel: 'whatsapp',
  state: 'delivered',
  to: '+971501112233',
  error: null,
} as const;
const ELSEWHERE = { to: '+971509999999' } as const;

test.each([
  [false, {}],
  [true, { state: 'failed' }],
  [true, { state: 'doubtful' }],
  [true, { state: 'withdrawn', error: 'recipient-limit' }],
  [true, { state: 'withdrawn', error: 'shop-limit' }],
  [false, { state: 'withdrawn' }],
  [true, ELSEWHERE],
  [true, { ...ELSEWHERE, state: 'sent' }],
  [true, { ...ELSEWHERE, state: 'read' }],
  [false, { ...ELSEWHERE, state: 'queued' }],
  [false, { ...ELSEWHERE, state: 'withdrawn' }],
  [false, { ...ELSEWHERE, kind: 'new-order' }],
  // there is no address to send it to
  [false, { channel: 'email', to: 'a@example.com' }],
] as const)('%s for %j', (expected, fields) => {
  expect(isResendable({ ...SENT, ...fields }, ORDER)).toBe(expected);
});

test('nobody is told of an order whose customer was erased', () => {
  const erased = { customer_phone: '', customer_email: null };
  expect(isResendable({ ...SENT, to: '' }, erased)).toBe(false);
  expect(isResendable(SENT, erased)).toBe(false);
});
