import {
  formFieldsIn,
  isAskedFor,
  isOptional,
  type RowField,
} from '@ghar/domain/order/form-fields';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';
import { useTexts } from '../../i18n/store-texts.ts';
import { ConsentField } from './consent-field.tsx';
import { CountryField } from './country-field.tsx';
import { EmailField } from './email-field.tsx';
import { OrderField, type OrderFieldProps } from './order-field.tsx';
import { ORDER_INPUTS, type OrderInput } from './order-inputs.ts';
import { PhoneField } from './phone-field.tsx';
import { QuantityField } from './quantity-field.tsx';
import type { DraftFormModel } from '../../checkout/use-draft-form.ts';

const SECTIONS = ['you', 'delivery', 'pieces'] as const;
/** Half-width fields, paired where there is room. */
const HALF: ReadonlySet<RowField> = new Set<RowField>(['country', 'city']);

const TextField = memo(function TextField({
  input,
  ...field
}: OrderFieldProps & { input: OrderInput }) {
  const { autoComplete = 'off', multiline = false, ...attributes } = input;
  return (
    <OrderField {...field}>
      {(control) => (
        <OutlinedInput
          multiline={multiline}
          inputComponent={multiline ? 'textarea' : 'input'}
          autoComplete={autoComplete}
          slotProps={{
            input: {
              ...attributes,
              ...control,
              ...(!multiline && { enterKeyHint: 'next' }),
            },
          }}
        />
      )}
    </OrderField>
  );
});

/** A part of the form, under a line from the one before. */
export const Section = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  // Allows shrinking below the content's width with large text.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '14px 20px',
  '& + &': {
    marginBlockStart: 14,
    paddingBlockStart: 30,
    borderBlockStart: `1px solid ${theme.palette.divider}`,
  },
  '& > *': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > [data-half]': { gridColumn: 'auto' },
  },
}));
export const legendStyle = {
  float: 'inline-start',
  width: '100%',
  padding: 0,
  marginBlockEnd: '6px',
};

type OrderFieldsProps = {
  model: DraftFormModel;
  /** Shown at the invalid field. */
  error?: { readonly field: string | null; readonly message: string } | null;
  /** Disables input. */
  busy?: boolean;
  /** Marks required fields. */
  starred?: boolean;
  /** Entered for a customer: the browser neither fills in nor stores values. */
  onBehalf?: boolean;
  /** After the fields. */
  children?: ReactNode;
};

/** The order's fields, in a form with the model's `formProps`. */
export function OrderFields({
  model: { snapshot, step, fill, restore },
  error = null,
  busy = false,
  starred = false,
  onBehalf = false,
  children,
}: OrderFieldsProps) {
  const { order: texts } = useTexts();
  const { country, countryCode, ownDialCode, quantity, overruled } = snapshot;
  const { isPhoneInvalid, suggestedEmail } = snapshot;

  function field(name: RowField) {
    const own = ORDER_INPUTS[name];
    const input = onBehalf ? { ...own, autoComplete: 'off' } : own;
    const { autoComplete = 'off' } = input;
    const required = !isOptional(name);
    const common = {
      name,
      required,
      error: error?.field === name ? error.message : null,
      release: busy,
      starred: starred && required,
    };
    if (name === 'customerPhone')
      return (
        <PhoneField
          {...common}
          {...{ autoComplete, countryCode, ownDialCode, overruled, isPhoneInvalid, restore }}
        />
      );
    if (name === 'customerEmail')
      return <EmailField {...common} {...{ autoComplete, suggestedEmail, fill }} />;
    if (name === 'country')
      return (
        <CountryField
          {...common}
          {...{ autoComplete, country, countryCode, ownDialCode, overruled, restore }}
        />
      );
    if (name === 'quantity') return <QuantityField {...common} {...{ quantity, step }} />;
    return <TextField {...common} input={input} />;
  }

  return (
    <div inert={busy}>
      {SECTIONS.map((section) => (
        <Section key={section}>
          {section !== 'pieces' && (
            <Typography component="legend" variant="h3" sx={legendStyle}>
              {texts[section]}
            </Typography>
          )}
          {formFieldsIn(section).map((name) => (
            <div
              key={name}
              data-half={HALF.has(name) || undefined}
              hidden={!isAskedFor(name, country)}
            >
              {field(name)}
              {name === 'customerPhone' && <ConsentField />}
            </div>
          ))}
        </Section>
      ))}
      {children}
    </div>
  );
}
