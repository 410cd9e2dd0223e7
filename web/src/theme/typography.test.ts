import { readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FONT, nameStyle, typography } from './typography.ts';

test('headings of every level and all other text are in one face', () => {
  const faces = Object.values(typography).flatMap((style) =>
    typeof style === 'object' && 'fontFamily' in style ? [style.fontFamily] : [],
  );
  expect(faces).toEqual([]);
});

test('a name is in the display face, unless it has vowel marks', () => {
  expect(nameStyle('صابون غار الطبيعي للشعر').fontFamily).toMatch(/^'Reem Kufi Variable/);
  expect(nameStyle('Ghar laurel soap').fontFamily).toMatch(/^'Reem Kufi Latin/);
  for (const marked of ['غارُ الشام', 'صابون الحنّاء', 'غار\u0670'])
    expect(nameStyle(marked).fontFamily).toBe(FONT);
});

test('the fonts of an Arabic page have at most 44 kB', () => {
  const folder = new URL('fonts/', import.meta.url);
  const sizes = readdirSync(folder)
    .filter((name) => name.endsWith('.woff2') && !name.includes('latin'))
    .map((name) => statSync(new URL(name, folder)).size);
  expect(sizes).toHaveLength(2);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(44_000);
});
