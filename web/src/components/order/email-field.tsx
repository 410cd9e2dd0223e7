import OutlinedInput from '@mui/material/OutlinedInput';
import { memo } from 'react';
import { EmailSlip } from './email-slip.tsx';
import { OrderField, type OrderFieldProps } from './order-field.tsx';
import { ORDER_INPUTS } from './order-inputs.ts';
import { fieldId, type DraftFormModel, type DraftSnapshot } from '../../checkout/use-draft-form.ts';

type EmailFieldProps = OrderFieldProps & { autoComplete: string } & Pick<
    DraftSnapshot,
    'suggestedEmail'
  > &
  Pick<DraftFormModel, 'fill'>;

/** The e-mail address. A probable typo gets a suggestion and is never refused. */
export const EmailField = memo(function EmailField({
  autoComplete,
  suggestedEmail,
  fill,
  ...field
}: EmailFieldProps) {
  return (
    <OrderField
      {...field}
      offer={
        suggestedEmail !== null && (
          <EmailSlip
            meant={suggestedEmail}
            control={fieldId('customerEmail')}
            onAccept={(meant) => fill('customerEmail', meant)}
          />
        )
      }
    >
      {(attributes) => (
        <OutlinedInput
          slotProps={{
            input: {
              ...attributes,
              ...ORDER_INPUTS.customerEmail,
              autoComplete,
              enterKeyHint: 'next',
            },
          }}
        />
      )}
    </OrderField>
  );
});
