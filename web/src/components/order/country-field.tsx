import styled from '@emotion/styled';
import { COUNTRIES, COUNTRY_CODES, isCountryCode, type CountryCode } from '@ghar/domain/country';
import { orderTexts } from '../../i18n/order-page.ts';
import { colour } from '../../theme/tokens.ts';
import { Choice, ChoiceBox } from '../field-controls.ts';
import { Flag } from '../flag.tsx';
import { describedBy } from '../form-field.tsx';
import { SelectChevron } from '../select-chevron.tsx';

const FlagPlace = styled('span')({
  position: 'absolute',
  insetInlineStart: 16,
  display: 'grid',
  pointerEvents: 'none',
});

type CountrySelectProps = {
  id: string;
  value: CountryCode | '';
  error: string | null;
  onChange: (country: CountryCode) => void;
};

/** The country of delivery: none at first. */
export const CountrySelect = ({ id, value, error, onChange }: CountrySelectProps) => (
  <ChoiceBox data-error={error !== null}>
    {value !== '' && (
      <FlagPlace>
        <Flag code={value} />
      </FlagPlace>
    )}
    <Choice
      id={id}
      name="country"
      autoComplete="country"
      value={value}
      style={
        value === ''
          ? { paddingInline: '16px 44px', color: colour.muted }
          : { paddingInline: '50px 44px' }
      }
      {...describedBy(id, error, { required: true })}
      onChange={({ target }) => {
        if (isCountryCode(target.value)) onChange(target.value);
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
);
