import { expect, test } from 'vitest';
import { displayOrder, drawingOf, type StoredPicture } from './stored-picture.ts';

test.each([
  ['3', 3],
  ['٣', 3],
  [' 12 ', 12],
  ['2.7', 2],
  ['', 0],
  ['أولاً', 0],
  ['-4', 0],
  ['99999999999', 10_000],
])('%j is place %d', (text, order) => {
  expect(displayOrder(text)).toBe(order);
});

const ADDED = new Date('2026-11-28T10:00:00Z');
const variant = { format: 'jpeg', width: 4, height: 3, storage_path: 'a' } as const;
test.each([
  ['is being made', {}, 60_000, 'under-way'],
  ['could not be drawn, says the server', { undrawn: true }, 60_000, 'failed'],
  ['could not be drawn, though nobody could say so', {}, 11 * 60_000, 'failed'],
  ['is drawn, whatever was before', { undrawn: true, variants: [variant] }, 0, 'drawn'],
])('a picture %s', (_, fields, age, drawing) => {
  const picture = { created_at: ADDED, variants: [], undrawn: false, ...fields } as unknown;
  expect(drawingOf(picture as StoredPicture, ADDED.getTime() + age)).toBe(drawing);
});
