import { MIN_QUANTITY } from '@ghar/domain/order-form';
import AddIcon from '@mui/icons-material/AddRounded';
import RemoveIcon from '@mui/icons-material/RemoveRounded';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useTexts } from '../../i18n/store-texts.ts';
import { useStoreSettings } from '../../store-data/store-data-context.ts';
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

/** Whole numbers from one on, by steps or typed. The steps end at the most pieces of an order. */
export const QuantityField = memo(function QuantityField({
  quantity,
  step,
  ...field
}: QuantityFieldProps) {
  const { order: texts } = useTexts();
  const { max_pieces: most } = useStoreSettings();
  const isLeast = Number(quantity) <= MIN_QUANTITY;
  const isMost = most !== null && Number(quantity) >= most;
  const stepBy = (by: 1 | -1): void => {
    if (by > 0 ? !isMost : !isLeast) step(by);
  };
  return (
    <OrderField
      {...field}
      {...(isMost && field.error === null && { offer: texts.mostPieces(most) })}
    >
      {(attributes) => (
        <Stepper>
          <IconButton
            aria-label={texts.decrease}
            // Not `disabled`: the focus would be lost with the last step down.
            aria-disabled={isLeast}
            onClick={() => stepBy(-1)}
          >
            <RemoveIcon fontSize="small" />
          </IconButton>
          <OutlinedInput
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
      )}
    </OrderField>
  );
});
