import { MIN_QUANTITY } from '@ghar/domain/order-form';
import AddIcon from '@mui/icons-material/AddRounded';
import RemoveIcon from '@mui/icons-material/RemoveRounded';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useTexts } from '../../i18n/store-texts.ts';
import { OrderField, type OrderFieldProps } from './order-field.tsx';
import type { DraftFormModel, DraftSnapshot } from './use-draft-form.ts';

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

type QuantityFieldProps = OrderFieldProps &
  Pick<DraftSnapshot, 'quantity'> &
  Pick<DraftFormModel, 'step'>;

/** Whole numbers from one on, by steps or typed. */
export const QuantityField = memo(function QuantityField({
  quantity,
  step,
  ...field
}: QuantityFieldProps) {
  const { order: texts } = useTexts();
  return (
    <OrderField {...field}>
      {(attributes) => (
        <Stepper>
          <IconButton
            aria-label={texts.decrease}
            // Not `disabled`: the focus would be lost with the last step down.
            aria-disabled={Number(quantity) <= MIN_QUANTITY}
            onClick={() => step(-1)}
          >
            <RemoveIcon fontSize="small" />
          </IconButton>
          <OutlinedInput
            autoComplete="off"
            onKeyDown={(event) => {
              const by = STEPS[event.key];
              if (by === undefined) return;
              event.preventDefault();
              step(by);
            }}
            slotProps={{ input: { ...attributes, inputMode: 'numeric', enterKeyHint: 'done' } }}
          />
          <IconButton aria-label={texts.increase} onClick={() => step(1)}>
            <AddIcon fontSize="small" />
          </IconButton>
        </Stepper>
      )}
    </OrderField>
  );
});
