import { orderPath } from '@ghar/domain/paths';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/admin/confirm-dialog.tsx';
import { useOperation } from '../../components/admin/operation.ts';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { commit } from '../../firebase/admin-writes.ts';
import { orderPageTexts, reviewTexts as texts } from '../../i18n/admin-order.ts';

const Review = styled('div')({ marginBlockEnd: 20 });

/** A payment that a person has to look at, until somebody says that they have. Nobody can take that back. */
export function ReviewNotice({ orderId }: { orderId: string }) {
  const { run, busy } = useOperation('review-payment');
  const [asks, setAsks] = useState(false);
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
        guidance={orderPageTexts.reviewText}
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
