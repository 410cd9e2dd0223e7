import { describe, expect, test } from 'vitest';
import { createPaymentRequestSchema, orderRequestSchema } from './callables.ts';
import { parse } from './text/parse.ts';

const request = {
  customerName: 'سالم الهاشمي',
  customerPhone: '٥٠١٢٣٤٥٦٧',
  country: 'ae',
  countryCode: '+971',
  city: 'مسقط',
  address: 'الخوير، مبنى 7',
  quantity: 1,
  totalAmount: 299,
  checkoutKey: '0f8fad5b-d9cb-469f-a165-70867728950e',
};

const refusal = (input: object) => () => parse(createPaymentRequestSchema, input);

describe('a request for a payment', () => {
  test.each([
    ['+44 20 7946 0958', '+442079460958'],
    ['+44 (0) 7400 123456', '+447400123456'],
    ['00919876543210', '+919876543210'],
    ['٠٠٢٠ ١٠٠ ١٢٣ ٤٥٦٧', '+201001234567'],
    ['+1 202 555 0123', '+12025550123'],
    ['+966 55 123 4567', '+966551234567'],
  ])('has a phone of any country: %s', (customerPhone, e164) => {
    expect(parse(createPaymentRequestSchema, { ...request, customerPhone })).toMatchObject({
      customerPhone: e164,
      country: 'ae',
    });
  });

  test.each([
    '+447',
    '+44 12345 678 901',
    '+1 555 555 5555 55',
    '00 50 123 4567',
    '+999 1234 5678',
  ])('is refused where no phone of its country is that long: %s', (customerPhone) => {
    expect(refusal({ ...request, customerPhone })).toThrow(
      expect.objectContaining({ code: 'phone-invalid', facts: { field: 'customerPhone' } }),
    );
  });

  test('is the form that was understood, the total shown and the key', () => {
    expect(parse(createPaymentRequestSchema, request)).toEqual({
      ...request,
      customerPhone: '+971501234567',
      customerEmail: null,
      consentMessages: true,
      nationalAddress: null,
    });
  });

  test('names its language, if it is one of the shop’s', () => {
    for (const locale of ['ar', 'en'])
      expect(parse(createPaymentRequestSchema, { ...request, locale })).toMatchObject({ locale });
    expect(refusal({ ...request, locale: 'fr' })).toThrow('input-invalid');
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

  test.each(['.', ')', '،', '\u200f', '?x=', '\u0000', '/x', ' b'])(
    'names it with %j behind the id',
    (behind) => {
      expect(
        parse(orderRequestSchema, { order_id_param: `\u200fJ7wPz0aYq4LmXc81VbTn${behind}` }),
      ).toEqual({
        order_id_param: 'J7wPz0aYq4LmXc81VbTn',
      });
    },
  );

  test('names it by no more than an id can be long', () => {
    const order_id_param = 'x'.repeat(1_000_000);
    expect(parse(orderRequestSchema, { order_id_param })).toEqual({
      order_id_param: 'x'.repeat(64),
    });
  });

  test.each(['..', '.', '__all__', '\ud800', 'مريم'])(
    '%j is the id of no order',
    (order_id_param) => {
      expect(() => parse(orderRequestSchema, { order_id_param })).toThrow('order-not-found');
    },
  );
});
