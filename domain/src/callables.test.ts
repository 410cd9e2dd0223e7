import { describe, expect, test } from 'vitest';
import { createPaymentRequestSchema, orderRequestSchema } from './callables.ts';
import { parse } from './parse.ts';

const request = {
  customerName: 'سالم الهاشمي',
  customerPhone: '٩٢١٢٣٤٥٦',
  country: 'om',
  countryCode: '+968',
  city: 'مسقط',
  address: 'الخوير، مبنى 7',
  quantity: 1,
  totalAmount: 299,
  checkoutKey: '0f8fad5b-d9cb-469f-a165-70867728950e',
};

const refusal = (input: object) => () => parse(createPaymentRequestSchema, input);

describe('a request for a payment', () => {
  test('is the form that was understood, the total shown and the key', () => {
    expect(parse(createPaymentRequestSchema, request)).toEqual({
      ...request,
      customerPhone: '+96892123456',
      customerEmail: null,
    });
  });

  test('is refused for the form first, then for what no form of ours sends', () => {
    expect(refusal({ ...request, customerName: '', checkoutKey: 'x' })).toThrow('name-required');
    expect(refusal({ ...request, customerPhone: '1', checkoutKey: 'x' })).toThrow('phone-invalid');
    for (const wrong of [{ totalAmount: '299' }, { totalAmount: NaN }, { checkoutKey: 'x' }])
      expect(refusal({ ...request, ...wrong })).toThrow('input-invalid');
  });
});

describe('a request about an order', () => {
  test('names it by its id', () => {
    expect(parse(orderRequestSchema, { order_id_param: ' J7wPz0aYq4LmXc81VbTn ' })).toEqual({
      order_id_param: 'J7wPz0aYq4LmXc81VbTn',
    });
  });

  test.each([{}, { order_id_param: '' }, { order_id_param: '  ' }, { order_id_param: 7 }])(
    '%j names none',
    (input) => {
      expect(() => parse(orderRequestSchema, input)).toThrow(/order-id-missing|input-invalid/);
    },
  );

  test.each([
    'a/b',
    '..',
    '.',
    '__all__',
    '__a\nb__',
    '../orders/a',
    'a b',
    'a\u0000',
    '\ud800',
    'مريم',
    'a'.repeat(65),
  ])('%j is the id of no order', (order_id_param) => {
    expect(() => parse(orderRequestSchema, { order_id_param })).toThrow('order-not-found');
  });
});
