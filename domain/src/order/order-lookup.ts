import * as v from 'valibot';
import { COUNTRY_CODES } from '../contact/country.ts';
import { latinDigits } from '../text/digits.ts';
import { FORM_FIELDS } from './form-fields.ts';
import { ORDER_NUMBER_LENGTH } from './order-number.ts';
import { code } from '../text/parse.ts';
import { parsePhone } from '../contact/phone.ts';
import { readWorldPhone } from '../contact/world-phone.ts';

/** Longer input cannot be an order number. */
const MAX_NUMBER_LENGTH = 64;

/** All E.164 phones that a number typed without a country may mean. */
const phonesOf = (typed: string): string[] => [
  ...new Set(
    COUNTRY_CODES.map((country) => parsePhone(typed, country))
      .filter((phone) => phone !== null)
      .map((phone) => readWorldPhone(phone) ?? phone),
  ),
];

/** A typed phone, parsed to every E.164 phone it may mean. */
export const typedPhoneSchema = v.pipe(
  v.nullish(v.string(code('input-invalid')), ''),
  v.trim(),
  v.nonEmpty(code('phone-required')),
  v.maxLength(FORM_FIELDS.customerPhone.limit, code('phone-invalid')),
  v.transform(phonesOf),
  v.minLength(1, code('phone-invalid')),
);

/**
 * Input of `findOrder`: order number and phone, as people type them. The number may have Arabic digits, spaces and
 * surrounding signs.
 */
export const orderLookupSchema = v.object({
  order_number: v.pipe(
    v.nullish(v.string(code('input-invalid')), ''),
    v.maxLength(MAX_NUMBER_LENGTH, code('order-number-invalid')),
    v.transform((typed) => latinDigits(typed).replaceAll(/[^A-Za-z0-9]/g, '')),
    v.nonEmpty(code('order-number-required')),
    v.length(ORDER_NUMBER_LENGTH, code('order-number-invalid')),
  ),
  phone: typedPhoneSchema,
});
export type OrderLookupInput = v.InferInput<typeof orderLookupSchema>;
/** The cleaned number and the possible phones. */
export type OrderLookup = v.InferOutput<typeof orderLookupSchema>;
