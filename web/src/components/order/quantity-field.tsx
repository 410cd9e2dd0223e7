import { DEFAULT_MAX_PIECES } from '@ghar/domain/content/default-settings';
import { wholeNumber } from '@ghar/domain/text/digits';
import { memo } from 'react';
import { useTexts } from '../../i18n/store-texts.ts';
import { useStoreSettings } from '../../store-data/store-data-context.ts';
import { piecesProblem } from '../../checkout/order-check.ts';
import { OrderField, type OrderFieldProps } from './order-field.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';
import type { DraftFormModel, DraftSnapshot } from '../../checkout/use-draft-form.ts';

type QuantityFieldProps = OrderFieldProps &
  Pick<DraftSnapshot, 'quantity'> &
  Pick<DraftFormModel, 'step'>;

/**
 * Whole numbers from one on, by steps or typed; anything else is told at once. The steps end at the merchant's limit.
 * They do not at the default one, which is told: the specification's stepper has no upper bound.
 */
export const QuantityField = memo(function QuantityField({
  quantity,
  step,
  ...field
}: QuantityFieldProps) {
  const { order: texts, orderErrors } = useTexts();
  const { max_pieces: limit } = useStoreSettings();
  const most = limit ?? DEFAULT_MAX_PIECES;
  const pieces = wholeNumber(quantity);
  const problem = piecesProblem(quantity, most);
  return (
    <OrderField
      {...field}
      found={problem && orderErrors.forCode(problem.code, problem.facts).message}
      {...(pieces === most && field.error === null && { offer: texts.mostPieces(most) })}
    >
      {(attributes) => (
        <QuantityStepper quantity={pieces} most={limit} onStep={step} attributes={attributes} />
      )}
    </OrderField>
  );
});
