import { memo } from 'react';
import { useTexts } from '../../i18n/store-texts.ts';
import { useStoreSettings } from '../../store-data/store-data-context.ts';
import { OrderField, type OrderFieldProps } from './order-field.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';
import type { DraftFormModel, DraftSnapshot } from './use-draft-form.ts';

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
  const isMost = most !== null && Number(quantity) >= most;
  return (
    <OrderField
      {...field}
      {...(isMost && field.error === null && { offer: texts.mostPieces(most) })}
    >
      {(attributes) => (
        <QuantityStepper
          quantity={Number(quantity)}
          most={most}
          onStep={step}
          attributes={attributes}
        />
      )}
    </OrderField>
  );
});
