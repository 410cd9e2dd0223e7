import { expect, test } from 'vitest';
import { readPastedNumbers } from './pasted-numbers.ts';

const ORDERS = ['34679ACD', 'aB3dE5fG'];
const read = (text: string) => {
  const { found, unknown } = readPastedNumbers(text, ORDERS);
  return { found: Object.fromEntries(found), unknown };
};

test.each([
  ['tabs', '34679ACD\t34529871206'],
  ['commas', '34679ACD, 34529871206'],
  ['Arabic commas', '34679ACD، 34529871206'],
  ['semicolons', '34679ACD;34529871206'],
  ['blanks', '  34679ACD   34529871206 '],
  ['a CSV file', '"\'34679ACD","34529871206"'],
  ['a hash', '#34679ACD\t34529871206'],
  ['small letters', '34679acd\t34529871206'],
  ['Arabic digits', '34679ACD\t٣٤٥٢٩٨٧١٢٠٦'],
  ['marks that are not seen', '\u200e34679ACD\u200f\t34529871206'],
  ['further columns', 'Delivered\t34679ACD\t34529871206\tDubai'],
  ['the number first', '34529871206\t34679ACD'],
])('an order and its number are read apart by %s', (_, line) => {
  expect(read(line)).toEqual({ found: { '34679ACD': '34529871206' }, unknown: [] });
});

test.each([
  ['a file', '34679ACD,"=""00345299012"""', '="00345299012"'],
  ['a file whose cell was rounded', '34679ACD,3.45299E+10', '3.45299E+10'],
  ['a table', '34679ACD\t#N/A', '#N/A'],
])('what a spreadsheet has made of a number is left for its row: from %s', (_, line, number) => {
  expect(read(line)).toEqual({ found: { '34679ACD': number }, unknown: [] });
});

test('a word is no number', () => {
  expect(read('34529871206 34679ACD ref').found).toEqual({ '34679ACD': '34529871206' });
  const line = 'Shipment 34529871206 ref 34679ACD';
  expect(read(line)).toEqual({ found: {}, unknown: [line] });
});

test('a number keeps its blanks between tabs', () => {
  expect(read('34679ACD\tAE 1234-5').found).toEqual({ '34679ACD': 'AE 1234-5' });
});

test('a whole column is read, and what is of no order here is told', () => {
  const lines = [
    'Reference\tAWB',
    '34679ACD\t34529871206',
    '',
    'aB3dE5fG\t34529871207',
    'QQQQQQQQ\t34529871208',
    '34679ACD\t34529871209',
    'aB3dE5fG',
    `aB3dE5fG\t${'1'.repeat(101)}`,
  ];
  expect(read(lines.join('\r\n'))).toEqual({
    found: { '34679ACD': '34529871206', aB3dE5fG: '34529871207' },
    unknown: [lines[0], lines[4], lines[5], lines[6], lines[7]],
  });
});

test('an order without a number has none', () => {
  expect(read('34679ACD\t')).toEqual({ found: {}, unknown: ['34679ACD'] });
});
