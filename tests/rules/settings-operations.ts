import { COUNTRY_CODES } from '@ghar/domain/contact/country';
import { SETTINGS_PATHS } from '@ghar/domain/paths';
import {
  CASH_INVOICES,
  NOTIFICATIONS,
  PAYMENT_MARK_CODES,
  privateSettingsSchema,
  publicSettingsSchema,
  SETTINGS_LIMITS,
} from '@ghar/domain/content/settings';
import { PRIVATE_SETTINGS, PUBLIC_SETTINGS, signed, type Fields } from './documents.ts';
import { amount, flag, oneOf, text, wholeFrom, type Cases } from './field-cases.ts';
import {
  create,
  FORGED_SIGNATURES,
  update,
  without,
  type WriteOperation,
} from './write-operation.ts';

const {
  cash_confirm_hours: CONFIRM_HOURS,
  cash_fee: FEE,
  cash_max_total: MAX_TOTAL,
  delivery_days: DAYS,
  few_left: FEW,
  max_pieces: PIECES,
  retention_years: YEARS,
  unpaid_task_days: UNPAID_DAYS,
} = SETTINGS_LIMITS;

/** Maps that hold each of the values under that key. */
const under = (key: string, { good, bad }: Cases, others: Fields = {}): Cases => {
  const each = (values: readonly unknown[]) => values.map((value) => ({ ...others, [key]: value }));
  return { good: each(good), bad: each(bad) };
};
const joined = (...all: readonly Cases[]): Cases => ({
  good: all.flatMap(({ good }) => good),
  bad: all.flatMap(({ bad }) => bad),
});
const NO_MAPS = ['نص', 7, null, ['ae']];

/** All cases for the first country, whose predicate the others share, and the decisive ones for each. */
const DELIVERY_DAYS = joined(
  under('ae', under('from', wholeFrom(DAYS.least, DAYS.most), { to: DAYS.most })),
  under('ae', under('to', wholeFrom(DAYS.least, DAYS.most), { from: DAYS.least })),
  ...COUNTRY_CODES.map((country) =>
    under(country, { good: [{ from: 3, to: 3 }], bad: [{ from: 4, to: 3 }, { from: 1 }, null] }),
  ),
  {
    good: [{}],
    bad: [...NO_MAPS, { xx: { from: 1, to: 3 } }, { ae: { from: 1, to: 3, unheard_of: 1 } }],
  },
);

const EMAIL: Cases = {
  good: [
    `${'a'.repeat(SETTINGS_LIMITS.notify_email - 11)}@ghar.co.ae`,
    '',
    'a.b+c_d%e-f@ghar-1.example',
    "!#$%&'*+/=?^_`{|}~@ghar.example",
    'a@b',
    `a@${'b'.repeat(63)}.example`,
  ],
  bad: [
    `${'a'.repeat(SETTINGS_LIMITS.notify_email - 10)}@ghar.co.ae`,
    'ghar.example',
    'a@b.',
    'a@-b.example',
    'a@b-.example',
    `a@${'b'.repeat(64)}.example`,
    '@ghar.example',
    'a b@ghar.example',
    'a@ghar.example\n',
    'a@ghar.example\r\nBcc: b@ghar.example',
    'a@ghar.example,b@ghar.example',
    'غار <a@ghar.example>',
    'a@غار.example',
    7,
    null,
    ['a@ghar.example'],
  ],
};
const PHONE: Cases = {
  good: ['+971501234567', '', '+12345678', '+123456789012345'],
  bad: [
    '971501234567',
    '+1234567',
    '+1234567890123456',
    '+971 50 123 4567',
    '+٩٧١٥٠١٢٣٤٥٦٧',
    '+971501234567\n',
    7,
    null,
    ['+971501234567'],
  ],
};

const MARKS: Cases = {
  good: [
    PAYMENT_MARK_CODES,
    [],
    PAYMENT_MARK_CODES.toReversed(),
    ...PAYMENT_MARK_CODES.map((one) => [one]),
  ],
  bad: [['mada'], ['visa', 'visa'], ['Visa'], ['visa', null], 'visa', { visa: true }, null, 7],
};

const CASH_TERMS = joined(
  under('ae', under('fee', amount(FEE.least, FEE.most), { max_total: 100 })),
  under('ae', under('max_total', amount(MAX_TOTAL.least, MAX_TOTAL.most, { nullable: true }))),
  ...COUNTRY_CODES.map((country) =>
    under(country, {
      good: [{ fee: 10.5, max_total: null }, {}],
      bad: [{ fee: -1 }, { fee: 1, unheard_of: 1 }, null],
    }),
  ),
  { good: [{}], bad: [...NO_MAPS, { xx: { fee: 10 } }] },
);
const CASH = joined(
  under('countries', CASH_TERMS),
  under('confirm_hours', wholeFrom(CONFIRM_HOURS.least, CONFIRM_HOURS.most)),
  under('first_orders', flag),
  { good: [{}], bad: [...NO_MAPS, { unheard_of: true }] },
);

/** A missing field has its default, so that no field but the signature is required. */
const UNSIGNED = without(signed());

const PUBLIC: Omit<WriteOperation, 'name' | 'write'> = {
  valid: () => ({ ...PUBLIC_SETTINGS, ...signed() }),
  cases: {
    delivery_days: DELIVERY_DAYS,
    max_pieces: wholeFrom(PIECES.least, PIECES.most, { nullable: true }),
    retention_years: wholeFrom(YEARS.least, YEARS.most),
    payment_marks: MARKS,
    cash: CASH,
  },
  schemas: publicSettingsSchema.entries,
  invalid: { ...FORGED_SIGNATURES, ...UNSIGNED, 'what is private': { few_left: 10 } },
};
const PRIVATE: Omit<WriteOperation, 'name' | 'write'> = {
  valid: () => ({ ...PRIVATE_SETTINGS, ...signed() }),
  cases: {
    notify_email: EMAIL,
    notify_whatsapp: PHONE,
    notify: joined(...NOTIFICATIONS.map((one) => under(one, flag)), {
      good: [{}],
      bad: [...NO_MAPS, { unheard_of: true }],
    }),
    few_left: wholeFrom(FEW.least, FEW.most),
    unpaid_task_days: wholeFrom(UNPAID_DAYS.least, UNPAID_DAYS.most),
    cash_invoice: oneOf(CASH_INVOICES),
    seller: joined(
      under('tax_number', text(SETTINGS_LIMITS.tax_number)),
      under('country', oneOf(COUNTRY_CODES)),
      { good: [{}], bad: [...NO_MAPS, { legal_name: 'غار' }] },
    ),
  },
  schemas: privateSettingsSchema.entries,
  invalid: { ...FORGED_SIGNATURES, ...UNSIGNED, 'what is public': { retention_years: 7 } },
};

export const SETTINGS_OPERATIONS: readonly WriteOperation[] = [
  { name: 'write the public settings', write: create(SETTINGS_PATHS.public), ...PUBLIC },
  {
    name: 'change one public setting',
    write: update(SETTINGS_PATHS.public),
    valid: () => ({
      'delivery_days.sa': { from: 2, to: 4 },
      'cash.countries.sa': { fee: 15 },
      ...signed(),
    }),
    invalid: { 'one that there is not': { 'delivery_days.xx': { from: 2, to: 4 } } },
  },
  { name: 'write the private settings', write: create(SETTINGS_PATHS.private), ...PRIVATE },
  {
    name: 'change one private setting',
    write: update(SETTINGS_PATHS.private),
    valid: () => ({ 'notify.stock': false, ...signed() }),
    invalid: { 'one that there is not': { 'notify.unheard_of': false } },
  },
  {
    name: 'write settings that there are not',
    write: create('settings/other'),
    valid: null,
    invalid: { 'those that there are': { ...PUBLIC_SETTINGS, ...signed() } },
  },
];
