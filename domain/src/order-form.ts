import * as v from 'valibot';
import { COUNTRIES, COUNTRY_CODES, countryOfDialCode } from './country.ts';
import type { ErrorCode } from './error-code.ts';
import { code } from './parse.ts';
import { parsePhone } from './phone.ts';
import { cleanText, isLegible } from './text.ts';

/** The longest texts the form takes, in UTF-16 units, as an input's `maxlength` counts. */
export const ORDER_FORM_LIMITS = {
  customerName: 100,
  customerPhone: 32,
  customerEmail: 254,
  city: 100,
  address: 500,
} as const;
export const MIN_QUANTITY = 1;
/**
 * The longest text that is looked at before it is cleaned: to compose a megabyte
 * of marks, which is made to take its time, takes minutes.
 */
const MAX_RAW_LENGTH = 2_000;

const anyText = v.nullish(v.string(code('input-invalid')), '');
const text = v.pipe(
  anyText,
  v.maxLength(MAX_RAW_LENGTH, code('text-too-long')),
  v.transform(cleanText),
);
const requiredText = (missing: ErrorCode) => v.pipe(text, v.check(isLegible, missing));
const optionalText = v.pipe(
  text,
  v.transform((value) => value || null),
);
const email = v.pipe(v.string(), v.email());
const entries = Object.entries as <T extends object>(record: T) => [keyof T, T[keyof T]][];

/**
 * The required fields, in the order in which the specification (section 5)
 * checks them: the first issue is the message to show.
 */
const requiredFields = v.object({
  customerName: requiredText('name-required'),
  customerPhone: v.pipe(text, v.nonEmpty(code('phone-required'))),
  country: v.pipe(anyText, v.picklist(COUNTRY_CODES, code('country-required'))),
  city: requiredText('city-required'),
  address: requiredText('address-required'),
  quantity: v.pipe(
    v.nullish(v.number(code('input-invalid')), 0),
    v.minValue(MIN_QUANTITY, code('quantity-too-small')),
    v.safeInteger(code('input-invalid')),
  ),
  customerEmail: optionalText,
  /** How a phone without a dial code of its own is read. */
  countryCode: v.picklist(
    Object.values(COUNTRIES).map((country) => country.dialCode),
    code('input-invalid'),
  ),
});

/**
 * What a shopper fills in, and what the backend takes: one schema for both, but that the backend
 * also looks a phone of another country up (`callables.ts`).
 * Every issue's message is an {@link ErrorCode}. All that is missing is said
 * before anything that is malformed. The output's phone is E.164.
 */
export const orderFormSchema = v.pipe(
  requiredFields,
  v.rawTransform(({ dataset: { value: form }, addIssue }) => {
    const refuse = (key: keyof typeof form, message: ErrorCode): void =>
      addIssue({
        message,
        path: [{ type: 'object', origin: 'value', input: form, key, value: form[key] }],
      });
    for (const [key, limit] of entries(ORDER_FORM_LIMITS))
      if ((form[key] ?? '').length > limit) refuse(key, 'text-too-long');
    const phone = parsePhone(form.customerPhone, countryOfDialCode(form.countryCode)!.code);
    if (phone === null) refuse('customerPhone', 'phone-invalid');
    if (form.customerEmail !== null && !v.is(email, form.customerEmail))
      refuse('customerEmail', 'email-invalid');
    return { ...form, customerPhone: phone ?? form.customerPhone };
  }),
);

/** The order form as a shopper types it. */
export type OrderFormInput = v.InferInput<typeof orderFormSchema>;
/** The order form as it was understood. */
export type OrderForm = v.InferOutput<typeof orderFormSchema>;
