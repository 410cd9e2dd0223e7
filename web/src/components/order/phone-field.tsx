import { COUNTRIES, COUNTRY_CODES, countryOfDialCode } from '@ghar/domain/country';
import { ORDER_FORM_LIMITS } from '@ghar/domain/order-form';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import { describedBy } from '../form-field.tsx';
import { FieldInput, fieldBox } from '../field-input.ts';
import { Flag } from '../flag.tsx';
import { SelectChevron } from '../select-chevron.tsx';
import { countryShortNames, orderTexts, phoneExamples } from '../../i18n/order-page.ts';
import { colour, focusRing, visuallyHidden } from '../../theme/tokens.ts';

const Group = styled('div')({
  ...fieldBox,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
});

const bare = {
  backgroundColor: 'transparent !important',
  boxShadow: 'none !important',
} as const;

const DialInput = styled(FieldInput)({
  ...bare,
  width: 138,
  borderInlineEnd: `1px solid ${colour.rule}`,
  borderStartEndRadius: 0,
  borderEndEndRadius: 0,
  '& .MuiSelect-select': { gap: 10, paddingInline: '14px 36px !important' },
  '& .MuiSelect-select:focus-visible': { ...focusRing, outlineOffset: -5 },
  '& .MuiSelect-icon': { insetInlineEnd: 12 },
});
const NumberInput = styled(FieldInput)(bare);
const Hidden = styled('span')(visuallyHidden);
const DialCode = styled('bdi')({ color: colour.muted, marginInlineStart: 'auto' });

type PhoneFieldProps = {
  id: string;
  number: string;
  dialCode: string;
  error: string | null;
  onNumber: (number: string) => void;
  onDialCode: (dialCode: string) => void;
};

/** The dial code, by flag, and the number after it. */
export function PhoneField({ id, number, dialCode, error, onNumber, onDialCode }: PhoneFieldProps) {
  const country = countryOfDialCode(dialCode)!;
  return (
    // A phone number reads from left to right, its dial code first, wherever it stands.
    <Group dir="ltr" data-error={error !== null}>
      <Hidden id={`${id}-dial-label`}>{orderTexts.dialCode}</Hidden>
      <Select
        variant="standard"
        value={dialCode}
        labelId={`${id}-dial-label`}
        input={<DialInput />}
        IconComponent={SelectChevron}
        renderValue={(code) => (
          <>
            <Flag code={country.code} />
            <bdi dir="ltr">{code}</bdi>
          </>
        )}
        onChange={({ target }) => onDialCode(target.value)}
      >
        {COUNTRY_CODES.map((code) => (
          <MenuItem key={code} value={COUNTRIES[code].dialCode}>
            <Flag code={code} />
            {countryShortNames[code]}
            <DialCode dir="ltr">{COUNTRIES[code].dialCode}</DialCode>
          </MenuItem>
        ))}
      </Select>
      <NumberInput
        id={id}
        type="tel"
        name="tel"
        value={number}
        autoComplete="tel-national"
        placeholder={phoneExamples[country.code]}
        onChange={(event) => onNumber(event.target.value)}
        slotProps={{
          input: {
            dir: 'ltr',
            inputMode: 'tel',
            enterKeyHint: 'next',
            maxLength: ORDER_FORM_LIMITS.customerPhone,
            ...describedBy(id, error, { hinted: true, required: true }),
          },
        }}
      />
    </Group>
  );
}
