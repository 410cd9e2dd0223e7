import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { orderEventSchema } from '@ghar/domain/order/order';
import { paymentOf } from '@ghar/domain/order/payment-of';
import { orderNumber } from '@ghar/domain/order/order-number';
import {
  handPaymentsToReview,
  paymentsToReview,
  putBackOf,
  reviewReasons,
} from '@ghar/domain/order/review-reasons';
import { orderPath } from '@ghar/domain/paths';
import { historyOfOrder } from '@ghar/domain/queries';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/admin/confirm-dialog.tsx';
import { useOperation } from '../../../components/admin/operation.ts';
import { useIsAdmin } from '../../../components/admin/panel-role.ts';
import type { StoredOrder } from '../../../components/admin/stored-order.ts';
import { LoadingButton } from '../../../components/loading-button.tsx';
import { commit } from '../../../firebase/admin-writes.ts';
import { useLiveList } from '../../../firebase/live-documents.ts';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';
import { OrderLink } from './order-facts.tsx';

/**
 * Why an order needs a review, until an admin confirms it (irreversible). One tap restores a payment status that
 * contradicts the provider.
 */
export function ReviewNotice({ order }: { order: StoredOrder }) {
  const { orderPage, review: texts, reviewReasons: reasonTexts, putBack } = usePanelTexts();
  const review = useOperation('review-payment');
  const payment = useOperation('update-payment-status');
  const isAdmin = useIsAdmin();
  const [asks, setAsks] = useState(false);
  // OrderHistory watches the same list: no further reads.
  const history = useLiveList(historyOfOrder(order.id), orderEventSchema);
  const events = history.state === 'ready' ? history.value.items : null;
  const reasons = events && reviewReasons(events, order);
  const { contradiction, isPaidTwice, replacedBy } = paymentOf(order);
  const what = orderPage.title(orderNumber(order.id));
  const update = (fields: Readonly<Record<string, unknown>>) => (): Promise<void> =>
    commit((change) => change.update(orderPath(order.id), fields));
  const clear = async (): Promise<void> => {
    const { ok } = await review.run(update({ payment_needs_review: false }), { what });
    if (ok) setAsks(false);
  };
  return (
    <>
      <Alert tabIndex={-1} sx={{ mb: 2.5 }}>
        <AlertTitle>{isAdmin ? orderPage.review : texts.ofAdmin}</AlertTitle>
        {[...(reasons ?? []).map((reason) => reasonTexts[reason]), orderPage.reviewText].join(' ')}
        {isPaidTwice && (
          <Typography variant="body2" sx={{ mt: 1 }}>
            {texts.otherOrder} <OrderLink id={replacedBy!} />
          </Typography>
        )}
        {handPaymentsToReview(events ?? []).map((event) => (
          <Typography key={event.id} variant="body2" sx={{ mt: 1 }}>
            {texts.withdrawn(event)}
          </Typography>
        ))}
        {paymentsToReview(events ?? [], order).map((event) => (
          <Typography key={event.id} variant="body2" sx={{ mt: 1 }}>
            {texts.payment(event)} <bdi dir="ltr">{event.to}</bdi>
          </Typography>
        ))}
        {isAdmin && (
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
            {contradiction !== null && (
              <LoadingButton
                loading={payment.busy}
                loadingText={texts.confirming}
                onClick={() => void payment.run(update(putBackOf(reasons)), { what })}
              >
                {putBack[contradiction]}
              </LoadingButton>
            )}
            <Button variant="outlined" onClick={() => setAsks(true)}>
              {orderPage.reviewed}
            </Button>
          </Stack>
        )}
      </Alert>
      <ConfirmDialog
        open={asks}
        title={texts.title}
        confirm={texts.confirm}
        confirming={texts.confirming}
        busy={review.busy}
        failure={review.failure}
        onConfirm={() => void clear()}
        onClose={() => setAsks(false)}
      >
        {texts.text}
      </ConfirmDialog>
    </>
  );
}
