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
 * A whole number from 1, typed or stepped; other input is reported at once. The stepper stops at the merchant's limit.
 * The default limit is only reported, since the specification's stepper has no upper bound.
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
