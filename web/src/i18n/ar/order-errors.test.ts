import { formatCharge } from '@ghar/domain/i18n/ar/money';
import { SHOPPER_ERROR_CODES, MAX_DISCLOSED_PIECES } from '@ghar/domain/error-code';
import { describe, expect, test } from 'vitest';
import type { FailureCode } from '../order-failure.ts';
import { wordsForCode } from './order-errors.ts';

const CODES: readonly FailureCode[] = [
  ...SHOPPER_ERROR_CODES,
  'status',
  'not-json',
  'network',
  'timeout',
];

test.each(CODES)('%s has Arabic words, without holes, also when no facts are known', (code) => {
  const { message, guidance = '' } = wordsForCode(code);
  expect(message).toMatch(/[\u0600-\u06ff]/);
  expect(message + guidance).not.toMatch(/undefined|NaN|null|\[object/);
});

test('the form speaks the words of the specification', () => {
  expect(
    (
      [
        'name-required',
        'phone-required',
        'country-required',
        'city-required',
        'address-required',
        'quantity-too-small',
      ] as const
    ).map((code) => wordsForCode(code).message),
  ).toEqual([
    'يرجى إدخال الاسم',
    'يرجى إدخال رقم الهاتف',
    'يرجى اختيار الدولة',
    'يرجى إدخال المدينة',
    'يرجى إدخال العنوان',
    'يجب أن تكون الكمية أكبر من صفر',
  ]);
});

test.each([
  ['payment-provider-unavailable', 503, 'خطأ في الخادم: 503'],
  ['payment-provider-refused', 400, 'فشل في معالجة الطلب'],
  ['payment-response-invalid', 503, 'استجابة غير صحيحة من الخادم'],
  ['payment-link-missing', 503, 'لم يتم إنشاء رابط الدفع'],
  ['internal', 500, 'خطأ في الخادم: 500'],
  ['busy', 429, 'خطأ في الخادم: 429'],
] as const)(
  '%s with status %i says what the catalogue says, then what became of the money',
  (code, status, message) => {
    const words = wordsForCode(code, { status });
    expect(words.message).toBe(message);
    expect(words.guidance).toContain('لم يُخصم منك شيء');
  },
);

describe('to a shopper who may have paid', () => {
  test('nothing says that nothing was charged', () => {
    for (const code of CODES) {
      const { message, guidance = '' } = wordsForCode(code, { status: 400 }, 'again');
      expect(message + guidance).not.toContain('لم يُخصم');
    }
  });

  test('whatever says so at the first try says not to pay twice instead', () => {
    const told = CODES.filter((code) =>
      wordsForCode(code, { status: 400 }).guidance?.includes('لم يُخصم'),
    );
    expect(told.length).toBeGreaterThan(10);
    for (const code of told)
      expect(wordsForCode(code, { status: 400 }, 'again').guidance).toContain('فلا تدفع مرة أخرى');
  });

  test('a payment that somebody looks at is not to be made again', () => {
    const words = wordsForCode('payment-under-review', {}, 'again');
    expect(words.message).toBe('وصلتنا دفعة لهذا الطلب ونراجعها الآن');
    expect(words.guidance).toContain('لا تدفع مرة أخرى');
  });
});

describe('facts are named', () => {
  test('the new price and the new total', () => {
    const words = wordsForCode('price-changed', { unit_price: 349.5, total_amount: 699 });
    expect(words.message).toContain(formatCharge(349.5));
    expect(words.guidance).toContain(formatCharge(699));
  });

  test.each([
    [1, 'المتوفر الآن: قطعة واحدة'],
    [2, 'المتوفر الآن: قطعتان'],
    [5, 'المتوفر الآن: 5 قطع'],
    [9, 'المتوفر الآن: 9 قطع'],
    [0, 'نفدت الكمية'],
  ])('%i pieces that are left', (available, message) => {
    expect(wordsForCode('out-of-stock', { available }).message).toBe(message);
  });

  test('the most pieces of one order, and what to do with more', () => {
    const { message, guidance } = wordsForCode('too-many-pieces', { most: 20 });
    expect(message).toBe('الحد الأعلى للطلب الواحد الآن: 20 قطعة');
    expect(guidance).toContain('لم يُخصم منك شيء');
  });

  test('no number of pieces, where there are more than the backend tells', () => {
    const { message } = wordsForCode('out-of-stock', { available: MAX_DISCLOSED_PIECES });
    expect(message).toBe('الكمية المطلوبة أكثر مما لدينا الآن');
  });

  test('an order of before that may hold the pieces', () => {
    const facts = { available: 0, replaced_order: 'o1' };
    expect(wordsForCode('out-of-stock', facts)).toMatchObject({
      message: 'نفدت الكمية',
      guidance: expect.stringContaining('طلبك السابق') as string,
    });
  });

  test.each([
    [20, 'بعد دقيقة،'],
    [61, 'بعد دقيقتين،'],
    [600, 'بعد 10 دقائق،'],
    [3600, 'بعد 60 دقيقة،'],
  ])('when to come back, %i seconds on', (seconds, text) => {
    expect(wordsForCode('rate-limited', { retry_after_seconds: seconds }).guidance).toContain(text);
  });
});
