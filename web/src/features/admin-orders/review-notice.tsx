import { orderEventSchema, paymentContradiction } from '@ghar/domain/order';
import { orderPath } from '@ghar/domain/paths';
import { historyOfOrder } from '@ghar/domain/queries';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/admin/confirm-dialog.tsx';
import { useOperation } from '../../components/admin/operation.ts';
import { BusyButton } from '../../components/busy-button.tsx';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { commit } from '../../firebase/admin-writes.ts';
import { useLiveList } from '../../firebase/live-documents.ts';
import {
  orderPageTexts,
  putBackTexts,
  reviewReasonTexts,
  reviewTexts as texts,
} from '../../i18n/ar/admin-order.ts';
import { putBackOf, reviewReasons } from './review-reasons.ts';
import type { StoredOrder } from './stored-order.ts';

const Review = styled('div')({ marginBlockEnd: 20 });

/**
 * What a person has to look at, and why, until somebody says that they have, which nobody can take
 * back. A payment that was set against the provider's word is put back with one tap.
 */
export function ReviewNotice({ order }: { order: StoredOrder }) {
  const review = useOperation('review-payment');
  const payment = useOperation('update-payment-status');
  const [asks, setAsks] = useState(false);
  // the history on the same page watches it as well
  const history = useLiveList(historyOfOrder(order.id), orderEventSchema);
  const reasons = history.state === 'ready' ? reviewReasons(history.value.items) : [];
  const contradiction = paymentContradiction(order);
  const update = (fields: Readonly<Record<string, unknown>>) => (): Promise<void> =>
    commit((change) => change.update(orderPath(order.id), fields));
  const clear = async (): Promise<void> => {
    await review.run(update({ payment_needs_review: false }));
    setAsks(false);
  };
  return (
    <Review>
      <Notice
        message={orderPageTexts.review}
        guidance={[
          ...reasons.map((reason) => reviewReasonTexts[reason]),
          orderPageTexts.reviewText,
        ].join(' ')}
        actions={
          <>
            {contradiction !== null && (
              <BusyButton
                busy={payment.busy}
                busyText={texts.confirming}
                onClick={() => void payment.run(update(putBackOf(contradiction, reasons)))}
              >
                {putBackTexts[contradiction]}
              </BusyButton>
            )}
            <Button type="button" variant="outlined" onClick={() => setAsks(true)}>
              {orderPageTexts.reviewed}
            </Button>
          </>
        }
      />
      <ConfirmDialog
        open={asks}
        title={texts.title}
        confirm={texts.confirm}
        confirming={texts.confirming}
        busy={review.busy}
        onConfirm={() => void clear()}
        onClose={() => setAsks(false)}
      >
        {texts.text}
      </ConfirmDialog>
    </Review>
  );
}
