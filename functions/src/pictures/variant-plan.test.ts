import { describe, expect, test } from 'vitest';
import { planVariants } from './variant-plan.ts';

const widths = (width: number, height: number, format = 'avif') =>
  planVariants({ width, height })
    .filter((variant) => variant.format === format)
    .map((variant) => variant.width);

describe('a picture is drawn', () => {
  test.each([
    ['a large one', 4000, 3000, [360, 640, 960, 1280, 1600]],
    ['one between two widths', 1400, 1400, [360, 640, 960, 1280, 1400]],
    ['one of such a width', 960, 400, [360, 640, 960]],
    ['a small one', 40, 30, [40]],
    ['a pixel', 1, 1, [1]],
  ])('in the usual widths, none wider than it is: %s', (_, width, height, expected) => {
    expect(widths(width, height)).toEqual(expected);
    expect(widths(width, height, 'webp')).toEqual(expected);
  });

  test.each([
    [4000, 3000, 1200],
    [1000, 1000, 1000],
  ])('once as a JPEG: %d × %d', (width, height, expected) => {
    expect(widths(width, height, 'jpeg')).toEqual([expected]);
  });

  test('in its own shape', () => {
    for (const { width, height } of planVariants({ width: 1400, height: 1751 }))
      expect(Math.abs(height - (width * 1751) / 1400)).toBeLessThanOrEqual(0.5);
  });

  test('narrower where it is taller than any page', () => {
    expect(widths(1000, 50_000)).toEqual([64]);
    expect(widths(2, 20_000)).toEqual([1]);
  });

  test('where it is hardly a line', () => {
    expect(planVariants({ width: 50_000, height: 1 }).every(({ height }) => height === 1)).toBe(
      true,
    );
  });
});
