import type { PublicOrder } from '@ghar/domain/callables';
import { firstName } from '@ghar/domain/order/first-name';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { RouteLink } from '../../components/route-link.tsx';
import { WhatsappLink } from '../../components/whatsapp-link.tsx';
import { useTexts } from '../../i18n/store-texts.ts';
import { useTrackingTexts, type TrackingTexts } from '../../i18n/tracking-texts.ts';
import { Actions, ConfirmationLayout, WayAndSlip } from './confirmation-layout.tsx';
import { isPaidByCard, isRefunded } from '../../checkout/confirmation-view.ts';
import { AtTheDoor } from './at-the-door.tsx';
import { GuaranteeNote } from './guarantee-note.tsx';
import { OrderSlip } from './order-slip.tsx';
import { Parcel } from './parcel.tsx';
import { PrintedReceipt } from './printed-receipt.tsx';
import { Timeline } from './timeline.tsx';
import { UsageGuide } from './usage-guide.tsx';

type PaidOrderProps = { order: PublicOrder };

function Further({ order, children }: PaidOrderProps & { children?: ReactNode }) {
  const { shell } = useTexts();
  const { confirmation, receipt } = useTrackingTexts();
  const isPaid = order.payment_status === 'paid';
  const isDelivered = order.status === 'delivered' && !isRefunded(order);
  return (
    <>
      {children}
      <Actions>
        {isDelivered && (
          <Button variant="contained" component={RouteLink} to="/order">
            {confirmation.reorder}
          </Button>
        )}
        <WhatsappLink message={confirmation.whatsappMessage(order.order_number)} />
        {isPaid && (
          <Button variant="outlined" onClick={() => print()}>
            {receipt.print}
          </Button>
        )}
        <Button variant="text" component={RouteLink} to="/">
          {shell.backToStore}
        </Button>
      </Actions>
      {isPaid && <PrintedReceipt order={order} />}
    </>
  );
}

/** Fully refunded. */
export function RefundedOrder({ order }: PaidOrderProps) {
  const { label, heading, lead } = useTrackingTexts().confirmation.refunded;
  return (
    <ConfirmationLayout
      emblem="paid"
      label={label}
      heading={heading}
      lead={lead(isPaidByCard(order), order)}
      wide
    >
      <WayAndSlip>
        <Timeline order={order} />
        <OrderSlip order={order} paid />
      </WayAndSlip>
      <Further order={order} />
    </ConfirmationLayout>
  );
}

/** Heading of a paid or sent order: its payment, or its progress since. */
export function paidWords(
  order: Pick<PublicOrder, 'status' | 'paid_twice' | 'customer_name'>,
  { paid }: TrackingTexts['confirmation'],
): { readonly heading: string; readonly lead: string } {
  const { status, customer_name, paid_twice: isPaidTwice } = order;
  if (isPaidTwice) return paid.twice;
  if (status === 'shipped' || status === 'delivered') return paid[status];
  return { heading: paid.heading(firstName(customer_name)), lead: paid.lead };
}

/** A paid or sent order: its progress, contents and actions. */
export function PaidOrder({ order }: PaidOrderProps) {
  const { confirmation } = useTrackingTexts();
  const { heading, lead } = paidWords(order, confirmation);
  const { tracking } = order;
  const isPaid = order.payment_status === 'paid';
  return (
    <ConfirmationLayout
      emblem="paid"
      label={isPaid ? confirmation.paid.label : confirmation.sent.label}
      heading={heading}
      lead={lead}
      wide
    >
      {order.status === 'shipped' && !isPaid && order.payment_method === 'cash' && (
        <AtTheDoor order={order} />
      )}
      {tracking && <Parcel tracking={tracking} isUnderWay={order.status === 'shipped'} />}
      {order.status === 'delivered' && <UsageGuide />}
      <WayAndSlip>
        <Timeline order={order} />
        <OrderSlip order={order} paid={isPaid} />
      </WayAndSlip>
      <Further order={order}>
        {order.refunded_amount > 0 && (
          <p>{confirmation.refunded.part(isPaidByCard(order), order)}</p>
        )}
        {order.refunding_amount > 0 && <p>{confirmation.refunded.pending}</p>}
        <GuaranteeNote order={order} />
      </Further>
    </ConfirmationLayout>
  );
}
