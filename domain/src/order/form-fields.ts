import type { CountryCode } from '../contact/country.ts';
import type { Order } from './order.ts';

type FormFieldRow<Stored extends keyof Order = keyof Order> = {
  /** The order's field that it is stored as. */
  readonly stored: Stored;
  /** The part of the form in which it has a row; absent: it is part of another field. */
  readonly section?: 'you' | 'delivery' | 'pieces';
  /** A text's maximum length in UTF-16 units, as an input's `maxlength` counts. */
  readonly limit?: number;
  /** It may stay as it is at first. */
  readonly optional?: true;
  /** The only country of delivery for which it is asked; hidden and ignored for others. */
  readonly only?: CountryCode;
  /** An admin may not correct it, though it has a row. */
  readonly fixed?: true;
  // either it tells who the customer was, and this is what erasure writes, or it stays
} & ({ readonly erased: Order[Stored] } | { readonly kept: true });

/**
 * The fields of the order form, in its order: what is stored, limited, corrected, listed in the panel
 * and erased follows from here. Their rules are in `order-form.ts`. The store's pages load it.
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
/** A field's name in the form. */
export type FormField = keyof Rows;
/** Those whose row has that shape. */
export type FormFieldLike<Shape> = {
  [Field in FormField]: Rows[Field] extends Shape ? Field : never;
}[FormField];
/** Those with a row in the form. */
export type RowField = FormFieldLike<{ section: string }>;
/** What they are stored as. */
export type StoredAs<Field extends FormField> = Rows[Field]['stored'];

export const FORM_FIELD_NAMES = Object.keys(FORM_FIELDS) as FormField[];

const rowOf = (field: FormField): FormFieldRow => FORM_FIELDS[field];

/** The fields whose row has that key, in the form's order. */
export const formFieldsWith = <Key extends 'section' | 'limit' | 'only'>(key: Key) =>
  FORM_FIELD_NAMES.filter((field) => key in rowOf(field)) as FormFieldLike<Record<Key, unknown>>[];

/** The fields with a row in that part of the form, in its order. */
export const formFieldsIn = <Section extends Rows[RowField]['section']>(section: Section) =>
  FORM_FIELD_NAMES.filter((field) => rowOf(field).section === section) as FormFieldLike<{
    section: Section;
  }>[];

export const isOptional = (field: RowField): boolean => 'optional' in rowOf(field);

/** True iff the field is asked for a delivery to that country; `''` while none is chosen. */
export function isAskedFor(field: FormField, country: CountryCode | ''): boolean {
  const { only } = rowOf(field);
  return only === undefined || only === country;
}
