import * as v from 'valibot';
import { COUNTRIES, COUNTRY_CODES, countryOfDialCode } from '../contact/country.ts';
import type { ErrorCode } from '../error-code.ts';
import { parseNationalAddress } from '../contact/national-address.ts';
import { FORM_FIELDS, formFieldsWith, isAskedFor, type FormField } from './form-fields.ts';
import { code } from '../text/parse.ts';
import { parsePhone } from '../contact/phone.ts';
import { asciiEmail, emailSchema } from '../contact/email.ts';
import { cleanText, isLegible } from '../text/text.ts';

export const MIN_QUANTITY = 1;
/** Longest text to normalise: NFC of a megabyte of crafted combining marks takes minutes. */
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

/** The number of pieces; an empty input becomes 0. */
export const quantitySchema = v.pipe(
  v.nullish(v.number(code('quantity-not-whole')), 0),
  v.minValue(MIN_QUANTITY, code('quantity-too-small')),
  v.integer(code('quantity-not-whole')),
  v.safeInteger(code('input-invalid')),
);

/** Required fields in the specification's order (section 5): the first issue is the one shown. */
const requiredFields = v.object({
  customerName: requiredText('name-required'),
  customerPhone: v.pipe(text, v.nonEmpty(code('phone-required'))),
  country: v.pipe(anyText, v.picklist(COUNTRY_CODES, code('country-required'))),
  city: requiredText('city-required'),
  address: requiredText('address-required'),
  quantity: quantitySchema,
  customerEmail: v.pipe(
    optionalText,
    v.transform((typed) => typed && asciiEmail(typed)),
  ),
  /** Consent to messages about the order. */
  consentMessages: v.nullish(v.boolean(code('input-invalid')), true),
  nationalAddress: optionalText,
  /** Dial code for a phone typed without one. */
  countryCode: v.picklist(
    Object.values(COUNTRIES).map((country) => country.dialCode),
    code('input-invalid'),
  ),
} satisfies Readonly<Record<FormField, v.GenericSchema>>);

/** Drops the values of fields hidden for the form's country. */
const withoutHiddenFields = (form: v.InferOutput<typeof requiredFields>): typeof form => {
  const hidden = formFieldsWith('only').filter((field) => !isAskedFor(field, form.country));
  return { ...form, ...Object.fromEntries(hidden.map((field) => [field, null])) };
};

/**
 * The order form's schema for client and backend; the backend also checks the length of foreign phones
 * (`callables.ts`). Every issue's message is an {@link ErrorCode}; missing fields are reported before invalid ones. The
 * output's phone is E.164.
 */
export const orderFormSchema = v.pipe(
  requiredFields,
  v.transform(withoutHiddenFields),
  v.rawTransform(({ dataset: { value: form }, addIssue }) => {
    const refuse = (key: keyof typeof form, message: ErrorCode): void =>
      addIssue({
        message,
        path: [{ type: 'object', origin: 'value', input: form, key, value: form[key] }],
      });
    const nationalAddress = form.nationalAddress && parseNationalAddress(form.nationalAddress);
    for (const field of formFieldsWith('limit'))
      if ((form[field] ?? '').length > FORM_FIELDS[field].limit) refuse(field, 'text-too-long');
    const phone = parsePhone(form.customerPhone, countryOfDialCode(form.countryCode)!.code);
    if (phone === null) refuse('customerPhone', 'phone-invalid');
    if (form.customerEmail !== null && !v.is(emailSchema, form.customerEmail))
      refuse('customerEmail', 'email-invalid');
    if (form.nationalAddress !== null && nationalAddress === null)
      refuse('nationalAddress', 'national-address-invalid');
    return { ...form, customerPhone: phone ?? form.customerPhone, nationalAddress };
  }),
);

export type OrderForm = v.InferOutput<typeof orderFormSchema>;
