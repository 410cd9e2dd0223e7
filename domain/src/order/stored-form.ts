import type { OrderForm } from './order-form.ts';
import { FORM_FIELD_NAMES, FORM_FIELDS, type FormField, type StoredAs } from './form-fields.ts';

type StoredForm = { [Field in FormField as StoredAs<Field>]: OrderForm[Field] };

/** The form's fields as the order stores them. */
export const storedForm = (form: OrderForm): StoredForm =>
  Object.fromEntries(
    FORM_FIELD_NAMES.map((field) => [FORM_FIELDS[field].stored, form[field]]),
  ) as StoredForm;
