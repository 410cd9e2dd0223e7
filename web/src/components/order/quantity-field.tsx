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

const Stepper = styled(OutlinedInput)(({ theme }) => ({
  width: 'min(200px, 100%)',
  padding: 0,
  '& .MuiOutlinedInput-input': {
    paddingInline: 0,
    fontSize: '1.125rem',
    fontWeight: 500,
    textAlign: 'center',
  },
  '& .MuiIconButton-root': {
    flex: 'none',
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
        <Stepper
          autoComplete="off"
          onKeyDown={(event) => {
            const by = STEPS[event.key];
            if (by === undefined) return;
            event.preventDefault();
            step(by);
          }}
          slotProps={{ input: { ...attributes, inputMode: 'numeric', enterKeyHint: 'done' } }}
          startAdornment={
            <IconButton
              aria-label={texts.decrease}
              // Not `disabled`: the focus would be lost with the last step down.
              aria-disabled={Number(quantity) <= MIN_QUANTITY}
              onClick={() => step(-1)}
            >
              <RemoveIcon fontSize="small" />
            </IconButton>
          }
          endAdornment={
            <IconButton aria-label={texts.increase} onClick={() => step(1)}>
              <AddIcon fontSize="small" />
            </IconButton>
          }
        />
      )}
    </OrderField>
  );
});
