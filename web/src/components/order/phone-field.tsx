import styled from '@emotion/styled';
import { COUNTRIES, COUNTRY_CODES, countryOfDialCode } from '@ghar/domain/country';
import { dialCodeOf } from '@ghar/domain/dial-code';
import { ORDER_FORM_LIMITS } from '@ghar/domain/order-form';
import { memo } from 'react';
import { countryShortNames, orderTexts, phoneExamples } from '../../i18n/ar/order-page.ts';
import { colour, focusRing, radius, TARGET } from '../../theme/tokens.ts';
import { fieldText } from '../field-box.ts';
import { Choice } from '../field-controls.ts';
import { Flag, Globe } from '../flag.tsx';
import { describedBy, FormField } from '../form-field.tsx';
import { Suggestion } from '../suggestion.tsx';
import { SelectChevron } from '../select-chevron.tsx';
import type { Overruled } from './country-choice.ts';
import { fieldId } from './early-input.ts';
import type { DraftForm } from './order-draft.ts';
import type { FieldState } from './order-field.ts';
import type { DraftFormModel } from './use-draft-form.ts';

const Group = styled('div')({
  display: 'grid',
  // Wider where letters are larger.
  gridTemplateColumns: 'minmax(138px, max-content) 1fr',
});
const Dial = styled('div')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  paddingInline: '14px 34px',
  borderInlineEnd: `1px solid ${colour.rule}`,
  '&:has(:focus-visible)': { ...focusRing, outlineOffset: -5, borderRadius: radius.control },
});
/** Seen are the flag and the code only: the list, which says more, lies over them unseen. */
const DialChoice = styled(Choice)({ position: 'absolute', inset: 0, height: '100%', opacity: 0 });
const NumberInput = styled('input')({
  ...fieldText,
  minHeight: TARGET + 4,
  padding: '11px 16px',
  // Arabic digits are ordered from right to left across a space, also in text that is left to right.
  unicodeBidi: 'bidi-override',
});

type PhoneFieldProps = FieldState &
  Pick<DraftForm, 'customerPhone' | 'countryCode'> &
  Pick<DraftFormModel, 'edit' | 'chooseDialCode' | 'restore'> & {
    /** A choice of a country has changed the dial code. */
    overruled: Overruled | null;
  };

const ID = fieldId('customerPhone');

/** A dial code that stays as it is among words from right to left. */
const leftToRight = (dialCode: string): string => `\u2066${dialCode}\u2069`;

/**
 * The dial code, by flag, and the number after it. The code that is shown is the one that is in
 * force: a number's own goes before the chosen one.
 */
export const PhoneField = memo(function PhoneField({
  customerPhone,
  countryCode,
  edit,
  chooseDialCode,
  overruled,
  restore,
  ...field
}: PhoneFieldProps) {
  const ownCode = dialCodeOf(customerPhone);
  const country = countryOfDialCode(ownCode ?? countryCode);
  return (
    <FormField
      {...field}
      id={ID}
      label={orderTexts.phone}
      hint={orderTexts.phoneHint}
      offer={
        overruled?.field === 'countryCode' && ownCode === null ? (
          <Suggestion
            reason={orderTexts.dialCodeFollowed}
            label={orderTexts.keepDialCode(leftToRight(overruled.value))}
            onAccept={() => {
              restore(overruled);
              document.getElementById(ID)?.focus();
            }}
          />
        ) : null
      }
    >
      {/* A phone number reads from left to right, its dial code first, wherever it stands. */}
      <Group dir="ltr" data-box data-error={field.error !== null || undefined}>
        <Dial>
          {country ? <Flag code={country.code} /> : <Globe />}
          <bdi aria-hidden>{ownCode ?? countryCode}</bdi>
          <SelectChevron inset={12} />
          <DialChoice
            id={fieldId('countryCode')}
            // Filled in by the browser, it would change the country of delivery.
            autoComplete="off"
            aria-label={orderTexts.dialCode}
            dir="rtl"
            value={countryCode}
            onChange={({ target }) => chooseDialCode(target.value)}
          >
            {COUNTRY_CODES.map((code) => (
              <option key={code} value={COUNTRIES[code].dialCode}>
                {`${countryShortNames[code]} ${leftToRight(COUNTRIES[code].dialCode)}`}
              </option>
            ))}
          </DialChoice>
        </Dial>
        <NumberInput
          id={ID}
          type="tel"
          name="tel"
          value={customerPhone}
          autoComplete="tel"
          placeholder={phoneExamples[countryOfDialCode(countryCode)!.code]}
          dir="ltr"
          inputMode="tel"
          enterKeyHint="next"
          maxLength={ORDER_FORM_LIMITS.customerPhone}
          {...describedBy(ID, field.error, { hinted: true, required: true })}
          onChange={(event) => edit({ customerPhone: event.target.value })}
        />
      </Group>
    </FormField>
  );
});
