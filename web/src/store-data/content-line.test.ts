import { describe, expect, test } from 'vitest';
import { readLine, readLineWithList } from './content-line.ts';

describe('a line of content', () => {
  test('is taken apart at its bars', () => {
    expect(readLine('97% | شعر أنعم', 'figure', 'text')).toEqual({
      figure: '97%',
      text: 'شعر أنعم',
    });
  });

  test('may be shorter than it should be', () => {
    expect(readLine('القطعة', 'title', 'text')).toEqual({ title: 'القطعة', text: '' });
    expect(readLine('', 'title', 'text')).toEqual({ title: '', text: '' });
  });

  test('keeps a bar in its last part', () => {
    expect(readLine('نورة | الرياض | هذا | وذاك', 'name', 'place', 'text')).toEqual({
      name: 'نورة',
      place: 'الرياض',
      text: 'هذا | وذاك',
    });
  });

  test('may end with a list, without what is empty in it', () => {
    expect(readLineWithList('زيت | أصله | أول || ثان |', 'title', 'text')).toEqual({
      title: 'زيت',
      text: 'أصله',
      list: ['أول', 'ثان'],
    });
    expect(readLineWithList('زيت', 'title', 'text')).toEqual({ title: 'زيت', text: '', list: [] });
  });
});
