import styled from '@emotion/styled';
import { COUNTRIES, COUNTRY_CODES, countryOfDialCode } from '@ghar/domain/country';
import { ORDER_FORM_LIMITS } from '@ghar/domain/order-form';
import { countryShortNames, orderTexts, phoneExamples } from '../../i18n/order-page.ts';
import { colour, focusRing, radius, TARGET } from '../../theme/tokens.ts';
import { fieldBox, fieldText } from '../field-box.ts';
import { Choice } from '../field-controls.ts';
import { Flag } from '../flag.tsx';
import { describedBy } from '../form-field.tsx';
import { SelectChevron } from '../select-chevron.tsx';
import { fieldId } from './early-input.ts';

const Group = styled('div')({
  ...fieldBox,
  display: 'grid',
  gridTemplateColumns: '138px 1fr',
});
const Dial = styled('div')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  paddingInlineStart: 14,
  borderInlineEnd: `1px solid ${colour.rule}`,
  '&:has(:focus-visible)': { ...focusRing, outlineOffset: -5, borderRadius: radius.control },
});
/** Seen are the flag and the code only: the list, which says more, lies over them unseen. */
const DialChoice = styled(Choice)({ position: 'absolute', inset: 0, height: '100%', opacity: 0 });
const NumberInput = styled('input')({
  ...fieldText,
  minHeight: TARGET + 4,
  padding: '11px 16px',
});

type PhoneFieldProps = {
  id: string;
  number: string;
  dialCode: string;
  error: string | null;
  onNumber: (number: string) => void;
  onDialCode: (dialCode: string) => void;
};

/** A dial code that stays as it is among words from right to left. */
const leftToRight = (dialCode: string): string => `\u2066${dialCode}\u2069`;

/** The dial code, by flag, and the number after it. */
export function PhoneField({ id, number, dialCode, error, onNumber, onDialCode }: PhoneFieldProps) {
  const country = countryOfDialCode(dialCode)!;
  return (
    // A phone number reads from left to right, its dial code first, wherever it stands.
    <Group dir="ltr" data-error={error !== null}>
      <Dial>
        <Flag code={country.code} />
        <bdi aria-hidden>{dialCode}</bdi>
        <SelectChevron inset={12} />
        <DialChoice
          id={fieldId('countryCode')}
          name="tel-country-code"
          autoComplete="tel-country-code"
          aria-label={orderTexts.dialCode}
          dir="rtl"
          value={dialCode}
          onChange={({ target }) => onDialCode(target.value)}
        >
          {COUNTRY_CODES.map((code) => (
            <option key={code} value={COUNTRIES[code].dialCode}>
              {countryShortNames[code]} {leftToRight(COUNTRIES[code].dialCode)}
            </option>
          ))}
        </DialChoice>
      </Dial>
      <NumberInput
        id={id}
        type="tel"
        name="tel"
        value={number}
        autoComplete="tel-national"
        placeholder={phoneExamples[country.code]}
        dir="ltr"
        inputMode="tel"
        enterKeyHint="next"
        maxLength={ORDER_FORM_LIMITS.customerPhone}
        {...describedBy(id, error, { hinted: true, required: true })}
        onChange={(event) => onNumber(event.target.value)}
      />
    </Group>
  );
}
