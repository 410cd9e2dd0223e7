import { expect, test } from 'vitest';
import { readRefundAmount } from './refund-form.ts';

test.each([
  ['299', { amount: 299 }],
  ['٩٩٫٥', { amount: 99.5 }],
  ['0.01', { amount: 0.01 }],
  ['299.5', { problem: 'too-much' }],
  ['1,000', { problem: 'too-much' }],
  ['1.005', { problem: 'decimals' }],
  ['0', { problem: 'positive' }],
  ['-5', { problem: 'positive' }],
  ['', { problem: 'number' }],
  ['0x10', { problem: 'number' }],
  ['1e2', { problem: 'number' }],
  ['مئة', { problem: 'number' }],
])('%s of 299 dirhams', (typed, read) => {
  expect(readRefundAmount(typed, 299)).toEqual(read);
});
