import { expect, test } from 'vitest';
import { pieces, reviews, washes, workingDays } from './count.ts';

test('one is counted alone, everything else as many', () => {
  expect([0, 1, 2, 101].map(pieces)).toEqual(['0 pieces', '1 piece', '2 pieces', '101 pieces']);
  expect([1, 40].map(washes)).toEqual(['1 wash', '40 washes']);
  expect([1, 14].map(workingDays)).toEqual(['1 working day', '14 working days']);
  expect(reviews(2847)).toBe('2,847 reviews');
});
