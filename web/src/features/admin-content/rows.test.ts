import { DEFAULT_CONTENT } from '@ghar/domain/content/site-content';
import { describe, expect, test } from 'vitest';
import { hasBar, readRows, writeRows } from './rows.ts';

const PAIR = { parts: ['title', 'text'] };
const HERB = { parts: ['name', 'text'], list: 'benefits' };
const { content } = DEFAULT_CONTENT.features;

describe('the lines of a list', () => {
  test.each([
    ['of two parts', content.guide, PAIR],
    ['of three parts', content.testimonials, { parts: ['name', 'place', 'text'] }],
    ['with a list', content.ingredients, HERB],
    ['of one text', content.benefits, { parts: ['text'] }],
  ])('%s come back as they were', (_, lines, shape) => {
    expect(writeRows(readRows(lines, shape), shape)).toEqual(lines);
  });

  test('have a text for each part, also where one is missing', () => {
    expect(readRows(['زيت'], HERB)).toEqual([['زيت', '', '']]);
    expect(readRows(['زيت | أصله | أول | ثان'], HERB)).toEqual([['زيت', 'أصله', 'أول\nثان']]);
  });
});

describe('rows', () => {
  test('lose line breaks and blanks around them, and those that are empty', () => {
    expect(
      writeRows(
        [
          [' سطر\nثان ', 'نص '],
          [' ', '\n'],
        ],
        PAIR,
      ),
    ).toEqual(['سطر ثان | نص']);
    expect(writeRows([['زيت', 'نص', ' أول\n\nثان ']], HERB)).toEqual(['زيت | نص | أول | ثان']);
  });

  test('with a bar in a part would come apart elsewhere', () => {
    expect(hasBar([['أ', 'ب | ج']], PAIR)).toBe(true);
    expect(hasBar([['أ', 'ب']], PAIR)).toBe(false);
    expect(hasBar([['أ | ب']], { parts: ['text'] })).toBe(false);
  });
});
