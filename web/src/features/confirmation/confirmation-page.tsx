import { orderIdIn } from '@ghar/domain/paths';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Announcer } from '../../components/announcer.ts';
import { hasLeftToPay } from '../../checkout/payment-redirect.ts';
import { useTrackingTexts, type TrackingTexts } from '../../i18n/tracking-texts.ts';
import { ConfirmationError } from './confirmation-error.tsx';
import { LoadingOrder } from './loading-order.tsx';
import { PaidOrder, paidWords, RefundedOrder } from './paid-order.tsx';
import {
  CancelledOrder,
  FailedOrder,
  OrderUnderReview,
  PendingOrder,
  ReplacedOrder,
  UnpaidOrder,
} from './unpaid-order.tsx';
import { useConfirmation, type Confirmation, type Phase } from './use-confirmation.ts';
import { usePayment, type Payment } from './use-payment.ts';

/** Return page of the payment provider, for any outcome, and target of the messages' links. */
export function Component() {
  const [search] = useSearchParams();
  const given = search.get('order_id')?.trim() ?? '';
  const orderId = orderIdIn(given) || given;
  return <OrderConfirmation key={orderId} orderId={orderId} />;
}

function OrderConfirmation({ orderId }: { orderId: string }) {
  const [isUnderWay, setUnderWay] = useState(false);
  const confirmation = useConfirmation(orderId, isUnderWay || hasLeftToPay());
  const payment = usePayment(orderId, (code) => {
    if (code === 'payment-under-review') setUnderWay(true);
    void confirmation.reload();
  });
  return (
    <>
      <Announcer aria-live="polite">
        {announcement(confirmation.phase, useTrackingTexts().confirmation)}
      </Announcer>
      <Body confirmation={confirmation} payment={payment} />
    </>
  );
}

function announcement(phase: Phase, texts: TrackingTexts['confirmation']): string {
  if (phase.kind === 'loading') return texts.loading;
  if (phase.kind !== 'ready') return texts.error.heading;
  const { order, view } = phase;
  if (view === 'paid' || view === 'sent') return paidWords(order, texts).heading;
  if (view === 'failed') return texts.failed.heading(order.payment_failure);
  return view === 'unpaid' ? texts.unpaid.heading(order.total_amount) : texts[view].heading;
}

function Body({ confirmation, payment }: { confirmation: Confirmation; payment: Payment }) {
  const { phase } = confirmation;
  switch (phase.kind) {
    case 'loading':
      return <LoadingOrder />;
    case 'missing-id':
    case 'not-found':
    case 'fetch-failed':
      return <ConfirmationError kind={phase.kind} onRetry={() => void confirmation.reload()} />;
    case 'ready':
      switch (phase.view) {
        case 'paid':
        case 'sent':
          return <PaidOrder order={phase.order} />;
        case 'refunded':
          return <RefundedOrder order={phase.order} />;
        case 'pending':
          return <PendingOrder order={phase.order} payment={payment} confirmation={confirmation} />;
        case 'unpaid':
          return <UnpaidOrder order={phase.order} payment={payment} />;
        case 'underReview':
          return <OrderUnderReview order={phase.order} />;
        case 'failed':
          return <FailedOrder order={phase.order} payment={payment} />;
        case 'replaced':
          return <ReplacedOrder order={phase.order} />;
        case 'cancelled':
          return <CancelledOrder order={phase.order} />;
      }
  }
}
