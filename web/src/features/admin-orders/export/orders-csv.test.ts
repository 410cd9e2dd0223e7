import { CHARGE_CURRENCY } from '@ghar/domain/money/currency';
import { orderSchema } from '@ghar/domain/order/order';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { arPanelTexts as texts } from '../../../i18n/ar/panel-texts.ts';
import { courierCsv } from './courier-csv.ts';
import { ordersCsv } from './orders-csv.ts';

const order = {
  ...parse(orderSchema, {
    customer_name: '=cmd|x',
    customer_phone: '+966501234567',
    country: 'sa',
    city: 'الرياض',
    address: 'حي الملقا، فيلا 12',
    national_address: 'RRRD2929',
    quantity: 2,
    unit_price: 299,
    total_amount: 598,
    invoice_number: 123,
    vat_amount: 14.24,
    product_name: 'صابون غار',
    status: 'shipped',
    payment_status: 'paid',
    payment_test: true,
    refunded_amount: 299,
    paid_at: new Date('2026-11-20T16:06:00+04:00'),
    carrier: 'smsa',
    tracking_number: '00123',
    merchant_note: 'اتصل قبل الوصول',
    created_at: new Date('2026-11-20T16:05:00+04:00'),
    updated_at: new Date('2026-11-20T16:05:00+04:00'),
  }),
  id: 'KIBrRaGOaB3dE5fGh1j2',
};

test("an order's line has a cell for each column, and nothing in it computes", () => {
  const [head, line] = ordersCsv(texts, [order], ';');
  expect(head!.split(';')).toHaveLength(26);
  expect(line).toBe(
    [
      '"E5fGh1j2"',
      '2026-11-20 16:05',
      '"تم الشحن"',
      '"بالبطاقة"',
      '"مدفوع"',
      '2026-11-20 16:06',
      '"تجريبي"',
      '"\'=cmd|x"',
      '"+966 50 123 4567"',
      '',
      '"المملكة العربية السعودية"',
      '"الرياض"',
      '"حي الملقا، فيلا 12"',
      '"RRRD2929"',
      '"صابون غار"',
      '2',
      '299',
      '"INV-000123"',
      '',
      '598',
      '14.24',
      '299',
      '"سمسا"',
      '"\'00123"',
      '"اتصل قبل الوصول"',
      '"KIBrRaGOaB3dE5fGh1j2"\r\n',
    ].join(';'),
  );
});

test('an order paid on delivery has its method, its fee, and when it was collected', () => {
  const cash = {
    ...order,
    payment_method: 'cash',
    cash_fee: 12.5,
    paid_at: null,
    paid_by_hand_at: new Date('2026-11-22T09:30:00+04:00'),
  } as const;
  const [head, line] = ordersCsv(texts, [cash], ';').map((one) => one.split(';'));
  const cellOf = (column: keyof typeof texts.csvColumns) =>
    line![head!.findIndex((name) => name.includes(texts.csvColumns[column]))];
  expect([cellOf('method'), cellOf('cashFee'), cellOf('paidAt')]).toEqual([
    `"${texts.paymentMethods.cash}"`,
    '12.5',
    '2026-11-22 09:30',
  ]);
});

test('the file for couriers says what each collects: nothing of what is paid', () => {
  const cash = {
    ...order,
    status: 'confirmed',
    payment_status: 'pending',
    payment_method: 'cash',
    payment_test: false,
    paid_at: null,
    refunded_amount: 0,
    total_amount: 610.5,
  } as const;
  const paid = { ...cash, payment_status: 'paid' } as const;
  const amounts = courierCsv(texts, [cash, { ...cash, status: 'shipped' }, paid])
    .slice(1)
    .map((line) => Number(line.split(',').at(-5)));
  expect(amounts).toEqual([610.5, 610.5, 0]);
});

test('the file for couriers has a line a parcel, which is paid, and nothing in it computes', () => {
  expect(courierCsv(texts, [order, { ...order, customer_phone: '+1;=1+1' }])).toEqual([
    '\ufeff"Reference","Consignee Name","Phone","Country Code","City","Address","National Address","Pieces","COD Amount","Declared Value","Currency","Description","Note"\r\n',
    `"E5fGh1j2","'=cmd|x","+966501234567","SA","الرياض","حي الملقا، فيلا 12","RRRD2929",1,0,598,"${CHARGE_CURRENCY}","صابون غار × 2","اتصل قبل الوصول"\r\n`,
    expect.stringContaining(`"'+1;'=1+1"`),
  ]);
});
