import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { COUNTRY_CODES } from '../contact/country.ts';
import { DomainError, isErrorCode, type ErrorCode } from '../error-code.ts';
import { MIN_QUANTITY, orderFormSchema } from './order-form.ts';
import { FORM_FIELDS, formFieldsWith, isOptional } from './form-fields.ts';
import { parse } from '../text/parse.ts';

const filled = {
  customerName: 'فاطمة الزعابي',
  customerPhone: '٠٥٠ ١٢٣ ٤٥٦٧',
  customerEmail: 'fatima@example.com',
  country: 'ae',
  countryCode: '+971',
  city: 'دبي',
  address: 'شارع الوصل، فيلا ١٢',
  nationalAddress: null,
  consentMessages: true,
  quantity: 2,
};
type Field = keyof typeof filled;

/** The specification's six checks (section 5), in its order, and what fails each. */
const CHECKS: readonly { field: Field; code: ErrorCode; failing: readonly unknown[] }[] = [
  {
    field: 'customerName',
    code: 'name-required',
    failing: [undefined, null, '', ' \t\u200f', '\u3164'],
  },
  { field: 'customerPhone', code: 'phone-required', failing: [undefined, null, '', '  '] },
  { field: 'country', code: 'country-required', failing: [undefined, null, '', 'eg', 'AE'] },
  { field: 'city', code: 'city-required', failing: [undefined, null, '', '\n', '\u2800'] },
  { field: 'address', code: 'address-required', failing: [undefined, null, '', '\u00ad', '-'] },
  {
    field: 'quantity',
    code: 'quantity-too-small',
    failing: [undefined, null, 0, -1, -Infinity, 0.5],
  },
];
/** Values that are present but invalid. */
const MALFORMED: readonly { field: Field; value: string; code: ErrorCode }[] = [
  { field: 'customerName', value: 'س'.repeat(101), code: 'text-too-long' },
  { field: 'city', value: 'د'.repeat(101), code: 'text-too-long' },
  { field: 'address', value: 'ش'.repeat(501), code: 'text-too-long' },
  { field: 'customerPhone', value: '12345', code: 'phone-invalid' },
  { field: 'customerEmail', value: 'fatima@', code: 'email-invalid' },
];

/** The code and field of a refusal, or the parsed form. */
function read(form: unknown) {
  try {
    return { form: parse(orderFormSchema, form) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { code: error.code, field: error.facts.field };
  }
}

test('the fields that are not optional are those that may not be empty', () => {
  // the pieces are never empty at first
  const refused = CHECKS.map(({ field }) => field).filter((field) => field !== 'quantity');
  const required = formFieldsWith('section').filter((field) => !isOptional(field));
  expect(required.toSorted()).toEqual(refused.toSorted());
});

describe('a form that is filled in', () => {
  test('is understood: clean texts, and the phone as one number', () => {
    expect(read({ ...filled, customerName: '  فاطمة \n الزعابي ', city: 'دبي\u200f' })).toEqual({
      form: { ...filled, customerPhone: '+971501234567' },
    });
  });

  test('keeps the joiner that shapes a Persian name', () => {
    const customerName = 'علی\u200cرضا';
    expect(read({ ...filled, customerName })).toHaveProperty('form.customerName', customerName);
  });

  test.each([undefined, null, '', '   '])('has no e-mail where it says %j', (customerEmail) => {
    expect(read({ ...filled, customerEmail })).toHaveProperty('form.customerEmail', null);
  });

  test('has as many pieces as one likes, from one on', () => {
    fc.assert(
      fc.property(fc.integer({ min: MIN_QUANTITY, max: Number.MAX_SAFE_INTEGER }), (quantity) => {
        expect(read({ ...filled, quantity })).toHaveProperty('form.quantity', quantity);
      }),
    );
  });

  test.each(COUNTRY_CODES)('may send to %s what is ordered by a phone of another', (country) => {
    expect(read({ ...filled, country })).toHaveProperty('form.country', country);
  });

  test.each([
    ['+966 55 123 4567', '+966551234567'],
    ['٠٠٩٦٦ ٥٥ ١٢٣ ٤٥٦٧', '+966551234567'],
    ['+44 7400 123456', '+447400123456'],
  ])(
    'may come from a phone of another country, %s, which changes no other field',
    (typed, e164) => {
      expect(read({ ...filled, customerPhone: typed })).toEqual({
        form: { ...filled, customerPhone: e164 },
      });
    },
  );

  test('keeps nothing that the form does not have', () => {
    expect(read({ ...filled, status: 'confirmed', total_amount: 1 })).toEqual({
      form: { ...filled, customerPhone: '+971501234567' },
    });
  });
});

describe('the national address', () => {
  const toSaudi = { ...filled, country: 'sa' };

  test('of a delivery to Saudi Arabia is as the post writes it', () => {
    expect(read({ ...toSaudi, nationalAddress: ' rrrd ٢٩٢٩ ' })).toHaveProperty(
      'form.nationalAddress',
      'RRRD2929',
    );
  });

  test.each([undefined, null, '', '  '])('may be left out: %j', (nationalAddress) => {
    expect(read({ ...toSaudi, nationalAddress })).toHaveProperty('form.nationalAddress', null);
  });

  test.each(['RRRD', 'الرياض', 'R'.repeat(20)])('is refused where it is none: %s', (typed) => {
    expect(read({ ...toSaudi, nationalAddress: typed })).toEqual({
      code: 'national-address-invalid',
      field: 'nationalAddress',
    });
  });

  test.each(['RRRD2929', 'RRRD', 'R'.repeat(30)])(
    'of another country is nobody’s: %s',
    (nationalAddress) => {
      expect(read({ ...filled, nationalAddress })).toHaveProperty('form.nationalAddress', null);
    },
  );
});

describe('what is missing', () => {
  const anySubset = fc.subarray([...CHECKS], { minLength: 1 });

  test('is said by the first check that fails, whichever others fail too', () => {
    const forms = anySubset.chain((failing) =>
      fc
        .tuple(...failing.map((check) => fc.constantFrom(...check.failing)))
        .map((values) => ({ failing, values })),
    );
    fc.assert(
      fc.property(forms, ({ failing, values }) => {
        const wrong = Object.fromEntries(failing.map(({ field }, at) => [field, values[at]]));
        const [{ code, field }] = failing as [(typeof CHECKS)[number]];
        expect(read({ ...filled, ...wrong })).toEqual({ code, field });
      }),
      { numRuns: 1_000 },
    );
  });

  test('is said where the fields are not there at all', () => {
    fc.assert(
      fc.property(anySubset, (failing) => {
        const absent = new Set<string>(failing.map(({ field }) => field));
        const form = Object.fromEntries(
          Object.entries(filled).filter(([field]) => !absent.has(field)),
        );
        expect(read(form)).toEqual({ code: failing[0]!.code, field: failing[0]!.field });
      }),
    );
  });

  test('is said before anything that is malformed', () => {
    fc.assert(
      fc.property(anySubset, fc.subarray([...MALFORMED]), (failing, malformed) => {
        const wrong = [
          ...malformed.map(({ field, value }) => [field, value]),
          ...failing.map(({ field }) => [field, '']),
        ];
        const form = { ...filled, ...Object.fromEntries(wrong) } as Record<string, unknown>;
        if (form['quantity'] === '') form['quantity'] = 0;
        expect(read(form)).toEqual({ code: failing[0]!.code, field: failing[0]!.field });
      }),
    );
  });
});

describe('what is malformed', () => {
  test.each(MALFORMED)('$field: $code', ({ field, value, code }) => {
    expect(read({ ...filled, [field]: value })).toEqual({ code, field });
  });

  test.each([
    'fatima',
    'fatima@',
    '@example.com',
    'a b@example.com',
    '<a@b.c>',
    'a@é/b',
    'é@b.c',
    'a@é b',
    'a@[é]',
  ])('is the e-mail %j', (customerEmail) => {
    expect(read({ ...filled, customerEmail })).toEqual({
      code: 'email-invalid',
      field: 'customerEmail',
    });
  });

  test.each([
    ["o'neil@example.com", "o'neil@example.com"],
    ['a&b@example.com', 'a&b@example.com'],
    ['sara@xn--mgbh0fb.example', 'sara@xn--mgbh0fb.example'],
    ['fatima@example', 'fatima@example'],
    ['sara٢٠٢٠@example.com', 'sara2020@example.com'],
    ['umit@çelik.com', 'umit@xn--elik-zoa.com'],
    ['ali@مثال٢.إختبار', 'ali@xn--2-ymcl5hc.xn--kgbechtv'],
  ])('is not the e-mail %j, which browsers take', (customerEmail, stored) => {
    expect(read({ ...filled, customerEmail })).toHaveProperty('form.customerEmail', stored);
  });

  test.each([1.5, NaN, Infinity, '2', true, {}])('is %o as a quantity', (quantity) => {
    expect(read({ ...filled, quantity })).toEqual({
      code: 'quantity-not-whole',
      field: 'quantity',
    });
  });

  test('is a quantity that no number counts exactly', () => {
    expect(read({ ...filled, quantity: 2 ** 53 })).toEqual({
      code: 'input-invalid',
      field: 'quantity',
    });
  });

  test.each([undefined, null, '', '971', '+1', 'ae', 971])(
    'is %j as a dial code',
    (countryCode) => {
      expect(read({ ...filled, countryCode })).toEqual({
        code: 'input-invalid',
        field: 'countryCode',
      });
    },
  );
});

describe('the length of', () => {
  test.each(['customerName', 'city', 'address'] as const)(
    '%s is limited after cleaning',
    (field) => {
      const longest = 'ا'.repeat(FORM_FIELDS[field].limit);
      expect(read({ ...filled, [field]: `  ${longest}  ` })).toHaveProperty(
        `form.${field}`,
        longest,
      );
      expect(read({ ...filled, [field]: `${longest}ا` })).toEqual({ code: 'text-too-long', field });
    },
  );

  test('the phone is limited, valid or not', () => {
    const customerPhone = `0501234567${'-'.repeat(FORM_FIELDS.customerPhone.limit)}`;
    expect(read({ ...filled, customerPhone })).toEqual({
      code: 'text-too-long',
      field: 'customerPhone',
    });
  });

  test('a text is looked at before it is cleaned: marks that take minutes to compose are not', () => {
    const marks = `ا${'\u0315\u0327'.repeat(500_000)}`;
    for (const field of ['customerName', 'customerPhone', 'customerEmail', 'city', 'address'])
      expect(read({ ...filled, [field]: marks })).toEqual({ code: 'text-too-long', field });
  });

  test('the e-mail is limited', () => {
    const customerEmail = `${'a'.repeat(FORM_FIELDS.customerEmail.limit)}@example.com`;
    expect(read({ ...filled, customerEmail })).toEqual({
      code: 'text-too-long',
      field: 'customerEmail',
    });
  });
});

describe('hostile input', () => {
  const hostile = fc.oneof(
    fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true }),
    fc.string({ unit: 'binary', maxLength: 1_000 }),
  );
  const anyForm = fc.record(
    Object.fromEntries(Object.keys(filled).map((field) => [field, hostile])),
    { requiredKeys: [] },
  );

  test('is refused by a code, or understood, and nothing else', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, anyForm), (input) => {
        const answer = read(input);
        expect('form' in answer || isErrorCode(answer.code)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  test('has codes for all that is wrong with what the form has', () => {
    fc.assert(
      fc.property(
        fc.record(Object.fromEntries(Object.keys(filled).map((field) => [field, hostile]))),
        (input) => {
          const { issues = [] } = v.safeParse(orderFormSchema, input);
          expect(issues.map(({ message }) => message).filter((code) => !isErrorCode(code))).toEqual(
            [],
          );
        },
      ),
    );
  });

  test('that is understood once is understood the same again', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        (customerName, address) => {
          const once = read({ ...filled, customerName, address });
          expect('form' in once ? read(once.form) : once).toEqual(once);
        },
      ),
    );
  });
});
