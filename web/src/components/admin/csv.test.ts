import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvLine as lineOf, CSV_START, separatorFor, type Cell, type Separator } from './csv.ts';

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
});

test('a time is one that can be sorted, as the shop has it', () => {
  expect(csvLine([new Date('2026-01-04T20:07:00Z')])).toBe('2026-01-05 00:07\r\n');
});

describe('a cell of text', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['=HYPERLINK("http://evil.example","x")', '\'=HYPERLINK("http://evil.example","x")'],
    ['-1+1', "'-1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1+1', "\t'=1+1"],
    ['\n=1+1', "\n'=1+1"],
    ['  =1+1', "  '=1+1"],
    ['"=1+1', '"\'=1+1'],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    ["فيلا 12;=1+cmd|' /C calc'!A0;", "فيلا 12;'=1+cmd|' /C calc'!A0;"],
    ['أ; @SUM(A1), -1', "أ; '@SUM(A1), '-1"],
    ['a;"=cmd|x', 'a;"\'=cmd|x'],
    ['a,"" =cmd|x', 'a,"" \'=cmd|x'],
    ['دبي\n=1+1', "دبي\n'=1+1"],
  ])('%j is no formula', (text, kept) => {
    expect(csvLine([text])).toBe(`"${kept.replaceAll('"', '""')}"\r\n`);
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

describe('a phone', () => {
  test.each(['+971501234567', '+971 50 123 4567'])('keeps its plus, and is text: %s', (phone) => {
    expect(csvLine([{ phone }])).toBe(`"${phone}"\r\n`);
  });

  test.each(['=cmd|x', '+1+1', '+971501234567;=1+1', '+971 50=1', '+ 1'])(
    'that is none, %j, computes nothing',
    (phone) => {
      expect(csvLine([{ phone }])).toBe(csvLine([phone]));
    },
  );
});

/** The cells of a file, for a reader that expects one separator and knows quotes or does not. */
function read(file: string, delimiter: Separator, knowsQuotes: boolean): string[][] {
  const cellsOf = (text: string): string[][] =>
    parse(text, {
      bom: true,
      delimiter,
      quote: knowsQuotes ? '"' : null,
      relax_quotes: true,
      relax_column_count: true,
    });
  try {
    return cellsOf(file);
  } catch {
    // a spreadsheet closes the quote that is open at the end
    return cellsOf(`${file}"`);
  }
}
const SEPARATORS = [',', ';'] as const satisfies readonly Separator[];

describe('a file that is read by a parser', () => {
  test.each(SEPARATORS)('with its own separator %s has the same cells', (separator) => {
    const cells = ['فيلا 12، "الوصل"; دبي, أ', 'a\nb', '', 'x'];
    const file = CSV_START + lineOf(cells, separator) + lineOf(cells, separator);
    expect(read(file, separator, true)).toEqual([cells, cells]);
  });

  test('has no cell that computes, whichever separator it expects', () => {
    const piece = fc.constantFrom(
      '=',
      '+',
      '-',
      '@',
      '＝',
      ';',
      ',',
      '"',
      "'",
      ' ',
      '\t',
      '\n',
      'a',
    );
    const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
    const line = fc.array(text, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(...SEPARATORS),
        fc.constantFrom(...SEPARATORS),
        fc.boolean(),
        (lines, written, expected, knowsQuotes) => {
          const file = CSV_START + lines.map((cells) => lineOf(['E5', ...cells], written)).join('');
          const found = read(file, expected, knowsQuotes).flat();
          expect(found.filter((cell) => /^["\s]*[=+\-@＝]/.test(cell))).toEqual([]);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
