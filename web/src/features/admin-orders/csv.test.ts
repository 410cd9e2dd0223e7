import { describe, expect, test } from 'vitest';
import { csvLine as lineOf, CSV_START, separatorFor, type Cell } from './csv.ts';

const csvLine = (cells: readonly Cell[]): string => lineOf(cells, ',');

test('a file begins with the mark that makes Excel read it as UTF-8', () => {
  expect([...new TextEncoder().encode(CSV_START)]).toEqual([0xef, 0xbb, 0xbf]);
});

describe('a line', () => {
  test('has its cells between commas, and ends as Windows ends lines', () => {
    expect(csvLine(['مريم', 299, null, 'دبي'])).toBe('"مريم",299,,"دبي"\r\n');
  });

  test('keeps commas, quotes and line breaks inside of their cell', () => {
    expect(csvLine(['فيلا 12، "الوصل", دبي\nالطابق 2'])).toBe(
      '"فيلا 12، ""الوصل"", دبي\nالطابق 2"\r\n',
    );
  });

  test('has amounts as numbers, which can be added up', () => {
    expect(csvLine([1196, 0.29, -1])).toBe('1196,0.29,-1\r\n');
  });
});

describe('what ends a cell', () => {
  test.each([
    ['ar', ';'],
    ['ar-AE', ';'],
    ['en-US', ','],
    ['arn-CL', ','],
  ] as const)('for a reader of %s is %s', (language, separator) => {
    expect(separatorFor(language)).toBe(separator);
    expect(lineOf(['أ', 2.5, null], separator)).toBe(['"أ"', '2.5', '\r\n'].join(separator));
  });

  test('is no way into a computer that ends them at commas', () => {
    expect(lineOf(['أ, =1+1; -1'], ';')).toBe('"أ, \'=1+1; -1"\r\n');
  });
});

test('a time is one that can be sorted, where the reader is', () => {
  expect(csvLine([new Date(2026, 0, 5, 9, 7)])).toBe('2026-01-05 09:07\r\n');
});

describe('a cell of text', () => {
  test.each([
    '=1+1',
    '=HYPERLINK("http://evil.example","x")',
    '+971501234567',
    '-1+1',
    '@SUM(A1)',
    '\t=1+1',
    '\r=1+1',
    '\n=1+1',
    '  =1+1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
  ])('%j is no formula', (text) => {
    expect(csvLine([text])).toBe(`"'${text.replaceAll('"', '""')}"\r\n`);
  });

  test.each([
    ["فيلا 12;=1+cmd|' /C calc'!A0;", "فيلا 12;'=1+cmd|' /C calc'!A0;"],
    ['أ; @SUM(A1); -1', "أ; '@SUM(A1); '-1"],
  ])('%j holds no formula where cells end at semicolons', (text, kept) => {
    expect(csvLine([text])).toBe(`"${kept}"\r\n`);
  });

  test.each([
    '00123',
    '0501234567',
    '971501234567890123',
    '12345678',
    '1234e567',
    '3-4',
    '1/2',
    '1,5',
    '12:30',
  ])('%s keeps its digits as they are', (text) => {
    expect(csvLine([text])).toBe(`"'${text}"\r\n`);
  });

  test.each(['مريم', 'aB3dE5fG', 'AE-00123', 'فيلا 12', '12 شارع الوصل', "o'neil", 'a=b', ''])(
    '%s is left alone',
    (text) => {
      expect(csvLine([text])).toBe(`"${text}"\r\n`);
    },
  );
});
