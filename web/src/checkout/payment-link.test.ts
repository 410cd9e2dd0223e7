import { SHOPPER_ERROR_CODES } from '@ghar/domain/error-code';
import { expect, test } from 'vitest';
import { wordsForCode } from '../i18n/ar/order-errors.ts';
import type { Attempt } from '../i18n/order-failure.ts';
import { readPaymentLink, type PaymentLinkAnswer } from './payment-link.ts';

const messageOf = (link: PaymentLinkAnswer) =>
  link.ok ? null : wordsForCode(link.code, link.facts).message;
const result = (value: unknown) => readPaymentLink({ ok: true, result: value }, 'first');
const LINK = 'https://pay.example/1';

test('a link to pay is what is wanted', () => {
  expect(result({ success: true, payment_url: LINK, order_id: 'o1' })).toEqual({
    ok: true,
    url: LINK,
    orderId: 'o1',
  });
});

test.each([
  ['no success, no reason', { success: false }, 'فشل في معالجة الطلب'],
  ['no success and a reason', { success: false, error: 'السبب' }, 'السبب'],
  ['nothing', null, 'فشل في معالجة الطلب'],
  ['no link', { success: true }, 'لم يتم إنشاء رابط الدفع'],
  ['an empty link', { success: true, payment_url: '' }, 'لم يتم إنشاء رابط الدفع'],
  [
    'a link that is code',
    { success: true, payment_url: 'javascript:alert(1)' },
    'لم يتم إنشاء رابط الدفع',
  ],
  ['a link that is none', { success: true, payment_url: '/pay' }, 'لم يتم إنشاء رابط الدفع'],
])('%s is told in the words of the catalogue, and ends the order', (_, value, message) => {
  expect(result(value)).toMatchObject({ ok: false, ended: true });
  expect(messageOf(result(value))).toBe(message);
});

test.each([
  [{ kind: 'not-json' }, 'استجابة غير صحيحة من الخادم'],
  [{ kind: 'status', status: 502 }, 'خطأ في الخادم: 502'],
  [{ kind: 'network' }, 'حدث خطأ غير متوقع'],
] as const)('after %o the order may exist: its key stays', (failure, message) => {
  const link = readPaymentLink({ ok: false, failure }, 'first');
  expect(link).toMatchObject({ ok: false, code: failure.kind, ended: false });
  expect(messageOf(link)).toBe(message);
});

const endingCodes = (attempt: Attempt) =>
  SHOPPER_ERROR_CODES.filter((code) => {
    const failure = { kind: 'refused', status: 400, details: { code } } as const;
    const answer = readPaymentLink({ ok: false, failure }, attempt);
    return !answer.ok && answer.ended;
  });

test('the key is given up exactly where the order behind it cannot be paid any more', () => {
  expect(endingCodes('first')).toEqual([
    'too-many-pieces',
    'payment-provider-unavailable',
    'payment-provider-refused',
    'payment-response-invalid',
    'payment-link-missing',
    'order-not-found',
    'order-already-paid',
    'order-cancelled',
    'order-replaced',
    'order-was-a-test',
  ]);
});

test('an order that may be paid keeps its key while the provider cannot be asked', () => {
  expect(endingCodes('again')).toEqual(
    endingCodes('first').filter((code) => code !== 'payment-provider-unavailable'),
  );
});
