import styled from '@emotion/styled';
import { COUNTRIES, COUNTRY_CODES, isCountryCode } from '@ghar/domain/country';
import { memo } from 'react';
import { countryShortNames, orderTexts } from '../../i18n/ar/order-page.ts';
import { colour } from '../../theme/tokens.ts';
import { Choice, ChoiceBox } from '../field-controls.ts';
import { Flag } from '../flag.tsx';
import { describedBy, FormField } from '../form-field.tsx';
import { Suggestion } from '../suggestion.tsx';
import { SelectChevron } from '../select-chevron.tsx';
import type { Overruled } from './country-choice.ts';
import { fieldId } from './early-input.ts';
import type { DraftForm } from './order-draft.ts';
import type { FieldState } from './order-field.ts';
import type { DraftFormModel } from './use-draft-form.ts';

const FlagPlace = styled('span')({
  position: 'absolute',
  insetInlineStart: 16,
  display: 'grid',
  pointerEvents: 'none',
});

type CountryFieldProps = FieldState &
  Pick<DraftForm, 'country'> &
  Pick<DraftFormModel, 'chooseCountry' | 'restore'> & {
    /** A choice of a dial code has changed the country. */
    overruled: Overruled | null;
  };

const ID = fieldId('country');

/** The country of delivery: none at first. */
export const CountryField = memo(function CountryField({
  country,
  chooseCountry,
  overruled,
  restore,
  ...field
}: CountryFieldProps) {
  return (
    <FormField
      {...field}
      id={ID}
      label={orderTexts.country}
      offer={
        overruled?.field === 'country' ? (
          <Suggestion
            reason={orderTexts.countryFollowed}
            label={orderTexts.keepCountry(countryShortNames[overruled.value])}
            onAccept={() => {
              restore(overruled);
              document.getElementById(ID)?.focus();
            }}
          />
        ) : null
      }
    >
      <ChoiceBox data-box data-error={field.error !== null || undefined}>
        {country !== '' && (
          <FlagPlace>
            <Flag code={country} />
          </FlagPlace>
        )}
        <Choice
          id={ID}
          name="country"
          autoComplete="country"
          value={country}
          style={
            country === ''
              ? { paddingInline: '16px 44px', color: colour.muted }
              : { paddingInline: '50px 44px' }
          }
          {...describedBy(ID, field.error, { required: true })}
          onChange={({ target }) => {
            if (isCountryCode(target.value)) chooseCountry(target.value);
          }}
        >
          <option value="" disabled hidden>
            {orderTexts.countryPlaceholder}
          </option>
          {COUNTRY_CODES.map((code) => (
            <option key={code} value={code}>
              {COUNTRIES[code].name}
            </option>
          ))}
        </Choice>
        <SelectChevron inset={14} />
      </ChoiceBox>
    </FormField>
  );
});
