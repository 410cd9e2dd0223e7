import { orderIdIn } from '@ghar/domain/paths';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Announcer } from '../../components/announcer.ts';
import { hasLeftToPay } from '../../checkout/payment-redirect.ts';
import { useTrackingTexts, type TrackingTexts } from '../../i18n/tracking-texts.ts';
import { CashOrder, cashWords, EndedCashOrder } from './cash-order.tsx';
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
import { useConfirmOrder, type ConfirmOrder } from './use-confirm-order.ts';
import { useConfirmation, type Confirmation, type Phase } from './use-confirmation.ts';
import { usePayment, type Payment } from './use-payment.ts';

/** In the link of a message that asks to confirm a cash order. */
const CONFIRM = 'confirm';

/**
 * Return page of the payment provider, for any outcome, and target of the messages' links. Drops the token that
 * confirms a cash order from the address, where others might read it.
 */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const given = search.get('order_id')?.trim() ?? '';
  const orderId = orderIdIn(given) || given;
  const token = search.get(CONFIRM);
  useEffect(() => {
    if (token === null) return;
    setSearch(
      (current) => {
        current.delete(CONFIRM);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [token, setSearch]);
  return (
    <OrderConfirmation
      key={orderId}
      orderId={orderId}
      token={token && (orderIdIn(token) || token)}
    />
  );
}

type OrderConfirmationProps = { orderId: string; token: string | null };

function OrderConfirmation({ orderId, token }: OrderConfirmationProps) {
  const [isUnderWay, setUnderWay] = useState(false);
  const confirmation = useConfirmation(orderId, isUnderWay || hasLeftToPay());
  const payment = usePayment(orderId, (code) => {
    if (code === 'payment-under-review') setUnderWay(true);
    void confirmation.reload();
  });
  const confirming = useConfirmOrder(orderId, token, confirmation.refresh);
  return (
    <>
      <Announcer aria-live="polite">
        {announcement(confirmation.phase, confirming, useTrackingTexts())}
      </Announcer>
      <Body confirmation={confirmation} payment={payment} confirming={confirming} />
    </>
  );
}

function announcement(
  phase: Phase,
  { mayConfirm }: ConfirmOrder,
  { confirmation: texts, timeline }: TrackingTexts,
): string {
  if (phase.kind === 'loading') return texts.loading;
  if (phase.kind !== 'ready') return texts.error.heading;
  const { order, view } = phase;
  if (view === 'paid' || view === 'sent') return paidWords(order, texts).heading;
  if (view === 'cash') return cashWords(order, mayConfirm, { ...texts, timeline }).heading;
  if (view === 'failed') return texts.failed.heading(order.payment_failure);
  if (view === 'cashEnded') return texts.cash.ended.heading;
  return view === 'unpaid' ? texts.unpaid.heading(order.total_amount) : texts[view].heading;
}

type BodyProps = { confirmation: Confirmation; payment: Payment; confirming: ConfirmOrder };

function Body({ confirmation, payment, confirming }: BodyProps) {
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
        case 'cash':
          return <CashOrder order={phase.order} payment={payment} confirming={confirming} />;
        case 'cashEnded':
          return <EndedCashOrder order={phase.order} payment={payment} />;
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
