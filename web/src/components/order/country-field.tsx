import { COUNTRIES, COUNTRY_CODES } from '@ghar/domain/country';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useTexts } from '../../i18n/store-texts.ts';
import { Suggestion } from '../suggestion.tsx';
import { CountryFlag } from './country-flag.tsx';
import { OrderField, type OrderFieldProps } from './order-field.tsx';
import { fieldId, type DraftFormModel, type DraftSnapshot } from './use-draft-form.ts';

const ID = fieldId('country');

/** The select fills the box: a click on the flag opens it too. */
const Select = styled(NativeSelect)(({ theme }) => ({
  padding: 0,
  '& svg': { position: 'absolute', insetInlineStart: 16, pointerEvents: 'none' },
  '& svg.MuiNativeSelect-icon': { insetInlineStart: 'auto' },
  '& svg + select.MuiNativeSelect-select': { paddingInlineStart: 50 },
  '& select:has(option[value=""]:checked)': { color: theme.palette.text.secondary },
}));

type CountryFieldProps = OrderFieldProps &
  Pick<DraftSnapshot, 'country' | 'overruled'> &
  Pick<DraftFormModel, 'restore'>;

/** The country of delivery: none at first. */
export const CountryField = memo(function CountryField({
  country,
  overruled,
  restore,
  ...field
}: CountryFieldProps) {
  const { order: texts, countryShortNames } = useTexts();
  return (
    <OrderField
      {...field}
      offer={
        overruled?.field === 'country' ? (
          <Suggestion
            reason={texts.countryFollowed}
            label={texts.keepCountry(countryShortNames[overruled.value])}
            onAccept={() => {
              restore(overruled);
              document.getElementById(ID)?.focus();
            }}
          />
        ) : null
      }
    >
      {(attributes) => (
        <Select
          input={<OutlinedInput />}
          startAdornment={country !== '' && <CountryFlag country={country} />}
          inputProps={{ ...attributes, autoComplete: 'country' }}
        >
          <option value="" disabled hidden>
            {texts.countryPlaceholder}
          </option>
          {COUNTRY_CODES.map((code) => (
            <option key={code} value={code}>
              {COUNTRIES[code].name}
            </option>
          ))}
        </Select>
      )}
    </OrderField>
  );
});
