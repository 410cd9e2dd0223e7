import styled from '@emotion/styled';
import { MIN_QUANTITY } from '@ghar/domain/order-form';
import { colour, focusRing, radius, TARGET } from '../../theme/tokens.ts';
import { describedBy } from '../form-field.tsx';
import { fieldBox, fieldText } from '../field-box.ts';
import { readQuantity } from './read-quantity.ts';

const Row = styled('div')({
  ...fieldBox,
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

type QuantityStepperProps = {
  id: string;
  /** As typed, in Latin digits; empty for a moment. */
  value: string;
  onChange: (value: string) => void;
  error: string | null;
  names: { decrease: string; increase: string };
};

/** Whole numbers from one on, by steps or typed, in the digits of any Arabic keyboard. */
export function QuantityStepper({ id, value, onChange, error, names }: QuantityStepperProps) {
  const amount = Number(value);
  const step = (by: number): void => onChange(String(Math.max(MIN_QUANTITY, amount + by)));
  return (
    <Row data-error={error !== null}>
      <Step
        type="button"
        aria-label={names.decrease}
        // Not `disabled`: the focus would be lost with the last step down.
        aria-disabled={amount <= MIN_QUANTITY}
        onClick={() => step(-1)}
      >
        <Glyph d="M3 8h10" />
      </Step>
      <Field
        id={id}
        value={value}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        {...describedBy(id, error)}
        onChange={(event) => onChange(readQuantity(event.target.value))}
        onKeyDown={(event) => {
          const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
          if (by === undefined) return;
          event.preventDefault();
          step(by);
        }}
      />
      <Step type="button" aria-label={names.increase} onClick={() => step(1)}>
        <Glyph d="M3 8h10M8 3v10" />
      </Step>
    </Row>
  );
}
