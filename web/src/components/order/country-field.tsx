import { COUNTRIES } from '@ghar/domain/contact/country';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, useLayoutEffect } from 'react';
import { useTexts } from '../../i18n/store-texts.ts';
import { Flag } from '../flag.tsx';
import { Suggestion } from '../suggestion.tsx';
import { countriesFor } from '../../checkout/country-choice.ts';
import { EMPTY_FORM } from '../../checkout/order-draft.ts';
import { useCurrency } from '../../store-data/currency-store.ts';
import { OrderField, type OrderFieldProps } from './order-field.tsx';
import { fieldId, type DraftFormModel, type DraftSnapshot } from '../../checkout/use-draft-form.ts';

const ID = fieldId('country');

const Box = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  '& > img': {
    position: 'absolute',
    zIndex: 1,
    alignSelf: 'center',
    insetInlineStart: 16,
    pointerEvents: 'none',
  },
  '& > img + div select': { paddingInlineStart: 50 },
  '& select:has(option[value=""]:checked)': { color: theme.palette.text.secondary },
}));

type CountryFieldProps = OrderFieldProps & { autoComplete: string } & Pick<
    DraftSnapshot,
    'country' | 'countryCode' | 'ownDialCode' | 'overruled'
  > &
  Pick<DraftFormModel, 'restore'>;

/**
 * The country of delivery, initially empty. Shows the dial code that it set: a gift's sender may have typed a number of
 * another country.
 */
export const CountryField = memo(function CountryField({
  autoComplete,
  country,
  countryCode,
  ownDialCode,
  overruled,
  restore,
  ...field
}: CountryFieldProps) {
  const { order: texts, countryNames, countryShortNames } = useTexts();
  const currency = useCurrency();
  // Another order moves the chosen option, which may lose the choice.
  useLayoutEffect(() => {
    if (country !== '') (document.getElementById(ID) as HTMLSelectElement).value = country;
  });
  const gaveDialCode =
    country !== '' &&
    ownDialCode === null &&
    countryCode === COUNTRIES[country].dialCode &&
    countryCode !== EMPTY_FORM.countryCode;
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
        ) : gaveDialCode ? (
          <Typography component="output" variant="body2" sx={{ color: 'text.secondary' }}>
            {texts.dialCodeNow} <bdi dir="ltr">{countryCode}</bdi>
          </Typography>
        ) : null
      }
    >
      {(attributes) => (
        <Box>
          {country !== '' && <Flag code={country} />}
          <NativeSelect input={<OutlinedInput />} inputProps={{ ...attributes, autoComplete }}>
            <option value="" disabled hidden>
              {texts.countryPlaceholder}
            </option>
            {countriesFor(currency).map((code) => (
              <option key={code} value={code}>
                {countryNames[code]}
              </option>
            ))}
          </NativeSelect>
        </Box>
      )}
    </OrderField>
  );
});
