import type { ComponentProps } from 'react';
import { FieldInput } from '../../components/admin/field-input.ts';
import { describedBy, FormField } from '../../components/form-field.tsx';
import { productFieldErrors, type ProductFieldError } from '../../i18n/ar/admin-products.ts';

type ProductTextFieldProps = {
  id: string;
  label: string;
  value: string;
  error: ProductFieldError | undefined;
  onChange: (value: string) => void;
  aside?: string;
  hint?: string;
  required?: boolean;
  multiline?: boolean;
  dir?: 'ltr';
  inputMode?: ComponentProps<'input'>['inputMode'];
};

/** One field of the product's form that is written into. */
export function ProductTextField({
  id,
  label,
  value,
  error,
  onChange,
  aside,
  hint,
  required = false,
  multiline = false,
  dir,
  inputMode,
}: ProductTextFieldProps) {
  const words = error === undefined ? null : productFieldErrors[error];
  return (
    <FormField
      id={id}
      label={label}
      {...(aside !== undefined && { aside })}
      {...(hint !== undefined && { hint })}
      error={words}
      starred={required}
      release={false}
    >
      <FieldInput
        id={id}
        value={value}
        error={error !== undefined}
        autoComplete="off"
        {...(multiline && { multiline: true, minRows: 3, maxRows: 8 })}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{
          input: {
            dir,
            inputMode,
            ...describedBy(id, words, { required, hinted: hint !== undefined }),
          },
        }}
      />
    </FormField>
  );
}
