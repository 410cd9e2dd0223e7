import { describe, expect, test } from 'vitest';
import { planCard } from './card-plan.ts';

describe('a picture stands in its card', () => {
  test.each([
    ['one of its shape', 2400, 1260, 1200, 630],
    ['a wide photograph', 1920, 1080, 1200, 675],
    ['a wider one', 2000, 1000, 1260, 630],
  ])('as wide and high as the card, and hardly cut: %s', (_, width, height, ...expected) => {
    const planned = planCard({ width, height });
    expect([planned.width, planned.height]).toEqual(expected);
  });

  test.each([
    ['a portrait', 1120, 1400, 504, 630],
    ['a square', 1400, 1400, 630, 630],
    ["a camera's photograph", 3000, 2000, 945, 630],
    ['a banner', 2400, 800, 1200, 400],
    ['a strip', 20, 20_000, 1, 630],
    ['a line', 50_000, 1, 1200, 1],
  ])('whole, where it has another shape: %s', (_, width, height, ...expected) => {
    const planned = planCard({ width, height });
    expect([planned.width, planned.height]).toEqual(expected);
  });

  test.each([
    [400, 500, 504, 630],
    [480, 252, 960, 504],
    [40, 30, 80, 60],
    [1, 1, 2, 2],
  ])('at most twice as large as it is: %d × %d', (width, height, ...expected) => {
    const planned = planCard({ width, height });
    expect([planned.width, planned.height]).toEqual(expected);
  });
});
