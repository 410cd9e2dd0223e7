import { MESSAGE_TEXTS } from '@ghar/domain/i18n/message-texts';
import type { Message } from '@ghar/domain/messages/message';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { order } from '../orders/one-order-test-shop.ts';
import { CLAIM_MS, settleAttempt, settleStatus, stepOf, type ProviderStatus } from './delivery.ts';
import type { SendOutcome } from './provider-verdict.ts';

const NOW = new Date('2026-11-20T08:00:00Z');
const after = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);
const PAID = { ...order, payment_status: 'paid', status: 'confirmed', paid_at: NOW } as const;

const message = (change: Partial<Message> = {}): Message => ({
  order_id: 'order',
  kind: 'payment-confirmed',
  channel: 'whatsapp',
  to: '+971501234567',
  locale: 'ar',
  params: {},
  state: 'queued',
  attempts: 0,
  next_attempt_at: NOW,
  provider_id: null,
  error: null,
  claim: null,
  needs_merchant: false,
  created_at: NOW,
  ...change,
});
const claimed = (change: Partial<Message> = {}): Message =>
  message({ claim: 'ours', attempts: 1, next_attempt_at: after(2), ...change });
const step = (one: Message, now = NOW, claim = 'ours') =>
  stepOf('order-payment-confirmed-whatsapp', one, { order: PAID, now, claim });
const settled = (one: Message, outcome: SendOutcome) => {
  const result = settleAttempt(one, outcome, { claim: 'ours', attempt: 1, now: NOW });
  return result && { ...one, ...result.change, result: result.result };
};

describe('a message is claimed', () => {
  test('by one sender, when it is due', () => {
    expect(step(message({ next_attempt_at: after(1) })).step).toBe('leave');
    const first = step(message());
    expect(first).toMatchObject({ step: 'send', change: { claim: 'ours', attempts: 1 } });
    const being = { ...message(), ...(first.step === 'send' && first.change) };
    expect(step(being, NOW, 'theirs').step).toBe('leave');
    // the commit's answer was lost
    expect(step(being, NOW, 'ours').step).toBe('send');
  });

  test('for the phone, the address and the words of the order as it is now', () => {
    const corrected = { ...PAID, customer_phone: '+971509998877', customer_name: 'نورة القاسمي' };
    const at = (one: Message, order: typeof corrected) =>
      stepOf('id', one, { order, now: NOW, claim: 'ours' });
    expect(at(message(), corrected)).toMatchObject({
      step: 'send',
      change: {
        to: '+971509998877',
        params: { name: 'نورة', amount: MESSAGE_TEXTS.ar.charge(897) },
      },
    });
    // of one refund, not of all
    const refunded = message({
      kind: 'refunded',
      params: { amount: MESSAGE_TEXTS.ar.charge(100) },
    });
    expect(at(refunded, corrected)).toMatchObject({
      change: { params: { name: 'نورة', amount: MESSAGE_TEXTS.ar.charge(100) } },
    });
    const mail = message({ channel: 'email', to: 'old@example.com' });
    expect(at(mail, corrected)).toMatchObject({ step: 'keep', change: { state: 'withdrawn' } });
    const toMerchant = message({ kind: 'new-order', to: 'merchant@example.com' });
    expect(at(toMerchant, corrected)).toMatchObject({ change: { to: 'merchant@example.com' } });
  });

  test('and is in doubt where the sender has died', () => {
    const late = new Date(NOW.getTime() + CLAIM_MS);
    expect(step(claimed({ next_attempt_at: late }), late, 'theirs')).toMatchObject({
      step: 'keep',
      change: { state: 'doubtful', claim: null, next_attempt_at: null, needs_merchant: true },
    });
  });

  test('not if it is no longer true, or by night', () => {
    const cancelled = { ...PAID, status: 'cancelled' } as const;
    expect(stepOf('id', message(), { order: cancelled, now: NOW, claim: 'a' })).toMatchObject({
      change: { state: 'withdrawn', next_attempt_at: null },
    });
    const night = new Date('2026-11-20T19:00:00Z');
    const delivered = { ...PAID, status: 'delivered' } as const;
    const news = message({ kind: 'delivered' });
    expect(stepOf('id', news, { order: delivered, now: night, claim: 'a' })).toEqual({
      step: 'keep',
      change: { next_attempt_at: new Date('2026-11-21T04:00:00Z') },
    });
  });
});

describe('a provider’s answer', () => {
  test.each<[string, SendOutcome, object]>([
    ['is taken', { kind: 'accepted', providerId: 'w' }, { state: 'sent', provider_id: 'w' }],
    ['does not come', { kind: 'unanswered' }, { state: 'doubtful', needs_merchant: true }],
    ['cannot come', { kind: 'not-reached' }, { state: 'queued', next_attempt_at: after(1) }],
    ['says no WhatsApp', refused('131026'), { state: 'failed', result: 'unreachable' }],
    ['names the template', refused('132001'), { state: 'failed', result: 'final' }],
    ['names our request', refused('100'), { state: 'failed', result: 'final' }],
    [
      'refuses the token',
      refused('190'),
      { state: 'queued', result: 'blocked', needs_merchant: true, next_attempt_at: after(60) },
    ],
    ['restricts the account', refused('368'), { state: 'queued', result: 'blocked' }],
    ['lacks a permission', refused('131005'), { state: 'queued', result: 'blocked' }],
    ['has no money of ours', refused('131042'), { state: 'queued', result: 'blocked' }],
    ['does not know our number', refused('133010'), { state: 'queued', result: 'blocked' }],
    ['asks for patience', refused('130429'), { state: 'queued', result: 'wait' }],
    ['is a gateway’s', refused('http-502'), { state: 'queued', result: 'temporary' }],
    [
      'says when',
      { kind: 'refused', code: 'http-429', retryAfterMs: 600_000 },
      { result: 'wait', next_attempt_at: after(10) },
    ],
  ])('%s', (_, outcome, expected) => {
    expect(settled(claimed(), outcome)).toMatchObject({ claim: null, ...expected });
  });

  test.each<[string, SendOutcome, string]>([
    ['refuses the sign-in', refused('EAUTH'), 'blocked'],
    ['knows no such box', refused('550'), 'unreachable'],
    ['is busy', refused('421'), 'wait'],
    ['has a full box', refused('452'), 'recipient-busy'],
    ['has a fault', refused('451'), 'temporary'],
    ['refuses the mail', refused('554'), 'final'],
  ])('of a mail server %s', (_, outcome, result) => {
    expect(settled(claimed({ channel: 'email' }), outcome)).toMatchObject({ result });
  });

  test('is awaited a few times, with growing pauses, and then no more', () => {
    const pauses = [1, 2, 3, 4].map((attempts) => {
      const next = settled(claimed({ attempts }), refused('131000'))!.next_attempt_at!;
      return (next.getTime() - NOW.getTime()) / 60_000;
    });
    expect(pauses).toEqual([1, 5, 15, 60]);
    expect(settled(claimed({ attempts: 5 }), refused('131000'))).toMatchObject({
      state: 'failed',
      needs_merchant: true,
    });
  });

  test('counts although it came after its sender was given up', () => {
    const doubtful = message({ state: 'doubtful', next_attempt_at: null, attempts: 1 });
    expect(settled(doubtful, { kind: 'accepted', providerId: 'w' })).toMatchObject({
      state: 'sent',
      needs_merchant: false,
    });
  });

  test('changes nothing of a message that another sends', () => {
    expect(settled(claimed({ claim: 'theirs' }), { kind: 'unanswered' })).toBeNull();
  });
});

function refused(code: string): SendOutcome {
  return { kind: 'refused', code };
}

describe('a status of WhatsApp', () => {
  const sent = message({ state: 'sent', provider_id: 'w', next_attempt_at: null, attempts: 1 });
  const noted = (
    one: Message,
    status: ProviderStatus['status'],
    providerId = 'w',
    code = '131026',
  ) => {
    const result = settleStatus(one, { providerId, status, code }, NOW);
    return result ? { ...one, ...result.change } : one;
  };

  test('goes forward only, in whatever order and however often they come', () => {
    const statuses = fc.constantFrom<ProviderStatus['status']>('sent', 'delivered', 'read');
    fc.assert(
      fc.property(fc.array(statuses, { minLength: 1, maxLength: 8 }), (all) => {
        const end = all.reduce((one, status) => noted(one, status), sent);
        const furthest = ['sent', 'delivered', 'read'].findLast((one) =>
          all.includes(one as never),
        );
        expect(end.state).toBe(furthest);
      }),
    );
  });

  test('of a failure is handled as an answer is, once', () => {
    expect(noted(sent, 'failed')).toMatchObject({ state: 'failed', error: '131026' });
    const again = noted(sent, 'failed', 'w', '131000');
    expect(again).toMatchObject({ state: 'queued', provider_id: 'w' });
    expect(noted(again, 'failed', 'w', '131000')).toBe(again);
    expect(noted(again, 'sent')).toBe(again);
    const next = { ...again, claim: 'ours', attempts: 2 };
    expect(noted(next, 'failed')).toBe(next);
    expect(noted(next, 'delivered')).toBe(next);
    expect(noted({ ...sent, state: 'delivered' }, 'failed')).toMatchObject({ state: 'delivered' });
  });

  test('waits, and tells the merchant, where nothing can be sent', () => {
    expect(noted(sent, 'failed', 'w', '131042')).toMatchObject({
      state: 'queued',
      next_attempt_at: after(60),
      needs_merchant: true,
    });
  });

  test('settles a doubt, and is believed before the answer', () => {
    const doubtful = message({ state: 'doubtful', next_attempt_at: null, needs_merchant: true });
    expect(noted(doubtful, 'delivered')).toMatchObject({
      state: 'delivered',
      provider_id: 'w',
      needs_merchant: false,
    });
    expect(noted(claimed(), 'sent')).toMatchObject({ state: 'sent', claim: null });
  });

  test('of an earlier attempt changes nothing', () => {
    expect(noted(sent, 'read', 'earlier')).toBe(sent);
  });
});

test.each([
  ['that may be tried again', '131000'],
  ['that is final', '131026'],
])('a late failure %s, of an earlier attempt, does not send again what was accepted', (_, code) => {
  const sending = claimed();
  const late = settleStatus(sending, { providerId: 'wamid.0', status: 'failed', code }, NOW)!;
  const failed = { ...sending, ...late.change };
  expect(settled(failed, { kind: 'accepted', providerId: 'wamid.1' })).toMatchObject({
    state: 'sent',
    provider_id: 'wamid.1',
    next_attempt_at: null,
    needs_merchant: false,
  });
  // the failure of the attempt itself stands
  expect(settled(failed, { kind: 'accepted', providerId: 'wamid.0' })).toBeNull();
});
