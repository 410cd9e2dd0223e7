import styled from '@emotion/styled';
import { ORDER_FORM_LIMITS } from '@ghar/domain/order-form';
import { memo, type ChangeEvent, type HTMLAttributes, type ReactNode } from 'react';
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

/** What each field needs to know, beside its value. */
type FieldProps = {
  readonly error: string | null;
  /** Nothing can be typed now. */
  readonly release: boolean;
  readonly starred: boolean;
};
type Edit = DraftFormModel['edit'];

type TextProps = FieldProps & {
  field: 'customerName' | 'customerEmail' | 'city' | 'address';
  value: string;
  edit: Edit;
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

const TextField = memo(function TextField({
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
}: TextProps) {
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
        id={id}
        name={autoComplete}
        value={value}
        autoComplete={autoComplete}
        maxLength={ORDER_FORM_LIMITS[field]}
        {...(!multiline && { enterKeyHint: 'next' })}
        {...describedBy(id, error, {
          hinted: hint !== undefined,
          required: !OPTIONAL.has(field),
        })}
        onChange={(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
          edit({ [field]: event.target.value })
        }
      />
    </FormField>
  );
});

type PhoneProps = FieldProps &
  Pick<DraftForm, 'customerPhone' | 'countryCode'> &
  Pick<DraftFormModel, 'edit' | 'chooseDialCode'> & { action: ReactNode };

const Phone = memo(function Phone({
  customerPhone,
  countryCode,
  edit,
  chooseDialCode,
  ...field
}: PhoneProps) {
  const id = fieldId('customerPhone');
  return (
    <FormField {...field} id={id} label={texts.phone} hint={texts.phoneHint}>
      <PhoneField
        id={id}
        number={customerPhone}
        dialCode={countryCode}
        error={field.error}
        onNumber={(number) => edit({ customerPhone: number })}
        onDialCode={chooseDialCode}
      />
    </FormField>
  );
});

type CountryProps = FieldProps & Pick<DraftForm, 'country'> & Pick<DraftFormModel, 'chooseCountry'>;

const Country = memo(function Country({ country, chooseCountry, ...field }: CountryProps) {
  const id = fieldId('country');
  return (
    <FormField {...field} id={id} label={texts.country}>
      <CountrySelect id={id} value={country} error={field.error} onChange={chooseCountry} />
    </FormField>
  );
});

type QuantityProps = FieldProps & Pick<DraftForm, 'quantity'> & { edit: Edit };

const Quantity = memo(function Quantity({ quantity, edit, ...field }: QuantityProps) {
  const id = fieldId('quantity');
  return (
    <FormField {...field} id={id} label={texts.quantity}>
      <QuantityStepper
        id={id}
        value={quantity}
        error={field.error}
        names={{ decrease: texts.decrease, increase: texts.increase }}
        onChange={(value) => edit({ quantity: value })}
      />
    </FormField>
  );
});

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
  const common = (field: OrderField): FieldProps => ({
    error: error?.field === field ? error.message : null,
    release: busy,
    starred: starred && !OPTIONAL.has(field),
  });
  const text = (field: TextProps['field']) => ({
    ...common(field),
    field,
    value: form[field],
    edit,
  });

  return (
    <div inert={busy}>
      <Part>
        <Legend>{texts.you}</Legend>
        <TextField {...text('customerName')} label={texts.name} autoComplete="name" />
        <Phone
          {...common('customerPhone')}
          customerPhone={form.customerPhone}
          countryCode={form.countryCode}
          edit={edit}
          chooseDialCode={chooseDialCode}
          action={phoneAction}
        />
        <TextField
          {...text('customerEmail')}
          label={texts.email}
          aside={texts.optional}
          autoComplete="email"
          type="email"
          dir="ltr"
          inputMode="email"
        />
      </Part>
      <Part>
        <Legend>{texts.delivery}</Legend>
        <Pair>
          <Country {...common('country')} country={form.country} chooseCountry={chooseCountry} />
          <TextField {...text('city')} label={texts.city} autoComplete="address-level2" />
        </Pair>
        <TextField
          {...text('address')}
          label={texts.address}
          hint={texts.addressHint}
          autoComplete="street-address"
          multiline
        />
      </Part>
      <Part>
        <Quantity {...common('quantity')} quantity={form.quantity} edit={edit} />
      </Part>
    </div>
  );
}
