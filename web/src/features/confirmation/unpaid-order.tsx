import type { PublicOrder } from '@ghar/domain/callables';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Notice } from '../../components/notice.tsx';
import { RouteLink } from '../../components/route-link.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { WhatsappLink } from '../../components/whatsapp-link.tsx';
import { confirmationTexts as texts } from '../../i18n/confirmation.ts';
import { colour } from '../../theme/tokens.ts';
import { Actions, ConfirmationLayout } from './confirmation-layout.tsx';
import { OrderSlip } from './order-slip.tsx';
import type { Check, Confirmation } from './use-confirmation.ts';
import { usePayment } from './use-payment.ts';

const Status = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  minHeight: 28,
  color: colour.muted,
}));

type OpenOrderProps = { order: PublicOrder; confirmation: Confirmation };

const statusText: Readonly<Record<Check, string>> = {
  waiting: texts.pending.checking,
  asking: texts.pending.checking,
  failed: texts.pending.checkFailed,
  paused: texts.pending.stopped,
};

const askOnWhatsapp = (order: PublicOrder) => (
  <WhatsappLink variant="text" message={texts.whatsappMessage(order.order_number)} />
);

const focusNotice = (notice: HTMLDivElement | null): void => notice?.focus();

/** The payment page could not be opened: why, and what else there is. */
function PayProblem({ problem }: Pick<ReturnType<typeof usePayment>, 'problem'>) {
  return (
    problem && (
      <Notice ref={focusNotice} message={problem.words.message} guidance={problem.words.guidance} />
    )
  );
}

function PayButton({
  payment: { opening, pay },
  children,
}: {
  payment: ReturnType<typeof usePayment>;
  children: ReactNode;
}) {
  return (
    <Button
      variant="contained"
      size="large"
      disabled={opening}
      startIcon={opening ? <Spinner /> : null}
      onClick={() => void pay()}
    >
      {opening ? texts.opening : children}
    </Button>
  );
}

/** Nobody has said yet whether it is paid. */
export function PendingOrder({ order, confirmation }: OpenOrderProps) {
  const { check, checkNow, reload } = confirmation;
  const payment = usePayment(order.id, () => void reload());
  return (
    <ConfirmationLayout
      emblem="waiting"
      label={texts.pending.label}
      heading={texts.pending.heading}
      lead={texts.pending.lead}
    >
      <Status>
        {(check === 'asking' || check === 'waiting') && <Spinner />}
        {statusText[check]}
      </Status>
      <PayProblem problem={payment.problem} />
      <Actions>
        <PayButton payment={payment}>{texts.pending.pay}</PayButton>
        <Button variant="outlined" onClick={() => void checkNow()}>
          {texts.pending.check}
        </Button>
        {askOnWhatsapp(order)}
      </Actions>
      <OrderSlip order={order} paid={false} />
    </ConfirmationLayout>
  );
}

/** The payment was declined, given up or ran out. */
export function FailedOrder({ order, confirmation }: OpenOrderProps) {
  const payment = usePayment(order.id, () => void confirmation.reload());
  const mustReorder = payment.problem?.reorder ?? false;
  return (
    <ConfirmationLayout
      emblem="stopped"
      label={texts.failed.label}
      heading={texts.failed.heading}
      lead={texts.failed.lead}
    >
      <PayProblem problem={payment.problem} />
      <Actions>
        {!mustReorder && <PayButton payment={payment}>{texts.failed.pay}</PayButton>}
        <Button variant={mustReorder ? 'contained' : 'outlined'} component={RouteLink} to="/order">
          {mustReorder ? texts.toOrder : texts.failed.reorder}
        </Button>
        {askOnWhatsapp(order)}
      </Actions>
      <OrderSlip order={order} paid={false} />
    </ConfirmationLayout>
  );
}

/** The merchant has cancelled the order. */
export const CancelledOrder = ({ order }: { order: PublicOrder }) => {
  const paid = order.payment_status === 'paid';
  return (
    <ConfirmationLayout
      emblem="stopped"
      label={texts.cancelled.label}
      heading={texts.cancelled.heading}
      lead={paid ? texts.cancelled.paid : texts.cancelled.unpaid}
    >
      <Actions>
        <WhatsappLink
          variant={paid ? 'contained' : 'outlined'}
          message={texts.whatsappMessage(order.order_number)}
        />
        <Button variant="outlined" component={RouteLink} to="/order">
          {texts.cancelled.reorder}
        </Button>
      </Actions>
      <OrderSlip order={order} paid={paid} />
    </ConfirmationLayout>
  );
};
