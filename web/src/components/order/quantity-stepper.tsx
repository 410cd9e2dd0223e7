import { MIN_QUANTITY } from '@ghar/domain/order/order-form';
import AddIcon from '@mui/icons-material/AddRounded';
import RemoveIcon from '@mui/icons-material/RemoveRounded';
import IconButton from '@mui/material/IconButton';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import type { InputHTMLAttributes } from 'react';
import { useTexts } from '../../i18n/store-texts.ts';

const Stepper = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  width: 'min(200px, 100%)',
  '& input': { paddingInline: 52, fontSize: '1.125rem', fontWeight: 500, textAlign: 'center' },
  '& button': {
    position: 'absolute',
    zIndex: 1,
    width: 52,
    height: 52,
    color: theme.palette.primary.main,
    '&:hover': { backgroundColor: theme.palette.success.light },
    '&:focus-visible': { outlineOffset: -4 },
    '&[aria-disabled=true]': {
      backgroundColor: 'transparent',
      color: theme.palette.divider,
      cursor: 'default',
    },
  },
  '& button:last-child': { insetInlineEnd: 0 },
}));

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

type QuantityStepperProps = Pick<OutlinedInputProps, 'value' | 'onChange'> & {
  readonly quantity: number;
  /** The stepper's maximum; null for none. */
  readonly most: number | null;
  readonly onStep: (by: 1 | -1) => void;
  readonly attributes: InputHTMLAttributes<HTMLInputElement>;
};

/** A quantity field with buttons and arrow keys, from 1. */
export function QuantityStepper({
  quantity,
  most,
  onStep,
  attributes,
  ...input
}: QuantityStepperProps) {
  const { order: texts } = useTexts();
  const isLeast = quantity <= MIN_QUANTITY;
  const isMost = most !== null && quantity >= most;
  const stepBy = (by: 1 | -1): void => {
    if (by > 0 ? !isMost : !isLeast) onStep(by);
  };
  return (
    <Stepper>
      <IconButton
        aria-label={texts.decrease}
        // Not `disabled`, which would lose the focus at the last step.
        aria-disabled={isLeast}
        onClick={() => stepBy(-1)}
      >
        <RemoveIcon fontSize="small" />
      </IconButton>
      <OutlinedInput
        {...input}
        autoComplete="off"
        onKeyDown={(event) => {
          const by = STEPS[event.key];
          if (by === undefined) return;
          event.preventDefault();
          stepBy(by);
        }}
        slotProps={{ input: { ...attributes, inputMode: 'numeric', enterKeyHint: 'done' } }}
      />
      <IconButton
        aria-label={texts.increase}
        aria-disabled={isMost || undefined}
        onClick={() => stepBy(1)}
      >
        <AddIcon fontSize="small" />
      </IconButton>
    </Stepper>
  );
}
