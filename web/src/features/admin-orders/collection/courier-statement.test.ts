import type { Order } from '@ghar/domain/order/order';
import { expect, test } from 'vitest';
import { ON_DELIVERY, paidOrder } from '../../../../testing/orders.ts';
import { readStatement, unknownNumbers } from './courier-statement.ts';
import { rowsOf } from './statement-rows.ts';

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
  order('order00000007', '34529871212', { payment_status: 'paid', refunded_amount: 309 }),
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
  ['blanks', '34529871206 309\nAE 1234-5 1,298.50'],
  ['blanks, with the currency', '34529871206 AED 309.00\nAE1234-5 1,298.50 AED'],
  ['blanks, in Arabic', '٣٤٥٢٩٨٧١٢٠٦ ٣٠٩ د.إ\nAE1234-5 د.إ. ١,٢٩٨.٥٠'],
  ['words before the number', 'Delivered 34529871206 309.00\nMona Al Ali AE 1234-5 1,298.50'],
  ['words before the amount', '34529871206 15 Delivered 309\nAE1234-5 20 Not yet, AED 1,298.50'],
  ['the amount first', '309 34529871206\n1,298.5 Delivered AE1234-5'],
  ["a number among a cell's words", 'AWB: 34529871206\tCOD: 309.00\nAWB: AE1234-5\tCOD: 1,298.50'],
  [
    'rows whose cells are shifted',
    'Mona,34529871206,15,309\nAli, Sara (Dubai) AE 1234-5 20 1,298.50',
  ],
  ['an address with a number before a comma', 'Villa 12,309,34529871206\nVilla 3,1298.5,AE12345'],
  ['the currency in a CSV file', '34529871206,AED 309.00,x\nAE12345,AED 1,298.50,x'],
  ['its name in Arabic', '34529871206,309 درهم,x\nAE12345,درهم 1,298.50,x'],
  [
    "a currency before a CSV's amount",
    '34529871206, د.إ 309, Delivered\nAE12345, 1,298.50, Delivered',
  ],
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
        '34529871212\t309',
        '34529871206\t309',
        '99999999999\t309',
        'Total\t2,163',
      ].join('\n'),
    ),
  ).toEqual([
    ['match', '1', 309],
    ['differs', '3', 299],
    ['collected', '4', 309],
    ['cancelled', '5', 309],
    ['not-due', '6', 309],
    ['refunded', '7', 309],
    ['duplicate', '1', 309],
    ['unknown', null, 309],
    ['unknown', null, 2163],
  ]);
});

test('the only amount of lines that all differ is theirs', () => {
  expect(read('Delivered 34529871206 AED 299.00\nAE1234-5 1,216')).toEqual([
    ['differs', '1', 299],
    ['differs', '2', 1216],
  ]);
});

test.each(['-309', '(309.00)', '309.00-', '(AED 309.00)'])(
  'what a courier takes back is not collected: %s',
  (amount) => {
    expect(read(`34529871206\t${amount}`)).toEqual([['differs', '1', -309]]);
  },
);

test('what came counts, not what was to come', () => {
  expect(read('AWB,COD,Collected\n34529871206,309,309\nAE12345,1298.5,0')).toEqual([
    ['match', '1', 309],
    ['differs', '2', 0],
  ]);
  // less the courier's fee, or nothing: the merchant looks
  expect(read('AWB,COD,Collected\n34529871206,309,294')).toEqual([['differs', '1', 294]]);
  expect(read('AWB,COD,Collected\n34529871206,309,0')).toEqual([['differs', '1', 0]]);
});

test.each([
  'Paid Amount',
  'Received',
  'Remitted',
  'المبلغ المسدد',
  'المورّد',
  'المحصّل',
  'المبلغ المستلم',
])('what came is known by its heading, also below a title: %s', (heading) => {
  const text = `Statement November 2026\nAWB,COD,${heading}\n34529871206,309,0`;
  expect(read(text).at(-1)).toEqual(['differs', '1', 0]);
});

test('what is to be collected is not what came', () => {
  expect(read('AWB,To be collected\n34529871206,309')).toEqual([['match', '1', 309]]);
});

test.each([
  'Returned',
  'RTO',
  'مرتجع',
  'Undelivered',
  'RTS',
  'Out for delivery',
  'قيد التوصيل',
  'ملغي',
  'Delivery failed',
  'Cancelled',
  'Returning to shipper',
  'تم الإرجاع',
  'لم يتم التسليم',
  'راجع',
])('a parcel that brought no money is not collected: %s', (status) => {
  expect(read(`34529871206,309,${status}`)).toEqual([['returned', '1', 309]]);
});

test('an address is no status', () => {
  expect(read('34529871206,راجع الحارس عند الباب,309')).toEqual([['match', '1', 309]]);
  expect(read('34529871206,شارع المراجعة,309')).toEqual([['match', '1', 309]]);
});

test('the tracking number tells the order, whatever number the customer is called', () => {
  expect(read('00000001,AE12345,1298.5\nMona,34529871206,309')).toEqual([
    ['match', '2', 1298.5],
    ['match', '1', 309],
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
    order('order00000008', 'P-77777'),
    order('order00000009', 'P-77777', { total_amount: 50 }),
  ];
  const lines = readStatement(rowsOf('P-77777\t50\nP-77777\t309'), both);
  expect(lines.map(({ kind, order: one }) => [kind, one?.id.at(-1)])).toEqual([
    ['match', '9'],
    ['match', '8'],
  ]);
});

test.each([
  ['beside numbers that we know', '34529871206\t309\nZZ55555\t309.00', ['ZZ55555'], []],
  ['each once', '309.00\tZZ55555\n310.00\tZZ55556\n310.00\tZZ55556', ['ZZ55555', 'ZZ55556'], []],
  ['among words', 'Delivered ZZ55555 Dubai 1,216.00', ['ZZ55555'], []],
  ['of an order', 'Ref\t#A7K9MWPD\t309', [], ['A7K9MWPD']],
  ['that is none', 'Total\t309.00', [], []],
] as const)(
  'what may be a number of no open order is looked up: %s',
  (_, text, tracking, order) => {
    expect(unknownNumbers(rowsOf(text), ORDERS)).toEqual({ tracking, order });
  },
);
