import { privateSettingsSchema, publicSettingsSchema } from '@ghar/domain/content/settings';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import {
  isAbsent,
  isSameSetting,
  ON,
  settingProblem,
  settingText,
  settingValue,
  type SettingId,
} from './setting-kinds.ts';

const DEFAULTS = {
  public: v.parse(publicSettingsSchema, {}),
  private: v.parse(privateSettingsSchema, {}),
};
const open = (path: SettingId['path']): SettingId => ({ section: 'public', path });
const closed = (path: SettingId['path']): SettingId => ({ section: 'private', path });

test.each([
  [open('delivery_days.sa'), ['3', '6']],
  [open('max_pieces'), ''],
  [open('retention_years'), '7'],
  [open('payment_marks'), []],
  [open('cash.countries.ae'), []],
  [open('cash.confirm_hours'), '24'],
  [open('cash.first_orders'), [ON]],
  [closed('unpaid_task_days'), '7'],
  [closed('cash_invoice'), 'collected'],
  [closed('notify_email'), ''],
  [closed('notify'), ['new_order', 'needs_you', 'stock', 'summary']],
])('what nobody has set is shown by its default: %j', (id, shown) => {
  expect(settingText(DEFAULTS, id)).toEqual(shown);
});

test.each([
  [open('delivery_days.sa'), ['٢', ' 4 '], { from: 2, to: 4 }],
  [open('max_pieces'), ' ', null],
  [open('max_pieces'), '١٢', 12],
  [open('payment_marks'), ['apple-pay', 'visa'], ['visa', 'apple-pay']],
  [open('cash.countries.ae'), ['١٠٫٥', ' 1,000 '], { fee: 10.5, max_total: 1000 }],
  [open('cash.countries.ae'), ['0', ''], { fee: 0, max_total: null }],
  [open('cash.countries.ae'), [], null],
  [open('cash.confirm_hours'), '٧٢', 72],
  [open('cash.first_orders'), [], false],
  [closed('few_left'), '0', 0],
  [closed('cash_invoice'), 'shipped', 'shipped'],
  [closed('notify_email'), ' a@ghar.example ', 'a@ghar.example'],
  [closed('notify_whatsapp'), '٠٥٠ ١٢٣ ٤٥٦٧', '+971501234567'],
  [closed('notify_whatsapp'), '00966501234567', '+966501234567'],
  [
    closed('notify'),
    ['stock'],
    { new_order: false, needs_you: false, stock: true, summary: false },
  ],
])('is stored as the schema has it, however it is typed: $1 as $2', (id, typed, stored) => {
  expect(settingProblem(id, typed)).toBeNull();
  expect(settingValue(id, typed)).toEqual(stored);
});

test.each([
  [open('delivery_days.sa'), ['6', '3'], 'days-turned'],
  [open('delivery_days.sa'), ['', '3'], 'range'],
  [open('delivery_days.sa'), ['1', '61'], 'range'],
  [open('max_pieces'), '0', 'range'],
  [open('retention_years'), '7.5', 'range'],
  [open('retention_years'), '', 'range'],
  [open('cash.countries.ae'), ['', ''], 'cash-fee'],
  [open('cash.countries.ae'), ['-1', ''], 'cash-fee'],
  [open('cash.countries.ae'), ['1000.01', ''], 'cash-fee'],
  [open('cash.countries.ae'), ['10.555', ''], 'cash-fee'],
  [open('cash.countries.ae'), ['10', '0'], 'cash-max-total'],
  [open('cash.countries.ae'), ['10', 'ألف'], 'cash-max-total'],
  [open('cash.confirm_hours'), '73', 'range'],
  [closed('notify_email'), 'merchant', 'email'],
  [closed('notify_email'), 'a@ghar.example, b@ghar.example', 'email'],
  [closed('notify_whatsapp'), '12345', 'phone'],
])('cannot be saved, and is told why: $0.path $1', (id, typed, problem) => {
  expect(settingProblem(id, typed)).toBe(problem);
});

test('only cash that a country has not is stored as no field', () => {
  expect(isAbsent(open('cash.countries.ae'), null)).toBe(true);
  expect(isAbsent(open('cash.countries.ae'), { fee: 0, max_total: null })).toBe(false);
  expect(isAbsent(open('max_pieces'), null)).toBe(false);
});

test('two spellings of a value are the same', () => {
  expect(isSameSetting(open('retention_years'), '٧', '7')).toBe(true);
  expect(isSameSetting(open('retention_years'), '8', '7')).toBe(false);
  expect(isSameSetting(open('retention_years'), 'x', 'y')).toBe(false);
});
