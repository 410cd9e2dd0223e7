import { ORDER_FORM_LIMITS } from '@ghar/domain/order-form';
import { memo, type ChangeEvent, type HTMLAttributes } from 'react';
import { TextArea, TextInput } from '../field-controls.ts';
import { describedBy, FormField } from '../form-field.tsx';
import { fieldId } from './early-input.ts';
import { isRequired, type FieldState } from './order-field.ts';
import type { DraftFormModel } from './use-draft-form.ts';

type TextFieldProps = FieldState & {
  field: 'customerName' | 'customerEmail' | 'city' | 'address';
  value: string;
  edit: DraftFormModel['edit'];
  label: string;
  aside?: string;
  hint?: string;
  autoComplete: string;
  type?: string;
  dir?: 'ltr';
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  multiline?: boolean;
};

/** A line of an order to write, or some lines. */
export const TextField = memo(function TextField({
  field,
  value,
  edit,
  label,
  aside,
  hint,
  error,
  release,
  starred,
  autoComplete,
  multiline,
  ...input
}: TextFieldProps) {
  const id = fieldId(field);
  const Control = multiline ? TextArea : TextInput;
  return (
    <FormField
      {...{ id, label, error, release, starred }}
      {...(aside !== undefined && { aside })}
      {...(hint !== undefined && { hint })}
    >
      <Control
        {...input}
        data-box
        id={id}
        name={autoComplete}
        value={value}
        autoComplete={autoComplete}
        maxLength={ORDER_FORM_LIMITS[field]}
        {...(!multiline && { enterKeyHint: 'next' })}
        {...describedBy(id, error, { hinted: hint !== undefined, required: isRequired(field) })}
        onChange={(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
          edit({ [field]: event.target.value })
        }
      />
    </FormField>
  );
});
