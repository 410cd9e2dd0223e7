import * as v from 'valibot';
import { COUNTRY_CODES } from '../contact/country.ts';
import { latinDigits } from '../text/digits.ts';
import { FORM_FIELDS } from './form-fields.ts';
import { ORDER_NUMBER_LENGTH } from './order-number.ts';
import { code } from '../text/parse.ts';
import { parsePhone } from '../contact/phone.ts';
import { readWorldPhone } from '../contact/world-phone.ts';

/** Longer input is not a number that somebody read somewhere. */
const MAX_NUMBER_LENGTH = 64;

/**
 * All phones, in E.164, that a number may be which was typed for no country in particular: one
 * number may be of several of the six.
 */
const phonesOf = (typed: string): string[] => [
  ...new Set(
    COUNTRY_CODES.map((country) => parsePhone(typed, country))
      .filter((phone) => phone !== null)
      .map((phone) => readWorldPhone(phone) ?? phone),
  ),
];

/** A typed phone: all phones in E.164 that it may be. */
export const typedPhoneSchema = v.pipe(
  v.nullish(v.string(code('input-invalid')), ''),
  v.trim(),
  v.nonEmpty(code('phone-required')),
  v.maxLength(FORM_FIELDS.customerPhone.limit, code('phone-invalid')),
  v.transform(phonesOf),
  v.minLength(1, code('phone-invalid')),
);

/**
 * Input of `findOrder`: an order's number and the phone that it was placed with, as people write
 * them. Numbers may be in Arabic digits, with spaces and signs around them.
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
/** The number without signs; the phones that were meant. */
export type OrderLookup = v.InferOutput<typeof orderLookupSchema>;
