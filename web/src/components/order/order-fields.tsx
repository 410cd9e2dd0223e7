import styled from '@emotion/styled';
import { ORDER_FORM_LIMITS } from '@ghar/domain/order-form';
import type { ChangeEvent, HTMLAttributes, ReactNode } from 'react';
import { describedBy, FormField } from '../form-field.tsx';
import { TextArea, TextInput } from '../field-controls.ts';
import { QuantityStepper } from './quantity-stepper.tsx';
import { orderTexts as texts } from '../../i18n/order-page.ts';
import { colour, WIDE } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';
import { CountrySelect } from './country-select.tsx';
import { fieldId } from './early-input.ts';
import type { DraftForm } from './order-draft.ts';
import { PhoneField } from './phone-field.tsx';
import type { DraftFormModel } from './use-draft-form.ts';

export type OrderField = keyof DraftForm;

const Part = styled('fieldset')({
  display: 'grid',
  gap: 14,
  '& + &': {
    marginBlockStart: 14,
    paddingBlockStart: 30,
    borderBlockStart: `1px solid ${colour.rule}`,
  },
});
const Legend = styled('legend')({
  ...type.h3,
  float: 'inline-start',
  width: '100%',
  marginBlockEnd: 6,
  padding: 0,
});
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

const OPTIONAL: ReadonlySet<OrderField> = new Set(['customerEmail', 'quantity', 'countryCode']);

type OrderFieldsProps = {
  model: DraftFormModel;
  /** What is wrong, at the field that it is wrong with. */
  error?: { readonly field: OrderField | null; readonly message: string } | null;
  /** Offered below an error at the phone: a way to mend it. */
  phoneAction?: ReactNode;
  /** Nothing can be typed now. */
  busy?: boolean;
  /** A star stands at what must be filled in. */
  starred?: boolean;
};

/** The fields of an order, and beside each the error that is its own. */
export function OrderFields({
  model: { form, edit, chooseCountry, chooseDialCode },
  error = null,
  phoneAction,
  busy = false,
  starred = false,
}: OrderFieldsProps) {
  const errorOf = (field: OrderField): string | null =>
    error?.field === field ? error.message : null;
  const common = (field: OrderField) => ({
    id: fieldId(field),
    error: errorOf(field),
    release: busy,
    starred: starred && !OPTIONAL.has(field),
  });

  const text = ({ field, label, aside, hint, autoComplete, multiline, ...input }: TextProps) => {
    const Control = multiline ? TextArea : TextInput;
    return (
      <FormField
        {...common(field)}
        label={label}
        {...(aside !== undefined && { aside })}
        {...(hint !== undefined && { hint })}
      >
        <Control
          {...input}
          id={fieldId(field)}
          name={autoComplete}
          value={form[field]}
          autoComplete={autoComplete}
          maxLength={ORDER_FORM_LIMITS[field]}
          {...(!multiline && { enterKeyHint: 'next' })}
          {...describedBy(fieldId(field), errorOf(field), {
            hinted: hint !== undefined,
            required: !OPTIONAL.has(field),
          })}
          onChange={(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
            edit({ [field]: event.target.value })
          }
        />
      </FormField>
    );
  };

  return (
    <div inert={busy}>
      <Part>
        <Legend>{texts.you}</Legend>
        {text({ field: 'customerName', label: texts.name, autoComplete: 'name' })}
        <FormField
          {...common('customerPhone')}
          label={texts.phone}
          hint={texts.phoneHint}
          action={phoneAction}
        >
          <PhoneField
            id={fieldId('customerPhone')}
            number={form.customerPhone}
            dialCode={form.countryCode}
            error={errorOf('customerPhone')}
            onNumber={(customerPhone) => edit({ customerPhone })}
            onDialCode={chooseDialCode}
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
              onChange={chooseCountry}
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
