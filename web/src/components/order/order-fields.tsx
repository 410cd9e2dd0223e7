import styled from '@emotion/styled';
import { orderTexts as texts } from '../../i18n/ar/order-page.ts';
import { colour, WIDE } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';
import { fieldBox } from '../field-box.ts';
import { CountryField } from './country-field.tsx';
import { isRequired, type FieldState, type OrderField } from './order-field.ts';
import { PhoneField } from './phone-field.tsx';
import { QuantityField } from './quantity-field.tsx';
import { TextField } from './text-field.tsx';
import type { DraftFormModel } from './use-draft-form.ts';

/** The look of its fields stands once in the page, not in the style of each. */
const Fields = styled('div')({ '& [data-box]': fieldBox });
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

type OrderFieldsProps = {
  model: DraftFormModel;
  /** What is wrong, at the field that it is wrong with. */
  error?: { readonly field: OrderField | null; readonly message: string } | null;
  /** Nothing can be typed now. */
  busy?: boolean;
  /** A star stands at what must be filled in. */
  starred?: boolean;
};

/** The fields of an order, and beside each the error that is its own. */
export function OrderFields({
  model: { form, overruled, edit, chooseCountry, chooseDialCode, restore },
  error = null,
  busy = false,
  starred = false,
}: OrderFieldsProps) {
  const common = (field: OrderField): FieldState => ({
    error: error?.field === field ? error.message : null,
    release: busy,
    starred: starred && isRequired(field),
  });
  const text = <Field extends OrderField>(field: Field) => ({
    ...common(field),
    field,
    value: form[field],
    edit,
  });

  return (
    <Fields inert={busy}>
      <Part>
        <Legend>{texts.you}</Legend>
        <TextField {...text('customerName')} label={texts.name} autoComplete="name" />
        <PhoneField
          {...common('customerPhone')}
          customerPhone={form.customerPhone}
          countryCode={form.countryCode}
          edit={edit}
          chooseDialCode={chooseDialCode}
          overruled={overruled}
          restore={restore}
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
          <CountryField
            {...common('country')}
            country={form.country}
            chooseCountry={chooseCountry}
            overruled={overruled}
            restore={restore}
          />
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
        <QuantityField {...common('quantity')} quantity={form.quantity} edit={edit} />
      </Part>
    </Fields>
  );
}
