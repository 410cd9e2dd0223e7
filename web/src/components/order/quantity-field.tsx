import styled from '@emotion/styled';
import { MIN_QUANTITY } from '@ghar/domain/order-form';
import { memo } from 'react';
import { orderTexts } from '../../i18n/ar/order-page.ts';
import { colour, focusRing, radius, TARGET } from '../../theme/tokens.ts';
import { describedBy, FormField } from '../form-field.tsx';
import { fieldText } from '../field-box.ts';
import { fieldId } from './early-input.ts';
import type { DraftForm } from './order-draft.ts';
import type { FieldState } from './order-field.ts';
import { readQuantity } from './read-quantity.ts';
import type { DraftFormModel } from './use-draft-form.ts';

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: `${TARGET + 4}px 1fr ${TARGET + 4}px`,
  width: 'min(200px, 100%)',
});

const Step = styled('button')({
  display: 'grid',
  placeItems: 'center',
  minHeight: TARGET + 4,
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: colour.laurel,
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: 'background-color 140ms',
  '&:hover:not([aria-disabled=true])': { backgroundColor: colour.leafSoft },
  '&:active:not([aria-disabled=true])': { backgroundColor: colour.sand },
  '&[aria-disabled=true]': { color: colour.rule, cursor: 'default' },
  '&:focus-visible': { ...focusRing, outlineOffset: -4 },
});

const Field = styled('input')({
  ...fieldText,
  padding: 0,
  fontSize: '1.125rem',
  fontWeight: 500,
  textAlign: 'center',
});

const Glyph = ({ d }: { d: string }) => (
  <svg
    viewBox="0 0 16 16"
    width="16"
    height="16"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    aria-hidden
  >
    <path d={d} />
  </svg>
);

type QuantityFieldProps = FieldState & Pick<DraftForm, 'quantity'> & Pick<DraftFormModel, 'edit'>;

const ID = fieldId('quantity');

/** Whole numbers from one on, by steps or typed, in the digits of any Arabic keyboard. */
export const QuantityField = memo(function QuantityField({
  quantity,
  edit,
  ...field
}: QuantityFieldProps) {
  const amount = Number(quantity);
  const step = (by: number): void =>
    edit({ quantity: String(Math.max(MIN_QUANTITY, amount + by)) });
  return (
    <FormField {...field} id={ID} label={orderTexts.quantity}>
      <Row data-box data-error={field.error !== null || undefined}>
        <Step
          type="button"
          aria-label={orderTexts.decrease}
          // Not `disabled`: the focus would be lost with the last step down.
          aria-disabled={amount <= MIN_QUANTITY}
          onClick={() => step(-1)}
        >
          <Glyph d="M3 8h10" />
        </Step>
        <Field
          id={ID}
          value={quantity}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          {...describedBy(ID, field.error)}
          onChange={(event) => edit({ quantity: readQuantity(event.target.value) })}
          onKeyDown={(event) => {
            const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
            if (by === undefined) return;
            event.preventDefault();
            step(by);
          }}
        />
        <Step type="button" aria-label={orderTexts.increase} onClick={() => step(1)}>
          <Glyph d="M3 8h10M8 3v10" />
        </Step>
      </Row>
    </FormField>
  );
});
