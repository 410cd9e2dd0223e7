import {
  FORM_FIELDS,
  formFieldsIn,
  isRequired,
  type FormFieldLike,
  type StoredAs,
} from './form-fields.ts';

/** Who ordered, and where the parcel goes. */
export type CustomerField = StoredAs<FormFieldLike<{ section: 'you' | 'delivery' }>>;
/** What may be given beside country, city and address. */
export type DeliveryExtra = StoredAs<
  Exclude<FormFieldLike<{ section: 'delivery' }>, FormFieldLike<{ required: true }>>
>;

export const CUSTOMER_FIELDS: readonly CustomerField[] = [
  ...formFieldsIn('you'),
  ...formFieldsIn('delivery'),
].map((field) => FORM_FIELDS[field].stored);

export const DELIVERY_EXTRAS = formFieldsIn('delivery')
  .filter((field) => !isRequired(field))
  .map((field) => FORM_FIELDS[field].stored) as DeliveryExtra[];
