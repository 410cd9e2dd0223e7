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

test.each(CODES)('%s has English words, without holes, also when no facts are known', (code) => {
  for (const attempt of ['first', 'again'] as const) {
    const { message, guidance = '' } = wordsForCode(code, {}, attempt);
    expect(message).toMatch(/^[A-Z]/);
    expect(message + guidance).not.toMatch(/undefined|NaN|null|\[object|[!\p{Script=Arabic}]/u);
    // Each sentence of a guidance begins with a capital, and the last one ends.
    expect(guidance).not.toMatch(/\. [a-z]|[^.]$/);
  }
});

describe('to a shopper who may have paid', () => {
  test('nothing says that nothing was charged', () => {
    for (const code of CODES) {
      const { message, guidance = '' } = wordsForCode(code, { status: 400 }, 'again');
      expect(message + guidance).not.toContain('have not been charged');
    }
  });

  test('whatever says so at the first try says not to pay twice instead', () => {
    const told = CODES.filter((code) =>
      wordsForCode(code, { status: 400 }).guidance?.includes('have not been charged'),
    );
    expect(told.length).toBeGreaterThan(10);
    for (const code of told)
      expect(wordsForCode(code, { status: 400 }, 'again').guidance).toMatch(
        /do not pay again: write to us and we will check\. If you have not, [a-z]/,
      );
  });
});

describe('facts are named', () => {
  test('the new price and the new total', () => {
    const words = wordsForCode('price-changed', { unit_price: 349.5, total_amount: 699 });
    expect(words.message).toContain('AED 349.50');
    expect(words.guidance).toContain('AED 699');
  });

  test.each([
    [1, 'Available now: 1 piece'],
    [5, 'Available now: 5 pieces'],
    [0, 'We have sold out'],
    [MAX_DISCLOSED_PIECES, 'You have asked for more than we have right now'],
  ])('%i pieces that are left', (available, message) => {
    expect(wordsForCode('out-of-stock', { available }).message).toBe(message);
  });

  test('the most pieces of one order', () => {
    const { message } = wordsForCode('too-many-pieces', { most: 20 });
    expect(message).toBe('For now, up to 20 pieces per order');
  });

  test('an order of before that may hold the pieces', () => {
    const facts = { available: 0, replaced_order: 'o1' };
    expect(wordsForCode('out-of-stock', facts).guidance).toContain('earlier order');
  });

  test.each([
    [20, 'in 1 minute,'],
    [61, 'in 2 minutes,'],
    [3600, 'in 60 minutes,'],
  ])('when to come back, %i seconds on', (seconds, text) => {
    expect(wordsForCode('rate-limited', { retry_after_seconds: seconds }).guidance).toContain(text);
  });
});
