import { describe, expect, test } from 'vitest';
import {
  createPaymentRequestSchema,
  orderRequestSchema,
  type CreatePaymentInput,
} from '../callables.ts';
import { DomainError } from '../error-code.ts';
import { orderLookupSchema } from '../order/order-lookup.ts';
import { parse } from './parse.ts';

const RIGHT: CreatePaymentInput = {
  customerName: 'مريم الهاشمي',
  customerPhone: '0501234567',
  customerEmail: '',
  country: 'ae',
  countryCode: '+971',
  city: 'دبي',
  address: 'شارع الوصل، فيلا 12',
  quantity: 1,
  totalAmount: 299,
  checkoutKey: '0f8fad5b-d9cb-469f-a165-70867728950e',
};
const form = (change: object): object => ({ ...RIGHT, ...change });
const without = (field: keyof CreatePaymentInput): object => form({ [field]: undefined });

/** The code of a refusal. */
function codeOf(schema: Parameters<typeof parse>[0], input: unknown): string {
  try {
    return `taken: ${JSON.stringify(parse(schema, input))}`;
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

test.each<[string, unknown, string]>([
  ['no input', null, 'input-invalid'],
  ['a text', 'order me a soap', 'input-invalid'],
  ['a list', [RIGHT], 'name-required'],
  ['an empty form', {}, 'name-required'],
  ['no name', without('customerName'), 'name-required'],
  ['a name of spaces and marks', form({ customerName: ' \u200f\u202e ' }), 'name-required'],
  ['a name that is an object', form({ customerName: { $ne: '' } }), 'input-invalid'],
  ['a name of 101 letters', form({ customerName: 'س'.repeat(101) }), 'text-too-long'],
  ['a name of a megabyte', form({ customerName: 'س'.repeat(500_000) }), 'text-too-long'],
  ['no phone', without('customerPhone'), 'phone-required'],
  ['a phone of five digits', form({ customerPhone: '12345' }), 'phone-invalid'],
  ['a British phone that is too long', form({ customerPhone: '+4412222222222' }), 'phone-invalid'],
  ['a landline of the Gulf', form({ customerPhone: '+97141234567' }), 'phone-invalid'],
  ['a phone that is script', form({ customerPhone: '<script>1</script>' }), 'phone-invalid'],
  ['an e-mail that is none', form({ customerEmail: 'mariam@' }), 'email-invalid'],
  ['no country', without('country'), 'country-required'],
  ['a country that is not served', form({ country: 'eg' }), 'country-required'],
  ['a country of the prototype', form({ country: '__proto__' }), 'country-required'],
  ['an unknown dial code', form({ countryCode: '+20' }), 'input-invalid'],
  ['no city', without('city'), 'city-required'],
  ['no address', without('address'), 'address-required'],
  ['an address of 501 letters', form({ address: 'س'.repeat(501) }), 'text-too-long'],
  ['no quantity', without('quantity'), 'quantity-too-small'],
  ['a quantity of 0', form({ quantity: 0 }), 'quantity-too-small'],
  ['a quantity of -1', form({ quantity: -1 }), 'quantity-too-small'],
  ['a quantity of 1.5', form({ quantity: 1.5 }), 'quantity-not-whole'],
  ['a quantity of 1e308', form({ quantity: 1e308 }), 'input-invalid'],
  ['a quantity that is a text', form({ quantity: '1' }), 'quantity-not-whole'],
  ['no total', without('totalAmount'), 'input-invalid'],
  ['a total that is a text', form({ totalAmount: '299' }), 'input-invalid'],
  ['no key', without('checkoutKey'), 'input-invalid'],
  ['a key that is a path', form({ checkoutKey: '../orders/x' }), 'input-invalid'],
  ['no key of a former try', form({ replacedKeys: ['order-1'] }), 'input-invalid'],
  [
    'more former keys than a form has',
    form({ replacedKeys: Array.from({ length: 11 }, () => RIGHT.checkoutKey) }),
    'input-invalid',
  ],
])('an order form with %s is refused', (_, input, code) => {
  expect(codeOf(createPaymentRequestSchema, input)).toBe(code);
});

test.each<[string, unknown, string]>([
  ['no id', {}, 'order-id-missing'],
  ['an empty id', { order_id_param: ' ' }, 'order-id-missing'],
  ['an id that is a number', { order_id_param: 7 }, 'order-id-missing'],
  ['an id of dots', { order_id_param: '..' }, 'order-not-found'],
  ['no input', null, 'input-invalid'],
])('a question about an order with %s is refused', (_, input, code) => {
  expect(codeOf(orderRequestSchema, input)).toBe(code);
});

describe('what is not in the form', () => {
  test('is not in the order', () => {
    const more = { unit_price: 1, payment_status: 'paid', status: 'delivered' };
    const parsed = parse(createPaymentRequestSchema, form(more));
    expect(parsed).toEqual(parse(createPaymentRequestSchema, RIGHT));
  });

  test('is not inherited by it, nor by anything else', () => {
    const poison = '{"payment_status":"paid","unit_price":1,"polluted":true}';
    const evil = `"__proto__":${poison},"constructor":{"prototype":${poison}}`;
    const input: unknown = JSON.parse(`{${evil},${JSON.stringify(RIGHT).slice(1)}`);
    const parsed = parse(createPaymentRequestSchema, input) as Record<string, unknown>;
    for (const field of ['payment_status', 'unit_price', 'polluted'])
      expect(parsed[field]).toBeUndefined();
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test.each([
    ['name-required', createPaymentRequestSchema],
    ['order-id-missing', orderRequestSchema],
    ['order-number-required', orderLookupSchema],
  ] as const)('does not stand in for what is missing: %s', (code, schema) => {
    const fields = `{"order_id_param":"AbCdEfGhIjKl","order_number":"1","customerName":"x"}`;
    const inherited = `{"__proto__":${fields},"constructor":{"prototype":${fields}}}`;
    expect(codeOf(schema, JSON.parse(inherited))).toBe(code);
  });
});

test.each([
  ['half a character', 'مريم \ud800', 'مريم'],
  ['a character that ends texts', 'مريم\u0000', 'مريم'],
  ['what turns the reading around', '\u202eمريم\u202c', 'مريم'],
  ['a template', '${7*7} {{7*7}}', '${7*7} {{7*7}}'],
])('a name with %s is kept as what can be read of it', (_, customerName, kept) => {
  expect(parse(createPaymentRequestSchema, form({ customerName }))).toMatchObject({
    customerName: kept,
  });
});

test('a form’s key in capitals is the same key', () => {
  const key = RIGHT.checkoutKey.toUpperCase();
  expect(
    parse(createPaymentRequestSchema, form({ checkoutKey: key, replacedKeys: [key] })),
  ).toMatchObject({ checkoutKey: RIGHT.checkoutKey, replacedKeys: [RIGHT.checkoutKey] });
});

test.each([
  ['a soft hyphen', '\u00ad'],
  ['tag characters', '\u{e0001}\u{e0067}\u{e007f}'],
  ['selectors of no character', '\u{e0100}'],
])('no text of an order has %s', (_, marks) => {
  const hidden = `م${marks}ريم`;
  expect(
    parse(
      createPaymentRequestSchema,
      form({ customerName: hidden, city: hidden, address: hidden }),
    ),
  ).toMatchObject({ customerName: 'مريم', city: 'مريم', address: 'مريم' });
});
