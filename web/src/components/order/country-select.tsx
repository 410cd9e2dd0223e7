import { COUNTRIES, COUNTRY_CODES, isCountryCode, type CountryCode } from '@ghar/domain/country';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { describedBy } from '../form-field.tsx';
import { FieldInput } from '../field-input.ts';
import { Flag } from '../flag.tsx';
import { SelectChevron } from '../select-chevron.tsx';
import { orderTexts } from '../../i18n/order-page.ts';
import { colour } from '../../theme/tokens.ts';

type CountrySelectProps = {
  id: string;
  value: CountryCode | '';
  error: string | null;
  onChange: (country: CountryCode) => void;
};

/** The country of delivery: none at first. */
export const CountrySelect = ({ id, value, error, onChange }: CountrySelectProps) => (
  <Select
    // The only variant that asks nothing of its input.
    variant="standard"
    fullWidth
    displayEmpty
    value={value}
    labelId={`${id}-label`}
    error={error !== null}
    input={<FieldInput />}
    inputProps={{ name: 'country', autoComplete: 'country' }}
    IconComponent={SelectChevron}
    SelectDisplayProps={{ id, ...describedBy(id, error, { required: true }) }}
    renderValue={(code) =>
      isCountryCode(code) ? (
        <>
          <Flag code={code} />
          {COUNTRIES[code].name}
        </>
      ) : (
        <span style={{ color: colour.muted }}>{orderTexts.countryPlaceholder}</span>
      )
    }
    onChange={({ target }) => {
      const code = target.value.toLowerCase();
      if (isCountryCode(code)) onChange(code);
    }}
  >
    {COUNTRY_CODES.map((code) => (
      <MenuItem key={code} value={code}>
        <Flag code={code} />
        {COUNTRIES[code].name}
      </MenuItem>
    ))}
  </Select>
);
