import type { CountryCode } from '@ghar/domain/country';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, type InputHTMLAttributes } from 'react';
import { useTexts } from '../../i18n/store-texts.ts';
import { ConsentField } from './consent-field.tsx';
import { CountryField } from './country-field.tsx';
import { EmailField } from './email-field.tsx';
import { OrderField, type OrderFieldProps } from './order-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { QuantityField } from './quantity-field.tsx';
import type { DraftFormModel } from './use-draft-form.ts';

type TextInput = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'dir' | 'autoCapitalize'
> & { multiline?: boolean };

type Row = {
  readonly name: OrderFieldProps['name'];
  readonly required?: boolean;
  /** Two of them stand side by side where there is room. */
  readonly half?: boolean;
  /** Shown while that is the country of delivery. */
  readonly only?: CountryCode;
  /** What the browser fills in; the rest is of a field that is plain text. */
  readonly input?: TextInput;
};

/** The form. A new field is a row here, beside its draft (order-draft.ts), texts and rule (domain/order-form.ts). */
const SECTIONS: readonly { readonly legend?: 'you' | 'delivery'; readonly rows: readonly Row[] }[] =
  [
    {
      legend: 'you',
      rows: [
        { name: 'customerName', required: true, input: { autoComplete: 'name' } },
        { name: 'customerPhone', required: true, input: { autoComplete: 'tel' } },
        { name: 'customerEmail', input: { autoComplete: 'email' } },
      ],
    },
    {
      legend: 'delivery',
      rows: [
        { name: 'country', required: true, half: true, input: { autoComplete: 'country' } },
        { name: 'city', required: true, half: true, input: { autoComplete: 'address-level2' } },
        {
          name: 'address',
          required: true,
          input: { autoComplete: 'street-address', multiline: true },
        },
        {
          name: 'nationalAddress',
          only: 'sa',
          input: { autoComplete: 'off', dir: 'ltr', autoCapitalize: 'characters' },
        },
      ],
    },
    { rows: [{ name: 'quantity' }] },
  ];

const TextField = memo(function TextField({
  input,
  ...field
}: OrderFieldProps & { input: TextInput }) {
  const { autoComplete, multiline = false, ...attributes } = input;
  return (
    <OrderField {...field}>
      {(control) => (
        <OutlinedInput
          multiline={multiline}
          inputComponent={multiline ? 'textarea' : 'input'}
          {...(autoComplete !== undefined && { autoComplete })}
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

const Section = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  // Narrower than its content where letters are large.
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
const legendStyle = { float: 'inline-start', width: '100%', padding: 0, marginBlockEnd: '6px' };

type OrderFieldsProps = {
  model: DraftFormModel;
  /** At the field that is at fault. */
  error?: { readonly field: string | null; readonly message: string } | null;
  /** Nothing can be typed now. */
  busy?: boolean;
  /** Required fields are starred. */
  starred?: boolean;
  /** Whoever types is not the customer: the browser offers and keeps nothing. */
  onBehalf?: boolean;
};

/** The fields of an order, inside a form with the model's `formProps`. */
export function OrderFields({
  model: { snapshot, step, fill, restore },
  error = null,
  busy = false,
  starred = false,
  onBehalf = false,
}: OrderFieldsProps) {
  const { order: texts } = useTexts();
  const { country, countryCode, ownDialCode, quantity, overruled } = snapshot;
  const { isPhoneInvalid, meantEmail } = snapshot;

  function field({ name, required = false, input: own = {} }: Row) {
    const input = onBehalf ? { ...own, autoComplete: 'off' } : own;
    const autoComplete = input.autoComplete ?? 'off';
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
      return <EmailField {...common} {...{ autoComplete, meantEmail, fill }} />;
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
      {SECTIONS.map(({ legend, rows }) => (
        <Section key={rows[0]!.name}>
          {legend && (
            <Typography component="legend" variant="h3" sx={legendStyle}>
              {texts[legend]}
            </Typography>
          )}
          {rows.map((row) => (
            <div key={row.name} data-half={row.half} hidden={row.only && row.only !== country}>
              {field(row)}
              {row.name === 'customerPhone' && <ConsentField />}
            </div>
          ))}
        </Section>
      ))}
    </div>
  );
}
