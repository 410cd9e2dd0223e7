import { ORDER_EVENT_TYPES, type OrderEvent } from '@ghar/domain/order';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '@ghar/domain/status';
import { describe, expect, test } from 'vitest';
import { eventWords } from './admin-order.ts';

const event = (part: Partial<OrderEvent>): OrderEvent => ({
  type: 'created',
  from: null,
  to: null,
  actor: 'server',
  created_at: new Date(0),
  note: null,
  ...part,
});

describe('the history of an order in words', () => {
  test('has words for all that happens, and no word of the code', () => {
    for (const type of ORDER_EVENT_TYPES)
      expect(eventWords(event({ type, from: 'paid', to: 'pending' }))).toMatch(
        /\p{Script=Arabic}/u,
      );
    for (const to of ORDER_STATUSES)
      expect(eventWords(event({ type: 'status-changed', from: 'pending', to }))).not.toMatch(
        /[a-z]/,
      );
    for (const to of PAYMENT_STATUSES)
      expect(eventWords(event({ type: 'payment-status-changed', from: 'paid', to }))).not.toMatch(
        /[a-z]/,
      );
  });

  test.each([
    'provider-failed',
    'provider-canceled',
    'provider-refused',
    'provider-not-reached',
    'expired',
    'reopened',
  ])('says why a payment changed: %s', (note) => {
    const words = eventWords(
      event({ type: 'payment-status-changed', from: 'pending', to: 'failed', note }),
    );
    expect(words).toMatch(/\(.+\)/);
    expect(words).not.toContain(note);
  });

  test('tells what was written, and that it was removed', () => {
    expect(eventWords(event({ type: 'note-changed', to: 'هدية' }))).toContain('هدية');
    expect(eventWords(event({ type: 'note-changed' }))).toContain('حُذفت');
    expect(eventWords(event({ type: 'tracking-number-changed', to: 'AE-1' }))).toContain('AE-1');
  });

  test('says an amount in dirhams, which the backend notes in fils', () => {
    const words = eventWords(event({ type: 'payment-mismatch', note: '10050 AED' }));
    expect(words).toContain('(100.5 درهم)');
    expect(eventWords(event({ type: 'payment-mismatch', note: '100 USD' }))).toContain('100 USD');
  });
});
