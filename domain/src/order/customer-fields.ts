import {
  FORM_FIELDS,
  formFieldsIn,
  isOptional,
  type FormFieldLike,
  type StoredAs,
} from './form-fields.ts';

/** The fields of the customer and the delivery. */
export type CustomerField = StoredAs<FormFieldLike<{ section: 'you' | 'delivery' }>>;
export const CUSTOMER_FIELDS: readonly CustomerField[] = [
  ...formFieldsIn('you'),
  ...formFieldsIn('delivery'),
].map((field) => FORM_FIELDS[field].stored);

/** Optional delivery fields. */
export type DeliveryExtra = StoredAs<FormFieldLike<{ section: 'delivery'; optional: true }>>;
export const DELIVERY_EXTRAS = formFieldsIn('delivery')
  .filter(isOptional)
  .map((field) => FORM_FIELDS[field].stored) as DeliveryExtra[];
