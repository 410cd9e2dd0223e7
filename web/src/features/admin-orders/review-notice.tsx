import { orderEventSchema } from '@ghar/domain/order';
import { orderPath } from '@ghar/domain/paths';
import { historyOfOrder } from '@ghar/domain/queries';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/admin/confirm-dialog.tsx';
import { useOperation } from '../../components/admin/operation.ts';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { commit } from '../../firebase/admin-writes.ts';
import { useLiveList } from '../../firebase/live-documents.ts';
import { orderPageTexts, reviewReasonTexts, reviewTexts as texts } from '../../i18n/admin-order.ts';
import { reviewReasons } from './review-reasons.ts';

const Review = styled('div')({ marginBlockEnd: 20 });

/** What a person has to look at, and why, until somebody says that they have. Nobody can take that back. */
export function ReviewNotice({ orderId }: { orderId: string }) {
  const { run, busy } = useOperation('review-payment');
  const [asks, setAsks] = useState(false);
  // the history on the same page watches it as well
  const history = useLiveList(historyOfOrder(orderId), orderEventSchema);
  const reasons = history.state === 'ready' ? reviewReasons(history.value.items) : [];
  const clear = async (): Promise<void> => {
    await run(() =>
      commit((change) => change.update(orderPath(orderId), { payment_needs_review: false })),
    );
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
          <Button type="button" variant="outlined" onClick={() => setAsks(true)}>
            {orderPageTexts.reviewed}
          </Button>
        }
      />
      <ConfirmDialog
        open={asks}
        title={texts.title}
        confirm={texts.confirm}
        confirming={texts.confirming}
        busy={busy}
        onConfirm={() => void clear()}
        onClose={() => setAsks(false)}
      >
        {texts.text}
      </ConfirmDialog>
    </Review>
  );
}
