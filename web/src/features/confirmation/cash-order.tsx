import type { PublicOrder } from '@ghar/domain/callables';
import { sumDirhams } from '@ghar/domain/money/money';
import { firstName } from '@ghar/domain/order/first-name';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LoadingButton } from '../../components/loading-button.tsx';
import { OrderAlert } from '../../components/order/order-alert.tsx';
import { RouteLink } from '../../components/route-link.tsx';
import { WhatsappLink } from '../../components/whatsapp-link.tsx';
import { useTrackingTexts, type TrackingTexts } from '../../i18n/tracking-texts.ts';
import { AtTheDoor } from './at-the-door.tsx';
import { Actions, ConfirmationLayout, WayAndSlip } from './confirmation-layout.tsx';
import { OrderSlip } from './order-slip.tsx';
import { Timeline } from './timeline.tsx';
import {
  AskOnWhatsapp,
  focusAlert,
  OrderAgain,
  PayButton,
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

/** The total without the fee of cash, in dirhams. */
const byCard = ({ total_amount, cash_fee }: PublicOrder): number =>
  sumDirhams([total_amount, -cash_fee]);

/** Card in place of cash. */
function CardInstead({ order, payment }: OpenOrderProps) {
  const { opening, cash: texts } = useTrackingTexts().confirmation;
  if (remedyOf(payment) !== 'pay') return null;
  return (
    <PayPlace>
      <LoadingButton
        variant="text"
        loading={payment.opening}
        loadingText={opening}
        onClick={() => void payment.pay('first')}
      >
        {texts.cardInstead}
      </LoadingButton>
      <Typography variant="body2" color="textSecondary">
        {texts.byCard(order.cash_fee, byCard(order))}
      </Typography>
    </PayPlace>
  );
}

type CashOrderProps = OpenOrderProps & { confirming: ConfirmOrder };

/** To be paid in cash, and not sent yet: asks to confirm it, tells how, or what comes next. */
export function CashOrder({ order, payment, confirming }: CashOrderProps) {
  const texts = useTrackingTexts();
  const { cash, whatsappMessage } = texts.confirmation;
  const isConfirmed = order.status !== 'pending';
  const asks = confirming.mayConfirm && !isConfirmed;
  const words = cashWords(order, asks, { cash, timeline: texts.timeline });
  const alert = confirming.problem && <OrderAlert ref={focusAlert} words={confirming.problem} />;
  if (asks)
    return (
      <ConfirmationLayout key="question" emblem="waiting" {...words}>
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
  const chat = isConfirmed ? (
    <WhatsappLink message={whatsappMessage(order.order_number)} />
  ) : (
    <WhatsappLink
      variant="contained"
      label={cash.unconfirmed.whatsapp}
      message={cash.unconfirmed.message(order.order_number)}
    />
  );
  const actions = (
    <>
      <PayProgress payment={payment} />
      <Actions>
        {chat}
        <OrderAgain payment={payment} />
        <CardInstead order={order} payment={payment} />
      </Actions>
    </>
  );
  return (
    <ConfirmationLayout
      key={order.status}
      emblem={isConfirmed ? 'paid' : 'waiting'}
      {...words}
      wide
    >
      {alert}
      {!isConfirmed && actions}
      <AtTheDoor order={order} />
      <WayAndSlip>
        <Timeline order={order} />
        <OrderSlip order={order} paid={false} />
      </WayAndSlip>
      {isConfirmed && actions}
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
      <PayProgress payment={payment} />
      <Actions>
        <PayButton payment={payment} charge={byCard(order)} attempt="first">
          {texts.pay}
        </PayButton>
        <OrderAgain payment={payment} />
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
