import type { Order } from './order.ts';
import {
  FORM_FIELDS,
  formFieldsWith,
  type FormFieldLike,
  type RowField,
  type StoredAs,
} from './form-fields.ts';

/** Form fields that an admin can correct. */
export type CorrectableFormField = Exclude<RowField, FormFieldLike<{ fixed: true }>>;
export const CORRECTABLE_FORM_FIELDS = formFieldsWith('section').filter(
  (field): field is CorrectableFormField => !('fixed' in FORM_FIELDS[field]),
);
export type CorrectableField = StoredAs<CorrectableFormField>;
/** The same, as stored in orders. */
export const CORRECTABLE_FIELDS = CORRECTABLE_FORM_FIELDS.map(
  (field) => FORM_FIELDS[field].stored,
) as [CorrectableField, ...CorrectableField[]];
export type Correctable = Pick<Order, CorrectableField>;

export const correctableOf = (fields: Correctable): Correctable =>
  Object.fromEntries(CORRECTABLE_FIELDS.map((field) => [field, fields[field]])) as Correctable;

/** The fields whose values differ. */
export const differingFields = (one: Correctable, other: Correctable): CorrectableField[] =>
  CORRECTABLE_FIELDS.filter((field) => one[field] !== other[field]);
