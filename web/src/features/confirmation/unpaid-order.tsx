import type { PublicOrder } from '@ghar/domain/callables';
import { sumDirhams } from '@ghar/domain/money/money';
import { orderPagePath } from '@ghar/domain/pages/order-page';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LoadingButton } from '../../components/loading-button.tsx';
import { ChargedNote } from '../../components/order/charged-note.tsx';
import { OrderAlert } from '../../components/order/order-alert.tsx';
import { orderDraft } from '../../checkout/order-draft.ts';
import { RouteLink } from '../../components/route-link.tsx';
import { SlowNotice } from '../../components/slow-notice.tsx';
import { WhatsappLink } from '../../components/whatsapp-link.tsx';
import { useTexts } from '../../i18n/store-texts.ts';
import { useTrackingTexts, type TrackingTexts } from '../../i18n/tracking-texts.ts';
import { Actions, ConfirmationLayout, WayAndSlip } from './confirmation-layout.tsx';
import { isPaidByCard, isRefunded } from '../../checkout/confirmation-view.ts';
import { OrderSlip } from './order-slip.tsx';
import { Timeline } from './timeline.tsx';
import type { Check, Confirmation } from './use-confirmation.ts';
import type { Payment } from './use-payment.ts';

export type OpenOrderProps = { order: PublicOrder; payment: Payment };

export const focusAlert = (alert: HTMLDivElement | null): void => alert?.focus();

/** The payment page is slow or could not be opened. */
export const PayProgress = ({ payment: { opening, problem } }: { payment: Payment }) => (
  <>
    <SlowNotice busy={opening} text={useTrackingTexts().confirmation.stillOpening} />
    {problem && <OrderAlert ref={focusAlert} words={problem.words} />}
  </>
);

export const remedyOf = ({ problem }: Payment) => problem?.remedy ?? 'pay';

export const PayPlace = styled('div')({ display: 'grid', gap: 6, textAlign: 'center' });

type PayButtonProps = {
  payment: Payment;
  children: ReactNode;
  /** In dirhams; shown at the button, unless the page's heading names it. */
  charge?: number;
};
function PayButton({ payment, children, charge }: PayButtonProps) {
  const { formats } = useTexts();
  const { opening } = useTrackingTexts().confirmation;
  if (remedyOf(payment) !== 'pay') return null;
  return (
    <PayPlace>
      <LoadingButton
        loading={payment.opening}
        loadingText={opening}
        onClick={() => void payment.pay()}
      >
        {children}
      </LoadingButton>
      {charge !== undefined && <ChargedNote amount={formats.charge(charge)} />}
    </PayPlace>
  );
}

/** Price or stock has changed: order again at the current price. */
export function OrderAgain({ payment }: { payment: Payment }) {
  const { toOrder } = useTrackingTexts().confirmation;
  if (remedyOf(payment) !== 'reorder') return null;
  return (
    <Button variant="contained" component={RouteLink} to="/order">
      {toOrder}
    </Button>
  );
}

export const AskOnWhatsapp = ({ order, payment }: OpenOrderProps) => (
  <WhatsappLink
    variant={remedyOf(payment) === 'write' ? 'contained' : 'text'}
    message={useTrackingTexts().confirmation.whatsappMessage(order.order_number)}
  />
);

const statusStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '10px',
  minHeight: 28,
  color: 'text.secondary',
};

function CheckStatus({ check }: { check: Check }) {
  const { checking, checkFailed, stopped } = useTrackingTexts().confirmation.pending;
  const isChecking = check === 'asking' || check === 'waiting';
  return (
    <Typography variant="body2" sx={statusStyle}>
      {isChecking && <CircularProgress size={18} color="inherit" aria-hidden />}
      {isChecking ? checking : { failed: checkFailed, paused: stopped }[check]}
    </Typography>
  );
}

/** Unknown whether it is paid. */
export function PendingOrder({
  order,
  payment,
  confirmation: { check, checkNow },
}: OpenOrderProps & { confirmation: Confirmation }) {
  const { pending: texts } = useTrackingTexts().confirmation;
  return (
    <ConfirmationLayout
      emblem="waiting"
      label={texts.label}
      heading={texts.heading}
      lead={texts.lead}
    >
      <CheckStatus check={check} />
      <PayProgress payment={payment} />
      <Actions>
        {order.replaced_by === undefined && (
          <PayButton payment={payment} charge={order.total_amount}>
            {texts.pay}
          </PayButton>
        )}
        <OrderAgain payment={payment} />
        <Button variant="outlined" onClick={checkNow}>
          {texts.check}
        </Button>
        {order.replaced_by !== undefined && <OpenOther id={order.replaced_by} variant="outlined" />}
        <AskOnWhatsapp order={order} payment={payment} />
      </Actions>
      <OrderSlip order={order} paid={false} />
    </ConfirmationLayout>
  );
}

/** Unpaid: the amount due and the payment link. */
export function UnpaidOrder({ order, payment }: OpenOrderProps) {
  const { unpaid: texts } = useTrackingTexts().confirmation;
  return (
    <ConfirmationLayout
      emblem="waiting"
      label={texts.label}
      heading={texts.heading(order.total_amount)}
      lead={texts.lead}
    >
      <PayProgress payment={payment} />
      <Actions>
        <PayButton payment={payment}>{texts.pay}</PayButton>
        <OrderAgain payment={payment} />
        <AskOnWhatsapp order={order} payment={payment} />
      </Actions>
      <OrderSlip order={order} paid={false} />
    </ConfirmationLayout>
  );
}

/** A payment waits for review: nobody should pay again. */
export function OrderUnderReview({ order }: { order: PublicOrder }) {
  const { underReview: texts, whatsappMessage } = useTrackingTexts().confirmation;
  return (
    <ConfirmationLayout
      emblem="waiting"
      label={texts.label}
      heading={texts.heading}
      lead={texts.lead}
    >
      <Actions>
        <WhatsappLink variant="contained" message={whatsappMessage(order.order_number)} />
      </Actions>
      <OrderSlip order={order} paid={false} />
    </ConfirmationLayout>
  );
}

/** The payment was declined, cancelled or expired. */
export function FailedOrder({ order, payment }: OpenOrderProps) {
  const { failed: texts } = useTrackingTexts().confirmation;
  // elsewhere the form is empty, and its order would not replace this one
  const isEditable = remedyOf(payment) === 'pay' && orderDraft.isOf(order.id);
  return (
    <ConfirmationLayout
      emblem="stopped"
      label={texts.label}
      heading={texts.heading(order.payment_failure)}
      lead={texts.lead(order.payment_failure)}
    >
      <PayProgress payment={payment} />
      <Actions>
        <PayButton payment={payment} charge={order.total_amount}>
          {texts.pay}
        </PayButton>
        <OrderAgain payment={payment} />
        {isEditable && (
          <Button variant="outlined" component={RouteLink} to="/order">
            {texts.reorder}
          </Button>
        )}
        <AskOnWhatsapp order={order} payment={payment} />
      </Actions>
      <OrderSlip order={order} paid={false} />
    </ConfirmationLayout>
  );
}

/** Link to the order that replaced this one. */
const OpenOther = ({ id, variant }: { id: string; variant: 'contained' | 'outlined' }) => (
  <Button variant={variant} component={RouteLink} to={orderPagePath(id)}>
    {useTrackingTexts().confirmation.replaced.open}
  </Button>
);

/** Replaced by another order: nobody should pay both. */
export function ReplacedOrder({ order }: { order: PublicOrder }) {
  const { replaced: texts, whatsappMessage } = useTrackingTexts().confirmation;
  return (
    <ConfirmationLayout
      emblem="waiting"
      label={texts.label}
      heading={texts.heading}
      lead={texts.lead}
    >
      <Actions>
        <OpenOther id={order.replaced_by!} variant="contained" />
        <WhatsappLink variant="text" message={whatsappMessage(order.order_number)} />
      </Actions>
      <OrderSlip order={order} paid={false} />
    </ConfirmationLayout>
  );
}

/** What happens to a cancelled order's money. */
function cancelledLead(
  order: PublicOrder,
  texts: TrackingTexts['confirmation']['cancelled'],
): string {
  if (order.payment_under_review) return texts.underReview;
  if (order.payment_status !== 'paid') {
    if (order.payment_method === 'card') return texts.unpaid;
    return order.shipped_at === null ? texts.notSent : texts.comingBack;
  }
  const isByCard = isPaidByCard(order);
  if (isRefunded(order)) return texts.refunded(isByCard, order);
  const left = sumDirhams([order.total_amount, -order.refunded_amount]);
  if (order.refunding_amount >= left) return texts.refunding;
  const say = order.refunded_amount > 0 ? texts.partlyRefunded : texts.paid;
  return say(left, isByCard, order);
}

/** Cancelled by the merchant. */
export function CancelledOrder({ order }: { order: PublicOrder }) {
  const { cancelled: texts, reorder, whatsappMessage } = useTrackingTexts().confirmation;
  const paid = order.payment_status === 'paid';
  return (
    <ConfirmationLayout
      emblem="stopped"
      label={texts.label}
      heading={texts.heading}
      lead={cancelledLead(order, texts)}
      wide={paid}
    >
      <Actions>
        <WhatsappLink
          variant={paid ? 'contained' : 'outlined'}
          message={whatsappMessage(order.order_number)}
        />
        <Button variant="outlined" component={RouteLink} to="/order">
          {reorder}
        </Button>
      </Actions>
      {paid ? (
        <WayAndSlip>
          <Timeline order={order} />
          <OrderSlip order={order} paid />
        </WayAndSlip>
      ) : (
        <OrderSlip order={order} paid={false} />
      )}
    </ConfirmationLayout>
  );
}
