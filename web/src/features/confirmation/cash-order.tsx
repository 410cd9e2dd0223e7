import type { PublicOrder } from '@ghar/domain/callables';
import { sumDirhams } from '@ghar/domain/money/money';
import { firstName } from '@ghar/domain/order/first-name';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LoadingButton } from '../../components/loading-button.tsx';
import { OrderAlert } from '../../components/order/order-alert.tsx';
import { RouteLink } from '../../components/route-link.tsx';
import { WhatsappLink } from '../../components/whatsapp-link.tsx';
import { useTexts } from '../../i18n/store-texts.ts';
import { useTrackingTexts, type TrackingTexts } from '../../i18n/tracking-texts.ts';
import { AtTheDoor } from './at-the-door.tsx';
import { Actions, ConfirmationLayout, WayAndSlip } from './confirmation-layout.tsx';
import { OrderSlip } from './order-slip.tsx';
import { Timeline } from './timeline.tsx';
import {
  AskOnWhatsapp,
  focusAlert,
  OrderAgain,
  PayPlace,
  PayProgress,
  remedyOf,
  type OpenOrderProps,
} from './unpaid-order.tsx';
import type { ConfirmOrder } from './use-confirm-order.ts';

type CashTexts = Pick<TrackingTexts['confirmation'], 'cash'> & Pick<TrackingTexts, 'timeline'>;

/** The label, heading and lead of a cash order that is not sent yet. `asks`: whether it is to be confirmed. */
export function cashWords(
  order: PublicOrder,
  asks: boolean,
  { cash, timeline }: CashTexts,
): { readonly label: string; readonly heading: string; readonly lead: string } {
  const { unconfirmed, question, confirmed } = cash;
  const { label } = unconfirmed;
  if (order.status !== 'pending')
    return { ...confirmed, heading: confirmed.heading(firstName(order.customer_name)) };
  if (asks)
    return {
      label,
      heading: question.heading,
      lead: question.lead(order.quantity, order.total_amount),
    };
  const until = order.confirm_by;
  const moment = until === undefined ? null : timeline.moment(new Date(until), order.country);
  return {
    label,
    heading: unconfirmed.heading(firstName(order.customer_name)),
    lead: unconfirmed.lead(moment),
  };
}

type CardInsteadProps = OpenOrderProps & { label: string; variant: 'contained' | 'text' };

/** Card in place of cash, without its fee. */
function CardInstead({ order, payment, label, variant }: CardInsteadProps) {
  const { opening, cash: texts } = useTrackingTexts().confirmation;
  const total = sumDirhams([order.total_amount, -order.cash_fee]);
  return (
    <>
      <PayProgress payment={payment} />
      <Actions>
        {remedyOf(payment) === 'pay' && (
          <PayPlace>
            <LoadingButton
              variant={variant}
              loading={payment.opening}
              loadingText={opening}
              onClick={() => void payment.pay('first')}
              sx={{ justifySelf: 'center' }}
            >
              {label}
            </LoadingButton>
            <Typography variant="body2" color="textSecondary">
              {texts.byCard(order.cash_fee, total)}
            </Typography>
          </PayPlace>
        )}
        <OrderAgain payment={payment} />
      </Actions>
    </>
  );
}

type CashOrderProps = OpenOrderProps & { confirming: ConfirmOrder };

/** To be paid in cash, and not sent yet: asks to confirm it, tells how, or what comes next. */
export function CashOrder({ order, payment, confirming }: CashOrderProps) {
  const { shell } = useTexts();
  const texts = useTrackingTexts();
  const { cash, whatsappMessage } = texts.confirmation;
  const isConfirmed = order.status !== 'pending';
  const asks = confirming.mayConfirm && !isConfirmed;
  const words = cashWords(order, asks, { cash, timeline: texts.timeline });
  const alert = confirming.problem && <OrderAlert ref={focusAlert} words={confirming.problem} />;
  if (asks)
    return (
      <ConfirmationLayout emblem="waiting" {...words}>
        {alert}
        <Actions>
          <LoadingButton
            loading={confirming.confirming}
            loadingText={cash.question.confirming}
            onClick={() => void confirming.confirm()}
          >
            {cash.question.confirm}
          </LoadingButton>
        </Actions>
        <OrderSlip order={order} paid={false} />
      </ConfirmationLayout>
    );
  return (
    <ConfirmationLayout
      key={order.status}
      emblem={isConfirmed ? 'paid' : 'waiting'}
      {...words}
      wide
    >
      {alert}
      {!isConfirmed && (
        <Actions>
          <WhatsappLink
            variant="contained"
            label={cash.unconfirmed.whatsapp}
            message={cash.unconfirmed.message(order.order_number)}
          />
        </Actions>
      )}
      <AtTheDoor order={order} />
      <WayAndSlip>
        <Timeline order={order} />
        <OrderSlip order={order} paid={false} />
      </WayAndSlip>
      {isConfirmed && (
        <Actions>
          <WhatsappLink message={whatsappMessage(order.order_number)} />
          <Button variant="text" component={RouteLink} to="/">
            {shell.backToStore}
          </Button>
        </Actions>
      )}
      <CardInstead order={order} payment={payment} label={cash.cardInstead} variant="text" />
    </ConfirmationLayout>
  );
}

/** Nobody confirmed it in time: it can be paid by card, or ordered again. */
export function EndedCashOrder({ order, payment }: OpenOrderProps) {
  const { cash, reorder } = useTrackingTexts().confirmation;
  const { ended: texts } = cash;
  return (
    <ConfirmationLayout
      emblem="stopped"
      label={texts.label}
      heading={texts.heading}
      lead={order.status === 'pending' ? texts.unconfirmed : texts.lead}
    >
      <CardInstead order={order} payment={payment} label={texts.pay} variant="contained" />
      <Actions>
        {remedyOf(payment) === 'pay' && (
          <Button variant="outlined" component={RouteLink} to="/order">
            {reorder}
          </Button>
        )}
        <AskOnWhatsapp order={order} payment={payment} />
      </Actions>
      <OrderSlip order={order} paid={false} />
    </ConfirmationLayout>
  );
}
