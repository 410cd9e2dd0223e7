import styled from '@emotion/styled';
import type { PublicOrder } from '@ghar/domain/callables';
import type { ReactNode } from 'react';
import { BusyButton } from '../../components/busy-button.tsx';
import { SlowNotice } from '../../components/slow-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { WhatsappLink } from '../../components/whatsapp-link.tsx';
import { confirmationTexts as texts } from '../../i18n/ar/confirmation.ts';
import { colour } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';
import { Actions, ConfirmationLayout } from './confirmation-layout.tsx';
import { isRefunded } from './confirmation-view.ts';
import { OrderSlip } from './order-slip.tsx';
import type { Check, Confirmation } from './use-confirmation.ts';
import type { Payment } from './use-payment.ts';

const Status = styled('p')({
  ...type.small,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  minHeight: 28,
  color: colour.muted,
});

type OpenOrderProps = { order: PublicOrder; payment: Payment };

const statusText: Readonly<Record<Check, string>> = {
  waiting: texts.pending.checking,
  asking: texts.pending.checking,
  failed: texts.pending.checkFailed,
  paused: texts.pending.stopped,
};

const focusNotice = (notice: HTMLDivElement | null): void => notice?.focus();

/** The payment page takes its time, or could not be opened: why, and what else there is. */
const PayProgress = ({ opening, problem }: Pick<Payment, 'opening' | 'problem'>) => (
  <>
    <SlowNotice busy={opening} text={texts.stillOpening} />
    {problem && (
      <Notice ref={focusNotice} message={problem.words.message} guidance={problem.words.guidance} />
    )}
  </>
);

const remedyOf = ({ problem }: Payment) => problem?.remedy ?? 'pay';

const PayButton = ({ payment, children }: { payment: Payment; children: ReactNode }) =>
  remedyOf(payment) === 'pay' && (
    <BusyButton busy={payment.opening} busyText={texts.opening} onClick={() => void payment.pay()}>
      {children}
    </BusyButton>
  );

const AskOnWhatsapp = ({ order, payment }: OpenOrderProps) => (
  <WhatsappLink
    variant={remedyOf(payment) === 'write' ? 'contained' : 'text'}
    message={texts.whatsappMessage(order.order_number)}
  />
);

/** Nobody has said yet whether it is paid. */
export const PendingOrder = ({
  order,
  payment,
  confirmation: { check, checkNow },
}: OpenOrderProps & { confirmation: Confirmation }) => (
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
    <PayProgress opening={payment.opening} problem={payment.problem} />
    <Actions>
      <PayButton payment={payment}>{texts.pending.pay}</PayButton>
      <Button type="button" variant="outlined" onClick={checkNow}>
        {texts.pending.check}
      </Button>
      <AskOnWhatsapp order={order} payment={payment} />
    </Actions>
    <OrderSlip order={order} paid={false} />
  </ConfirmationLayout>
);

/** The payment was declined, given up or ran out. */
export const FailedOrder = ({ order, payment }: OpenOrderProps) => {
  const remedy = remedyOf(payment);
  return (
    <ConfirmationLayout
      emblem="stopped"
      label={texts.failed.label}
      heading={texts.failed.heading}
      lead={texts.failed.lead}
    >
      <PayProgress opening={payment.opening} problem={payment.problem} />
      <Actions>
        <PayButton payment={payment}>{texts.failed.pay}</PayButton>
        {remedy !== 'write' && (
          <ButtonLink variant={remedy === 'reorder' ? 'contained' : 'outlined'} to="/order">
            {remedy === 'reorder' ? texts.toOrder : texts.failed.reorder}
          </ButtonLink>
        )}
        <AskOnWhatsapp order={order} payment={payment} />
      </Actions>
      <OrderSlip order={order} paid={false} />
    </ConfirmationLayout>
  );
};

/** What becomes of the money of a cancelled order. */
function cancelledLead(order: PublicOrder): string {
  if (order.payment_status !== 'paid') return texts.cancelled.unpaid;
  if (isRefunded(order)) return texts.cancelled.refunded;
  return order.refunded_amount > 0 ? texts.cancelled.partlyRefunded : texts.cancelled.paid;
}

/** The merchant has cancelled the order. */
export const CancelledOrder = ({ order }: { order: PublicOrder }) => {
  const paid = order.payment_status === 'paid';
  return (
    <ConfirmationLayout
      emblem="stopped"
      label={texts.cancelled.label}
      heading={texts.cancelled.heading}
      lead={cancelledLead(order)}
    >
      <Actions>
        <WhatsappLink
          variant={paid ? 'contained' : 'outlined'}
          message={texts.whatsappMessage(order.order_number)}
        />
        <ButtonLink variant="outlined" to="/order">
          {texts.cancelled.reorder}
        </ButtonLink>
      </Actions>
      <OrderSlip order={order} paid={paid} />
    </ConfirmationLayout>
  );
};
