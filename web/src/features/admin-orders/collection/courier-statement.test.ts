import type { Order } from '@ghar/domain/order/order';
import { expect, test } from 'vitest';
import { ON_DELIVERY, paidOrder } from '../../../../testing/orders.ts';
import { readStatement, rowsOf, unknownNumbers } from './courier-statement.ts';

const AT = new Date('2026-11-20T10:00:00Z');
const order = (id: string, tracking_number: string, fields: Partial<Order> = {}) => ({
  ...paidOrder(id, AT, {
    ...ON_DELIVERY,
    status: 'delivered',
    shipped_at: AT,
    tracking_number,
    ...fields,
  }),
  id,
});
const ORDERS = [
  order('order00000001', '34529871206'),
  order('order00000002', 'AE 1234-5', { total_amount: 1298.5 }),
  order('order00000003', '34529871208', { status: 'shipped' }),
  order('order00000004', '34529871209', { payment_status: 'paid' }),
  order('order00000005', '34529871210', { status: 'cancelled' }),
  order('order00000006', '34529871211', { payment_method: 'card', cash_fee: 0 }),
];
const read = (text: string) =>
  readStatement(rowsOf(text), ORDERS).map(({ kind, order: one, amount }) => [
    kind,
    one?.id.at(-1) ?? null,
    amount,
  ]);

test.each([
  ['tabs', 'AWB\tCOD\n34529871206\t309.00\nAE1234-5\t1,298.50'],
  ['a CSV file', 'Date,AWB,COD\n2026-11-21,"34529871206","309"\n2026-11-21,"AE 1234-5","1,298.50"'],
  ['semicolons', '309;x;34529871206\n1,298.50;x;ae12345'],
  ['Arabic digits', 'رقم الشحنة\tالمبلغ\n٣٤٥٢٩٨٧١٢٠٦\t٣٠٩٫٠٠ درهم\nAE1234-5\t١٬٢٩٨٫٥٠ درهم'],
  ['a currency', '34529871206\tAED 309.00\nAE 1234-5\tAED 1,298.50'],
  ['the fee of the courier beside it', '34529871206\t15\t309\t294\nAE12345\t20\t1298.5\t1278.5'],
  ['our order number', 'x1\t00000001\t309\nx2\t#00000002\t1298.5'],
])('a statement is read by its content, from %s', (_, text) => {
  expect(read(text)).toEqual([
    ['match', '1', 309],
    ['match', '2', 1298.5],
  ]);
});

test('each line is told for what it is', () => {
  expect(
    read(
      [
        'AWB\tCOD Amount',
        '34529871206\t309',
        '34529871208\t299',
        '34529871209\t309',
        '34529871210\t309',
        '34529871211\t309',
        '34529871206\t309',
        '99999999999\t309',
        'Total\t2,163',
      ].join('\n'),
    ),
  ).toEqual([
    ['match', '1', 309],
    ['differs', '3', 299],
    ['collected', '4', 309],
    ['not-due', '5', 309],
    ['not-due', '6', 309],
    ['duplicate', '1', 309],
    ['unknown', null, 309],
    ['unknown', null, 2163],
  ]);
});

test('an amount that is not there matches nothing', () => {
  expect(read('34529871206\nAE12345')).toEqual([
    ['differs', '1', null],
    ['differs', '2', null],
  ]);
});

test('two orders in one parcel are each matched by their amount', () => {
  const both = [
    order('order00000007', 'P-77777'),
    order('order00000008', 'P-77777', { total_amount: 50 }),
  ];
  const lines = readStatement(rowsOf('P-77777\t50\nP-77777\t309'), both);
  expect(lines.map(({ kind, order: one }) => [kind, one?.id.at(-1)])).toEqual([
    ['match', '8'],
    ['match', '7'],
  ]);
});

test.each([
  [
    'beside numbers that we know',
    '34529871206\t309\t0501112233\nZZ55555\t309\t0501112244',
    ['ZZ55555'],
  ],
  ['under a heading', 'Ref\tTracking No\n1234567\tZZ55555', ['ZZ55555']],
  ['by their looks', '309.00\tZZ55555\n310.00\tZZ55556\n310.00\tZZ55556', ['ZZ55555', 'ZZ55556']],
  ['that is none', 'Total\t309.00', []],
])('a number of no open order is looked up: %s', (_, text, numbers) => {
  expect(unknownNumbers(rowsOf(text), ORDERS)).toEqual(numbers);
});

test.each(['Returned', 'RTO', 'مرتجع'])('a parcel that came back brings no money: %s', (status) => {
  const text = `AWB,Status,COD,Collected\n34529871206,${status},309.00,0.00`;
  expect(read(text)).toEqual([['returned', '1', 309]]);
});
