import { COUNTRIES, COUNTRY_CODES, countryOfDialCode } from '@ghar/domain/contact/country';
import { directionOf } from '@ghar/domain/i18n/locale';
import FormControl from '@mui/material/FormControl';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useTexts } from '../../i18n/store-texts.ts';
import { Flag, Globe } from '../flag.tsx';
import { Suggestion } from '../suggestion.tsx';
import { EMPTY_FORM } from '../../checkout/order-draft.ts';
import { OrderField, type OrderFieldProps } from './order-field.tsx';
import { ORDER_INPUTS } from './order-inputs.ts';
import { fieldId, type DraftFormModel, type DraftSnapshot } from '../../checkout/use-draft-form.ts';

const ID = fieldId('customerPhone');

/**
 * Dial code and number; one below the other where they have no room, as with large text on a phone. They wrap rather
 * than follow a container query: in one, Chromium sometimes drew no dial code after hydration.
 */
const Phone = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  // Arabic digits separated by a space would run right to left.
  '& input[type=tel]': { unicodeBidi: 'bidi-override' },
});
/**
 * A separate FormControl, so that its focus and error are not the number's. Shows flag and code over the transparent
 * select, whose options are longer.
 */
const Dial = styled(FormControl)({
  position: 'relative',
  flex: 'none',
  flexDirection: 'row',
  alignItems: 'center',
  gap: 10,
  width: '8.25rem',
  minHeight: 52,
  paddingInlineStart: 14,
  '& > :not(div)': { zIndex: 1, pointerEvents: 'none' },
  '& > div': { position: 'absolute', inset: 0 },
  '& select': { opacity: 0 },
  '& svg.MuiNativeSelect-icon': { left: 'auto', right: 'auto', insetInlineEnd: 10 },
});

/** Isolates a dial code from right-to-left text. */
const leftToRight = (dialCode: string): string => `\u2066${dialCode}\u2069`;

type PhoneFieldProps = OrderFieldProps & { autoComplete: string } & Pick<
    DraftSnapshot,
    'countryCode' | 'ownDialCode' | 'overruled' | 'isPhoneInvalid'
  > &
  Pick<DraftFormModel, 'restore'>;

/** Dial code and number. Shows the effective code: a number's own overrides the chosen one. */
export const PhoneField = memo(function PhoneField({
  autoComplete,
  countryCode,
  ownDialCode,
  overruled,
  isPhoneInvalid,
  restore,
  ...field
}: PhoneFieldProps) {
  const { locale, order: texts, orderErrors, countryShortNames, phoneExamples } = useTexts();
  const shown = ownDialCode ?? countryCode;
  const country = countryOfDialCode(shown);
  return (
    <OrderField
      {...field}
      found={isPhoneInvalid ? orderErrors.forCode('phone-invalid').message : null}
      offer={
        overruled?.field === 'countryCode' && ownDialCode === null ? (
          <Suggestion
            reason={texts.dialCodeFollowed}
            label={texts.keepDialCode(leftToRight(overruled.value))}
            onAccept={() => {
              restore(overruled);
              document.getElementById(ID)?.focus();
            }}
          />
        ) : null
      }
    >
      {(attributes) => (
        // Dial code first, even in a right-to-left page.
        <Phone dir="ltr">
          <Dial>
            {country ? <Flag code={country.code} /> : <Globe />}
            <bdi aria-hidden>{shown}</bdi>
            <NativeSelect
              input={<OutlinedInput />}
              inputProps={{
                id: fieldId('countryCode'),
                name: 'countryCode',
                defaultValue: EMPTY_FORM.countryCode,
                // Autofill would change the country of delivery.
                autoComplete: 'off',
                'aria-label': texts.fields.countryCode.label,
                dir: directionOf(locale),
              }}
            >
              {COUNTRY_CODES.map((code) => (
                <option key={code} value={COUNTRIES[code].dialCode}>
                  {`${countryShortNames[code]} ${leftToRight(COUNTRIES[code].dialCode)}`}
                </option>
              ))}
            </NativeSelect>
          </Dial>
          <OutlinedInput
            sx={{ flex: '1 1 8.5rem' }}
            placeholder={phoneExamples[countryOfDialCode(countryCode)!.code]}
            slotProps={{
              input: {
                ...attributes,
                ...ORDER_INPUTS.customerPhone,
                autoComplete,
                enterKeyHint: 'next',
              },
            }}
          />
        </Phone>
      )}
    </OrderField>
  );
});
