import { orderSchema } from '@ghar/domain/order';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { arPanelTexts as texts } from '../../i18n/ar/panel-texts.ts';
import { orderCsvLine, ordersCsvHead } from './orders-csv.ts';

test("an order's line has a cell for each column, and nothing in it computes", () => {
  const order = parse(orderSchema, {
    customer_name: '=cmd|x',
    customer_phone: '+971501234567',
    country: 'ae',
    city: 'دبي',
    address: 'شارع الوصل',
    quantity: 2,
    unit_price: 299,
    total_amount: 598,
    invoice_number: 123,
    vat_amount: 28.48,
    product_name: 'صابون غار',
    status: 'shipped',
    payment_status: 'paid',
    payment_test: true,
    refunded_amount: 299,
    paid_at: new Date(2026, 10, 20, 16, 6),
    tracking_number: '00123',
    created_at: new Date(2026, 10, 20, 16, 5),
    updated_at: new Date(2026, 10, 20, 16, 5),
  });
  expect(ordersCsvHead(texts, ';').split(';')).toHaveLength(22);
  expect(orderCsvLine(texts, { ...order, id: 'KIBrRaGOaB3dE5fGh1j2' }, ';')).toBe(
    [
      '"E5fGh1j2"',
      '2026-11-20 16:05',
      '"تم الشحن"',
      '"مدفوع"',
      '2026-11-20 16:06',
      '"تجريبي"',
      '"\'=cmd|x"',
      '971501234567',
      '',
      '"الإمارات العربية المتحدة"',
      '"دبي"',
      '"شارع الوصل"',
      '"صابون غار"',
      '2',
      '299',
      '"INV-000123"',
      '598',
      '28.48',
      '299',
      '"\'00123"',
      '',
      '"KIBrRaGOaB3dE5fGh1j2"\r\n',
    ].join(';'),
  );
});
