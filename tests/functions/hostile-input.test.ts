import { beforeAll, describe, expect, test } from 'vitest';
import { call, orderForm } from '../support/backend.ts';
import { orders, resetDatabase, stock } from '../support/database.ts';
import { intents, resetProvider } from '../support/provider.ts';

beforeAll(async () => {
  await Promise.all([resetDatabase(), resetProvider()]);
});

const RIGHT = orderForm();
const without = (field: keyof typeof RIGHT) => ({ ...orderForm(), [field]: undefined });

describe.each<[string, unknown, string]>([
  ['no input', null, 'input-invalid'],
  ['a text', 'order me a soap', 'input-invalid'],
  ['a list', [RIGHT], 'name-required'],
  ['an empty form', {}, 'name-required'],
  ['no name', without('customerName'), 'name-required'],
  ['a name of spaces and marks', orderForm({ customerName: ' \u200f\u202e ' }), 'name-required'],
  ['a name that is an object', orderForm({ customerName: { $ne: '' } }), 'input-invalid'],
  ['a name of 101 letters', orderForm({ customerName: 'س'.repeat(101) }), 'text-too-long'],
  ['a name of a megabyte', orderForm({ customerName: 'س'.repeat(500_000) }), 'text-too-long'],
  ['no phone', without('customerPhone'), 'phone-required'],
  ['a phone of five digits', orderForm({ customerPhone: '12345' }), 'phone-invalid'],
  [
    'a British phone that nobody has',
    orderForm({ customerPhone: '+441' + '2'.repeat(9) }),
    'phone-invalid',
  ],
  ['a landline of the Gulf', orderForm({ customerPhone: '+97141234567' }), 'phone-invalid'],
  ['a phone that is script', orderForm({ customerPhone: '<script>1</script>' }), 'phone-invalid'],
  ['an e-mail that is none', orderForm({ customerEmail: 'mariam@' }), 'email-invalid'],
  ['no country', without('country'), 'country-required'],
  ['a country that is not served', orderForm({ country: 'eg' }), 'country-required'],
  ['a country of the prototype', orderForm({ country: '__proto__' }), 'country-required'],
  ['an unknown dial code', orderForm({ countryCode: '+20' }), 'input-invalid'],
  ['no city', without('city'), 'city-required'],
  ['no address', without('address'), 'address-required'],
  ['an address of 501 letters', orderForm({ address: 'س'.repeat(501) }), 'text-too-long'],
  ['no quantity', without('quantity'), 'quantity-too-small'],
  ['a quantity of 0', orderForm({ quantity: 0 }), 'quantity-too-small'],
  ['a quantity of -1', orderForm({ quantity: -1 }), 'quantity-too-small'],
  ['a quantity of 1.5', orderForm({ quantity: 1.5 }), 'input-invalid'],
  ['a quantity of 1e308', orderForm({ quantity: 1e308 }), 'input-invalid'],
  ['a quantity that is a text', orderForm({ quantity: '1' }), 'input-invalid'],
  ['no total', without('totalAmount'), 'input-invalid'],
  ['a total that is a text', orderForm({ totalAmount: '299' }), 'input-invalid'],
  ['no key', without('checkoutKey'), 'input-invalid'],
  ['a key that is a path', orderForm({ checkoutKey: '../orders/x' }), 'input-invalid'],
])('%s', (_, input, code) => {
  test(`is refused as ${code}`, async () => {
    const { status, error } = await call('createZiinaPayment', input);
    expect(error!.details!.code).toBe(code);
    expect(status).toBe(400);
  });
});

test.each(['{"not":"a call"}', '{"data":{},"more":1}'])(
  'a body that is no call is refused: %s',
  async (body) => {
    const { status } = await call('createZiinaPayment', null, { body });
    expect(status).toBe(400);
  },
);

test('fields that the form does not have change nothing of the order', async () => {
  const { result } = await call('createZiinaPayment', {
    ...orderForm(),
    unit_price: 1,
    payment_status: 'paid',
    status: 'delivered',
  });
  const order = (await orders()).find(({ id }) => id === result!.order_id);
  expect(order).toMatchObject({ unit_price: 299, payment_status: 'pending', status: 'pending' });
});

describe.each(['getOrderSecure', 'updateOrderPaymentStatus', 'retryZiinaPayment'] as const)(
  '%s',
  (name) => {
    test.each<[string, unknown, string]>([
      ['no id', {}, 'order-id-missing'],
      ['an empty id', { order_id_param: ' ' }, 'order-id-missing'],
      ['an id that is a number', { order_id_param: 7 }, 'order-id-missing'],
      ['an id that is a path', { order_id_param: 'a/events/b' }, 'order-not-found'],
      ['an id of dots', { order_id_param: '..' }, 'order-not-found'],
      ['an id of a megabyte', { order_id_param: 'x'.repeat(1_000_000) }, 'order-not-found'],
      ['no input', null, 'input-invalid'],
    ])('refuses %s', async (_, input, code) => {
      const { error } = await call(name, input);
      expect(error!.details!.code).toBe(code);
    });
  },
);

test('an order id that nobody has is an empty list, or not found', async () => {
  const unknown = { order_id_param: 'AbCdEfGhIjKlMnOpQrSt' };
  expect((await call('getOrderSecure', unknown)).result).toEqual([]);
  for (const name of ['updateOrderPaymentStatus', 'retryZiinaPayment'] as const) {
    const { status, error } = await call(name, unknown);
    expect([status, error!.details!.code]).toEqual([404, 'order-not-found']);
  }
});

test('none of that has sold anything', async () => {
  expect(await orders()).toHaveLength(1);
  expect(await stock()).toBe(99);
  expect(await intents()).toHaveLength(1);
});
