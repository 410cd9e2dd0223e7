import type { CountryCode } from '../contact/country.ts';
import type { Order } from './order.ts';

type FormFieldRow<Stored extends keyof Order = keyof Order> = {
  /** The order's field that stores it. */
  readonly stored: Stored;
  /** The form's section that shows it; absent if it is part of another field. */
  readonly section?: 'you' | 'delivery' | 'pieces';
  /** Maximum length in UTF-16 units, as `maxlength` counts. */
  readonly limit?: number;
  readonly optional?: true;
  /** The only country that has this field; hidden and ignored for others. */
  readonly only?: CountryCode;
  /** An admin cannot correct it. */
  readonly fixed?: true;
  // personal data: the value that erasure writes; or kept
} & ({ readonly erased: Order[Stored] } | { readonly kept: true });

/**
 * The order form's fields, in display order. Storage, limits, correction, the panel's list and erasure derive from this
 * table. Validation is in `order-form.ts`, which the store's pages do not need.
 */
export const FORM_FIELDS = {
  customerName: { stored: 'customer_name', section: 'you', limit: 100, erased: '' },
  customerPhone: { stored: 'customer_phone', section: 'you', limit: 32, erased: '' },
  customerEmail: {
    stored: 'customer_email',
    section: 'you',
    limit: 254,
    optional: true,
    erased: null,
  },
  consentMessages: { stored: 'consent_messages', erased: false },
  // dial code, delivery time and tax follow from it: another country is another order
  country: { stored: 'country', section: 'delivery', fixed: true, kept: true },
  countryCode: { stored: 'country_code', erased: '' },
  city: { stored: 'city', section: 'delivery', limit: 100, erased: '' },
  address: { stored: 'address', section: 'delivery', limit: 500, erased: '' },
  nationalAddress: {
    stored: 'national_address',
    section: 'delivery',
    limit: 20,
    optional: true,
    only: 'sa',
    erased: null,
  },
  quantity: { stored: 'quantity', section: 'pieces', optional: true, kept: true },
} as const satisfies Readonly<
  Record<string, { [Stored in keyof Order]: FormFieldRow<Stored> }[keyof Order]>
>;

type Rows = typeof FORM_FIELDS;
export type FormField = keyof Rows;
/** The fields whose row extends `Shape`. */
export type FormFieldLike<Shape> = {
  [Field in FormField]: Rows[Field] extends Shape ? Field : never;
}[FormField];
/** Fields shown in the form. */
export type RowField = FormFieldLike<{ section: string }>;
/** Their names in the stored order. */
export type StoredAs<Field extends FormField> = Rows[Field]['stored'];

export const FORM_FIELD_NAMES = Object.keys(FORM_FIELDS) as FormField[];

const rowOf = (field: FormField): FormFieldRow => FORM_FIELDS[field];

/** The fields whose row has that key, in form order. */
export const formFieldsWith = <Key extends 'section' | 'limit' | 'only'>(key: Key) =>
  FORM_FIELD_NAMES.filter((field) => key in rowOf(field)) as FormFieldLike<Record<Key, unknown>>[];

/** The fields of a section, in form order. */
export const formFieldsIn = <Section extends Rows[RowField]['section']>(section: Section) =>
  FORM_FIELD_NAMES.filter((field) => rowOf(field).section === section) as FormFieldLike<{
    section: Section;
  }>[];

export const isOptional = (field: RowField): boolean => 'optional' in rowOf(field);

/** True iff the form shows the field for that country; `''` while none is chosen. */
export function isAskedFor(field: FormField, country: CountryCode | ''): boolean {
  const { only } = rowOf(field);
  return only === undefined || only === country;
}
