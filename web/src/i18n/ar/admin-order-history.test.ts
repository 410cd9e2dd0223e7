import { CHARGE_CURRENCY } from '@ghar/domain/money/currency';
import { formatCharge } from '@ghar/domain/i18n/ar/money';
import {
  ORDER_EVENT_TYPES,
  PAYMENT_FAILURES,
  SERVER_ACTOR,
  type OrderEvent,
} from '@ghar/domain/order/order';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '@ghar/domain/order/status';
import { describe, expect, test } from 'vitest';
import { eventWords, type Doer } from './admin-order-history.ts';

const SARA = { name: 'سارة' };
const event = (part: Partial<OrderEvent>): OrderEvent => ({
  type: 'created',
  from: null,
  to: null,
  actor: SERVER_ACTOR,
  created_at: new Date(0),
  note: null,
  ...part,
});

describe('the history of an order in words', () => {
  test('has words for all that happens, whoever does it, and no word of the code', () => {
    for (const by of ['server', 'self', SARA, { name: null }] satisfies Doer[]) {
      for (const type of ORDER_EVENT_TYPES)
        expect(eventWords(event({ type, from: 'paid', to: 'pending' }), by)).toMatch(
          /\p{Script=Arabic}/u,
        );
      for (const [type, statuses] of [
        ['status-changed', ORDER_STATUSES],
        ['payment-status-changed', PAYMENT_STATUSES],
      ] as const)
        for (const from of statuses)
          for (const to of statuses.filter((one) => one !== from))
            expect(eventWords(event({ type, from, to }), by)).not.toMatch(/[a-z]|undefined/);
    }
  });

  test.each([
    ['confirmed', 'self', 'أكّدت الطلب'],
    ['confirmed', SARA, 'تم تأكيد الطلب بواسطة \u2068سارة\u2069'],
    ['confirmed', { name: null }, 'تم تأكيد الطلب بواسطة مدير آخر'],
    ['confirmed', 'server', 'تم تأكيد الطلب تلقائياً'],
    ['cancelled', 'self', 'ألغيت الطلب'],
  ] as const)('says who did it: %s by %s', (to, by, words) => {
    expect(eventWords(event({ type: 'status-changed', from: 'pending', to }), by)).toBe(words);
  });

  test('lets no name or number begin a line or leave its place', () => {
    const forger = { name: 'سارة\u2069\nدفع العميل\u202e' };
    expect(eventWords(event({ type: 'payment-reviewed' }), forger)).toBe(
      'رُوجعت المسألة بواسطة \u2068سارة دفع العميل\u2069',
    );
  });

  test('tells a parcel, its carrier and its tracking number in one sentence', () => {
    const sent = event({ type: 'status-changed', from: 'confirmed', to: 'shipped' });
    expect(eventWords(sent, SARA, { carrier: null, tracking: 'AE-1' })).toBe(
      'سُجّل شحن الطلب برقم التتبع \u2068AE-1\u2069 بواسطة \u2068سارة\u2069',
    );
    expect(eventWords(sent, 'self', { carrier: 'aramex', tracking: 'AE-1' })).toBe(
      'سجّلت شحن الطلب مع \u2068أرامكس\u2069 برقم التتبع \u2068AE-1\u2069',
    );
  });

  test('says who asked for a refund, how much and why', () => {
    const asked = event({
      type: 'refund-requested',
      to: 'وصل تالفاً',
      note: `10050 ${CHARGE_CURRENCY}`,
    });
    expect(eventWords(asked, 'self')).toBe(`طلبت ردّ المبلغ (${formatCharge(100.5)}):\nوصل تالفاً`);
    expect(eventWords({ ...asked, to: null }, SARA)).toBe(
      `طُلب ردّ المبلغ بواسطة \u2068سارة\u2069 (${formatCharge(100.5)})`,
    );
  });

  test('calls a step back by its name', () => {
    const back = event({ type: 'status-changed', from: 'cancelled', to: 'confirmed' });
    expect(eventWords(back, 'self')).toBe('أعدت الطلب من «ملغى» إلى «مؤكد»');
  });

  test('says why a payment was not made, each reason in its own words', () => {
    const reasons = PAYMENT_FAILURES.map((note) =>
      eventWords(
        event({ type: 'payment-status-changed', from: 'pending', to: 'failed', note }),
        'server',
      ),
    );
    expect(new Set(reasons).size).toBe(PAYMENT_FAILURES.length);
    for (const words of reasons) expect(words).toMatch(/^لم يكتمل الدفع: [^a-z]+$/);
  });

  test('tells what was written, and that it was removed', () => {
    const words = (type: OrderEvent['type'], to: string | null, from: string | null = null) =>
      eventWords(event({ type, from, to }), SARA);
    expect(words('note-changed', 'هدية')).toContain('هدية');
    expect(words('note-changed', null, 'هدية')).toContain('حُذفت');
    expect(words('note-changed', null)).toContain('مُحي');
    expect(words('tracking-number-changed', 'AE-1')).toContain('AE-1');
    expect(words('carrier-changed', 'smsa')).toContain('سمسا');
    expect(words('carrier-changed', 'ناقل الحي')).toContain('ناقل الحي');
    expect(words('carrier-changed', null, 'smsa')).toContain('حُذفت');
    expect(words('carrier-changed', null)).toContain('مُحي');
  });

  test('says an amount in dirhams, which the backend notes in fils', () => {
    const words = (note: string): string =>
      eventWords(event({ type: 'payment-mismatch', note }), 'server');
    expect(words(`10050 ${CHARGE_CURRENCY}`)).toContain(`(${formatCharge(100.5)})`);
    expect(words('100 USD')).toContain('100 USD');
  });
});
