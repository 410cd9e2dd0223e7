import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderNumber } from './order-number.ts';
import { orderSearchTokens, searchTerms, searchWords } from './order-search.ts';

const order = {
  order_number: 'kX9dPq2Z',
  customer_phone: '+971501234567',
  country_code: '+971',
  customer_name: 'فاطمة بنت أحمد الزعابي',
};
const tokens = orderSearchTokens(order);

describe('an order is found', () => {
  test('by its number, in any case', () => {
    expect(tokens).toContain('kx9dpq2z');
  });

  test.each(['971501234567', '501234567', '0501234567', '4567'])('by its phone as %s', (digits) => {
    expect(tokens).toContain(digits);
  });

  test.each([
    'فاطمة',
    'فاطمه',
    'أحمد',
    'احمد',
    'إحمد',
    'الزعابي',
    'الزعابى',
    'فَاطِمَة',
    'الزعـــابي',
  ])('by the word %s of its name', (word) => {
    expect(tokens).toEqual(expect.arrayContaining(searchWords(word)));
  });

  test('by a name in Latin letters, in any case', () => {
    const latin = orderSearchTokens({ ...order, customer_name: 'Sara AL-Mansoori' });
    expect(latin).toEqual(expect.arrayContaining(['sara', 'al-mansoori']));
  });

  test('by every word of any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (customer_name) => {
        expect(orderSearchTokens({ ...order, customer_name })).toEqual(
          expect.arrayContaining(searchWords(customer_name)),
        );
      }),
    );
  });
});

describe('the tokens', () => {
  test('are each there once, and none is empty', () => {
    const twice = orderSearchTokens({ ...order, customer_name: 'علي علي  على' });
    expect(new Set(twice).size).toBe(twice.length);
    expect(twice).not.toContain('');
  });

  test('hold a phone of another dial code whole', () => {
    const { customer_phone } = order;
    expect(orderSearchTokens({ ...order, country_code: '+966', customer_phone })).toContain(
      '971501234567',
    );
  });
});

test('what is no word is not searched for', () => {
  expect(searchWords('  ')).toEqual([]);
  expect(searchWords('علي ـ ً سالم')).toEqual(['علي', 'سالم']);
});

test('digits in a word are compared as Latin ones', () => {
  expect(searchWords('فيلا ١٢ ۳۴')).toEqual(['فيلا', '12', '34']);
});

test('the order number is the last eight characters of the id', () => {
  expect(orderNumber('J7wPz0aYq4LmXc81VbTn')).toBe('Xc81VbTn');
  expect(orderNumber('short')).toBe('short');
});

describe('what a merchant searches for', () => {
  const tokens = orderSearchTokens({
    order_number: 'aB3dE5fG',
    customer_phone: '+971501234567',
    country_code: '+971',
    customer_name: 'مريم أحمد الهاشمي',
  });

  test.each([
    'aB3dE5fG',
    '#ab3de5fg',
    'aB3dE5fG…',
    'aB3dE5fG...',
    '+971 50 123 4567',
    '00971501234567',
    '971-50-1234567',
    '0501234567',
    '٠٥٠١٢٣٤٥٦٧',
    '050 123 4567',
    '4567',
    'مريم',
    '  الهاشمي ',
    'مريم الهاشمي',
    'احمد',
  ])('%s finds the order', (input) => {
    const terms = searchTerms(input);
    expect(terms.length).toBeGreaterThan(0);
    expect(tokens).toEqual(expect.arrayContaining(terms));
  });

  test.each(['سالم', 'مريم سالم', '050', '0501234568', 'aB3dE5fH'])(
    '%s does not find it',
    (input) => {
      expect(tokens).not.toEqual(expect.arrayContaining(searchTerms(input)));
    },
  );

  test('is nothing where nothing legible was typed', () => {
    expect(searchTerms('')).toEqual([]);
    expect(searchTerms(' \u200f … # ')).toEqual([]);
  });

  test('is asked for by its longest word first: the fewest have it', () => {
    expect(searchTerms('مريم أحمد الهاشمي')[0]).toBe('الهاشمي');
  });
});
