import type { CountryCode } from '../country.ts';
import type { Order } from '../order.ts';

/** The parts of the form: who orders, where the parcel goes, and how many pieces. */
export type FormSection = 'you' | 'delivery' | 'pieces';

type FormFieldRow<Stored extends keyof Order = keyof Order> = {
  /** The order's field that it is stored as. */
  readonly stored: Stored;
  /** A text's maximum length in UTF-16 units, as an input's `maxlength` counts. */
  readonly limit?: number;
  /** The part of the form in which it has a row; absent: it is part of another field. */
  readonly section?: FormSection;
  /** The form marks it as required; what refuses it when it is empty is the schema. */
  readonly required?: true;
  /** The only country of delivery for which it is asked; hidden and ignored for others. */
  readonly only?: CountryCode;
  /** An admin may correct it. */
  readonly correctable?: true;
} & ErasedOrKept<Order[Stored]>;

/** A field that tells who the customer was has what erasure writes; any other says that it stays. */
type ErasedOrKept<Value> = { readonly erased: Value } | { readonly kept: true };

/**
 * The fields of the order form, in its order: what is stored, limited, corrected, listed in the panel
 * and erased follows from here. Their rules are in `order-form.ts`. The store's pages load it.
 */
export const FORM_FIELDS = {
  customerName: {
    stored: 'customer_name',
    limit: 100,
    section: 'you',
    required: true,
    correctable: true,
    erased: '',
  },
  customerPhone: {
    stored: 'customer_phone',
    limit: 32,
    section: 'you',
    required: true,
    correctable: true,
    erased: '',
  },
  customerEmail: {
    stored: 'customer_email',
    limit: 254,
    section: 'you',
    correctable: true,
    erased: null,
  },
  consentMessages: { stored: 'consent_messages', erased: false },
  // not correctable: dial code, delivery time and tax follow from it, so another country is another order
  country: { stored: 'country', section: 'delivery', required: true, kept: true },
  countryCode: { stored: 'country_code', erased: '' },
  city: {
    stored: 'city',
    limit: 100,
    section: 'delivery',
    required: true,
    correctable: true,
    erased: '',
  },
  address: {
    stored: 'address',
    limit: 500,
    section: 'delivery',
    required: true,
    correctable: true,
    erased: '',
  },
  nationalAddress: {
    stored: 'national_address',
    limit: 20,
    section: 'delivery',
    only: 'sa',
    correctable: true,
    erased: null,
  },
  quantity: { stored: 'quantity', section: 'pieces', correctable: true, kept: true },
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
/** What they are stored as. */
export type StoredAs<Field extends FormField> = Rows[Field]['stored'];

export const FORM_FIELD_NAMES = Object.keys(FORM_FIELDS) as FormField[];

const rowOf = (field: FormField): FormFieldRow => FORM_FIELDS[field];

/** The fields whose row says something of that, in the form's order. */
export const formFieldsWith = <Key extends 'limit' | 'only' | 'correctable' | 'erased'>(key: Key) =>
  FORM_FIELD_NAMES.filter((field) => key in rowOf(field)) as FormFieldLike<Record<Key, unknown>>[];

/** The fields with a row in that part of the form, in its order. */
export const formFieldsIn = <Section extends FormSection>(section: Section) =>
  FORM_FIELD_NAMES.filter((field) => rowOf(field).section === section) as FormFieldLike<{
    section: Section;
  }>[];

export const isRequired = (field: FormField): boolean => rowOf(field).required === true;

/** True iff the field is asked for a delivery to that country; `''` while none is chosen. */
export const isAskedFor = (field: FormField, country: CountryCode | ''): boolean =>
  [undefined, country].includes(rowOf(field).only);
