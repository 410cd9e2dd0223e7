import { ORDER_FORM_LIMITS } from '@ghar/domain/order-form';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { HTMLAttributes, ReactNode } from 'react';
import { describedBy, FormField } from '../../components/form-field.tsx';
import { FieldInput } from '../../components/field-input.ts';
import { QuantityStepper } from '../../components/quantity-stepper.tsx';
import { countryShortNames, orderTexts as texts } from '../../i18n/order-page.ts';
import { colour, WIDE } from '../../theme/tokens.ts';
import { CountrySelect } from './country-select.tsx';
import type { FormField as Field } from './order-check.ts';
import { PhoneField } from './phone-field.tsx';
import type { OrderFormModel } from './use-order-form.ts';

export const fieldId = (field: Field): string => `order-${field}`;

const Part = styled('fieldset')({
  display: 'grid',
  gap: 14,
  '& + &': {
    marginBlockStart: 14,
    paddingBlockStart: 30,
    borderBlockStart: `1px solid ${colour.rule}`,
  },
});
const Legend = styled('legend')(({ theme }) => ({
  ...theme.typography.h2,
  float: 'inline-start',
  width: '100%',
  marginBlockEnd: 6,
  padding: 0,
}));
const Pair = styled('div')({
  display: 'grid',
  gap: 14,
  [WIDE]: { gridTemplateColumns: '1fr 1fr', columnGap: 20 },
});

type TextKey = 'customerName' | 'customerEmail' | 'city' | 'address';
type TextProps = {
  field: TextKey;
  label: string;
  aside?: string;
  hint?: string;
  autoComplete: string;
  type?: string;
  dir?: 'ltr';
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  multiline?: boolean;
};

/** The fields of the form, and beside each the error that is its own. */
export function OrderFields({ model }: { model: OrderFormModel }) {
  const { form, problem, submitting, edit } = model;
  const errorOf = (field: Field): string | null =>
    problem?.field === field ? problem.words.message : null;
  const common = (field: Field) => ({
    id: fieldId(field),
    error: errorOf(field),
    release: submitting,
  });

  const text = ({
    field,
    label,
    aside,
    hint,
    autoComplete,
    multiline,
    type,
    ...input
  }: TextProps) => (
    <FormField
      {...common(field)}
      label={label}
      {...(aside !== undefined && { aside })}
      {...(hint !== undefined && { hint })}
    >
      <FieldInput
        id={fieldId(field)}
        name={autoComplete}
        type={type ?? 'text'}
        value={form[field]}
        autoComplete={autoComplete}
        error={errorOf(field) !== null}
        onChange={(event) => edit({ [field]: event.target.value })}
        {...(multiline && { multiline: true, minRows: 3, maxRows: 8 })}
        slotProps={{
          input: {
            maxLength: ORDER_FORM_LIMITS[field],
            enterKeyHint: 'next',
            ...input,
            ...describedBy(fieldId(field), errorOf(field)),
          },
        }}
      />
    </FormField>
  );

  return (
    <div inert={submitting}>
      <Part>
        <Legend>{texts.you}</Legend>
        {text({ field: 'customerName', label: texts.name, autoComplete: 'name' })}
        <FormField
          {...common('customerPhone')}
          label={texts.phone}
          hint={texts.phoneHint}
          action={switchCountry(model)}
        >
          <PhoneField
            id={fieldId('customerPhone')}
            number={form.customerPhone}
            dialCode={form.countryCode}
            error={errorOf('customerPhone')}
            onNumber={(customerPhone) => edit({ customerPhone })}
            onDialCode={model.chooseDialCode}
          />
        </FormField>
        {text({
          field: 'customerEmail',
          label: texts.email,
          aside: texts.optional,
          autoComplete: 'email',
          type: 'email',
          dir: 'ltr',
          inputMode: 'email',
        })}
      </Part>
      <Part>
        <Legend>{texts.delivery}</Legend>
        <Pair>
          <FormField {...common('country')} label={texts.country}>
            <CountrySelect
              id={fieldId('country')}
              value={form.country}
              error={errorOf('country')}
              onChange={model.chooseCountry}
            />
          </FormField>
          {text({ field: 'city', label: texts.city, autoComplete: 'address-level2' })}
        </Pair>
        {text({
          field: 'address',
          label: texts.address,
          hint: texts.addressHint,
          autoComplete: 'street-address',
          multiline: true,
        })}
      </Part>
      <Part>
        <FormField {...common('quantity')} label={texts.quantity}>
          <QuantityStepper
            id={fieldId('quantity')}
            value={form.quantity}
            error={errorOf('quantity')}
            names={{ decrease: texts.decrease, increase: texts.increase }}
            onChange={(quantity) => edit({ quantity })}
          />
        </FormField>
      </Part>
    </div>
  );
}

/** A number of another country than the chosen one is more often right than the choice. */
function switchCountry({ problem, chooseCountry }: OrderFormModel): ReactNode {
  const action = problem?.action;
  return action?.kind === 'switch-country' ? (
    <Button
      variant="outlined"
      sx={{ marginBlock: 1 }}
      onClick={() => {
        chooseCountry(action.country);
        document.getElementById(fieldId('customerPhone'))?.focus();
      }}
    >
      {texts.switchCountry(countryShortNames[action.country])}
    </Button>
  ) : null;
}
