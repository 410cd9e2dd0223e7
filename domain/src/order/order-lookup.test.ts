import { describe, expect, test } from 'vitest';
import { DomainError } from '../error-code.ts';
import { orderLookupSchema } from './order-lookup.ts';
import { parse } from '../text/parse.ts';

const NUMBER = 'ACDE3479';
const phonesOf = (phone: string): readonly string[] =>
  parse(orderLookupSchema, { order_number: NUMBER, phone }).phone;
const numberOf = (order_number: string): string =>
  parse(orderLookupSchema, { order_number, phone: '+971501234567' }).order_number;
function refusalOf(input: unknown): unknown {
  try {
    return parse(orderLookupSchema, input);
  } catch (error) {
    return error instanceof DomainError ? [error.code, error.facts.field] : error;
  }
}

test.each([
  '+971501234567',
  '00971 50 123 4567',
  '971501234567',
  '٠٥٠١٢٣٤٥٦٧',
  '۰۵۰-۱۲۳-۴۵۶۷',
  '0501234567',
  '501234567',
  '+971 050 123 4567',
])('the phone may be written as %s', (typed) => {
  expect(phonesOf(typed)).toContain('+971501234567');
});

test('a number without a country is looked for in each where it can be', () => {
  expect(phonesOf('0501234567')).toEqual(['+971501234567', '+966501234567']);
  expect(phonesOf('+966501234567')).toEqual(['+966501234567']);
  expect(phonesOf('+44 (0)7911 123456')).toEqual(['+447911123456']);
});

test.each([' acde3479', '#ACDE 3479', 'ACDE-3479.', '\u200eACDE٣٤٧٩\u200f', 'طلب ACDE3479'])(
  'the order’s number may be written as %s',
  (typed) => {
    expect(numberOf(typed).toUpperCase()).toBe(NUMBER);
  },
);

describe('what cannot be is named', () => {
  const phone = '0501234567';
  test.each([
    [{}, ['order-number-required', 'order_number']],
    [{ order_number: ' # ', phone }, ['order-number-required', 'order_number']],
    [{ order_number: 'ACDE347', phone }, ['order-number-invalid', 'order_number']],
    [{ order_number: 'A'.repeat(100_000), phone }, ['order-number-invalid', 'order_number']],
    [{ order_number: 7, phone }, ['input-invalid', 'order_number']],
    [{ order_number: NUMBER }, ['phone-required', 'phone']],
    [{ order_number: NUMBER, phone: ' ' }, ['phone-required', 'phone']],
    [{ order_number: NUMBER, phone: '12' }, ['phone-invalid', 'phone']],
    [{ order_number: NUMBER, phone: '0'.repeat(100_000) }, ['phone-invalid', 'phone']],
    [{ order_number: NUMBER, phone: { $ne: null } }, ['input-invalid', 'phone']],
  ])('%j', (input, refusal) => {
    expect(refusalOf(input)).toEqual(refusal);
  });
});
