import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { orderNumber } from '@ghar/domain/order/order-number';
import { orderState, type OrderState } from '@ghar/domain/order/order-state';
import { isOpen, isSent } from '@ghar/domain/order/status';
import { paidAt, paymentOf } from '@ghar/domain/order/payment-of';
import { dirhamsFromFils } from '@ghar/domain/money/money';
import { useIsAdmin } from '../../../components/admin/panel-role.ts';
import { Panel } from '../../../components/admin/panel.tsx';
import type { StoredOrder } from '../../../components/admin/stored-order.ts';
import { Amount } from '../../../components/amount.tsx';
import { LoadingButton } from '../../../components/loading-button.tsx';
import { ReceiptRow } from '../../../components/receipt.tsx';
import { RouteLink } from '../../../components/route-link.tsx';
import { usePanelTexts, type PanelTexts } from '../../../i18n/panel-texts.ts';
import { useTexts } from '../../../i18n/store-texts.ts';
import { CheckPayment } from './check-payment.tsx';
import type { RefundAsk } from '../refunds/refund-dialog.tsx';
import { OrderInvoice } from './order-invoice.tsx';
import { useCollection } from '../status/use-collection.tsx';
import { useStatusChange } from '../status/use-status-change.tsx';
import { OrderStatusSelect, PaymentStatusSelect } from '../status/status-select.tsx';

type FactsProps = { order: StoredOrder };

/** An id to look up at the provider. */
const Reference = ({ children }: { children: string }) => (
  <Typography variant="caption" component="bdi" dir="ltr" color="textSecondary">
    {children}
  </Typography>
);

/** Another order, by its number. */
export const OrderLink = ({ id }: { id: string }) => (
  <Link component={RouteLink} to={`/admin/orders/${id}`}>
    <bdi dir="ltr">{orderNumber(id)}</bdi>
  </Link>
);

/** The words for a cash order that ended unpaid; null for others. */
function cashEndOf(
  { payment_failure: failure }: StoredOrder,
  state: OrderState,
  ends: PanelTexts['cashEnds'],
): string | null {
  if (state !== 'cash-ended') return null;
  return failure === 'cash-unconfirmed' || failure === 'cash-not-collected' ? ends[failure] : null;
}

/** The order's state; hidden for test orders. */
function StateWords({ order }: FactsProps) {
  const { orderStateWords: words, cashEnds } = usePanelTexts();
  const state = orderState(order);
  const other = state === 'replaced' ? paymentOf(order).replacedBy : null;
  if (order.payment_test && other === null) return null;
  return (
    <Typography sx={{ mb: 1.5 }}>
      {cashEndOf(order, state, cashEnds) ?? words[state]}{' '}
      {other !== null && <OrderLink id={other} />}
    </Typography>
  );
}

/** Of a parcel whose label may say that it is to be paid at the door, though it is paid since. */
function PrintAgain({ order }: FactsProps) {
  const texts = usePanelTexts().orderPage;
  const wasInCash = order.payment_method === 'cash' || (order.fee_if_cash ?? null) !== null;
  if (!wasInCash || !isOpen(order.status) || !paymentOf(order).isPaid) return null;
  return <Alert severity="warning">{texts.printAgain}</Alert>;
}

/** Of a sent order that is not paid: one tap of an admin says that its money came, or that its parcel was refused. */
function PaidAnotherWay({ order }: FactsProps) {
  const texts = usePanelTexts().orderPage;
  const { collect, busy, dialog: question } = useCollection(order);
  const { wasPaid, isTest, toCollect } = paymentOf(order);
  // the next step says it
  const isSaid = ['review', 'to-collect'].includes(orderState(order));
  const isDue = isSent(order.status) && !wasPaid && !isTest && !isSaid;
  const { change, busy: cancelling, dialog } = useStatusChange(order);
  if (!useIsAdmin() || !isDue) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1 }}>
      <Typography>{texts.unpaidText}</Typography>
      <LoadingButton size="small" loading={busy} loadingText={texts.stepping} onClick={collect}>
        {texts.received}
      </LoadingButton>
      {toCollect > 0 && (
        <LoadingButton
          size="small"
          variant="outlined"
          loading={cancelling}
          loadingText={texts.stepping}
          onClick={() => void change(order.status, 'cancelled')}
        >
          {texts.refusedAtDoor}
        </LoadingButton>
      )}
      {dialog}
      {question}
    </Stack>
  );
}

/** The order's state in words, and its two statuses, editable. */
export function OrderProgress({ order, onCancelled }: FactsProps & { onCancelled: () => void }) {
  const { orderPage: texts, testPayment } = usePanelTexts();
  return (
    <Panel heading={texts.progress}>
      <StateWords order={order} />
      <dl>
        <ReceiptRow name={texts.status}>
          <OrderStatusSelect order={order} onCancelled={onCancelled} />
        </ReceiptRow>
        <ReceiptRow name={texts.payment}>
          <PaymentStatusSelect order={order} />
        </ReceiptRow>
      </dl>
      <CheckPayment order={order} />
      <PrintAgain order={order} />
      <PaidAnotherWay order={order} />
      {order.payment_test && (
        <Typography variant="body2" component="div" color="textSecondary" sx={{ mt: 1 }}>
          <Chip color="test" label={testPayment.mark} /> {testPayment.text}
        </Typography>
      )}
    </Panel>
  );
}

/** Of a cash order: the method, what is to be collected, and who confirmed it. */
function CashFacts({ order }: FactsProps) {
  const { orderPage: texts, paymentMethods } = usePanelTexts();
  const { formats } = useTexts();
  const { status, payment_method, confirm_by, confirmed_by_customer_at: confirmed } = order;
  const { earlier_refusals: refusals = 0 } = order;
  const { state, due } = paymentOf(order);
  if (payment_method !== 'cash') return null;
  const isOpenly = state === 'on-delivery' && status !== 'cancelled';
  const confirmation = (): string | null => {
    if (confirmed) return texts.confirmedBy.customer(formats.minute(confirmed));
    if (status !== 'pending') return status === 'cancelled' ? null : texts.confirmedBy.shop;
    return isOpenly && confirm_by ? texts.confirmBy(formats.minute(confirm_by)) : null;
  };
  const said = confirmation();
  return (
    <>
      <ReceiptRow name={texts.method}>{paymentMethods.cash}</ReceiptRow>
      {isOpenly && (
        <ReceiptRow name={texts.collect}>
          <Typography component="span" sx={{ fontWeight: 'bold' }}>
            <Amount>{formats.charge(dirhamsFromFils(due))}</Amount>
          </Typography>
        </ReceiptRow>
      )}
      {said !== null && <ReceiptRow name={texts.confirmation}>{said}</ReceiptRow>}
      {refusals > 0 && (
        <ReceiptRow name={texts.refusals}>
          <Typography component="span" sx={{ color: 'error.main', fontWeight: 500 }}>
            {texts.refusedBefore(refusals)}
          </Typography>
        </ReceiptRow>
      )}
    </>
  );
}

/** Items, amounts and payment. */
export function OrderItems({
  order,
  onRefund,
}: FactsProps & { onRefund: (ask: RefundAsk) => void }) {
  const { orderPage: texts, refund } = usePanelTexts();
  const { order: orderTexts, formats } = useTexts();
  const isAdmin = useIsAdmin();
  const payment = paymentOf(order);
  const paid = paidAt(order);
  const owed = dirhamsFromFils(payment.isPaidTwice ? payment.left : payment.owed);
  return (
    <Panel heading={texts.items}>
      <dl>
        <ReceiptRow name={texts.product}>
          <bdi>{order.product_name}</bdi>
        </ReceiptRow>
        <ReceiptRow name={orderTexts.unitPrice}>
          <Amount>{formats.charge(order.unit_price)}</Amount>
        </ReceiptRow>
        <ReceiptRow name={orderTexts.quantity}>{order.quantity}</ReceiptRow>
        <ReceiptRow name={orderTexts.shipping}>{orderTexts.free}</ReceiptRow>
        {(order.cash_fee ?? 0) > 0 && (
          <ReceiptRow name={texts.cashFee}>
            <Amount>{formats.charge(order.cash_fee ?? 0)}</Amount>
          </ReceiptRow>
        )}
        <ReceiptRow name={orderTexts.total} torn>
          <Typography component="span" sx={{ fontSize: '1.25rem', fontWeight: 'bold' }}>
            <Amount>{formats.charge(order.total_amount)}</Amount>
          </Typography>
        </ReceiptRow>
        <CashFacts order={order} />
        {(order.refunded_amount ?? 0) > 0 && (
          <ReceiptRow name={refund.refunded}>
            <Amount>{formats.charge(order.refunded_amount ?? 0)}</Amount>
          </ReceiptRow>
        )}
        {payment.refunding > 0 && (
          <ReceiptRow name={refund.refunding}>
            <Amount>{formats.charge(dirhamsFromFils(payment.refunding))}</Amount>
          </ReceiptRow>
        )}
        {owed > 0 && (
          <ReceiptRow name={refund.owed}>
            <Typography component="span" color="error" sx={{ fontWeight: 'bold' }}>
              <Amount>{formats.charge(owed)}</Amount>
            </Typography>
          </ReceiptRow>
        )}
        {(order.uncounted_payments ?? []).map(({ id, amount }) => (
          <ReceiptRow key={id} name={texts.uncounted}>
            <Typography component="span" color="error" sx={{ fontWeight: 'bold' }}>
              <Amount>{formats.charge(amount)}</Amount>
            </Typography>
            <br />
            <Reference>{id}</Reference>
            {isAdmin && (
              <>
                <br />
                <Button
                  variant="outlined"
                  size="small"
                  aria-label={texts.giveBackOf(formats.charge(amount))}
                  onClick={() => onRefund({ paymentId: id })}
                >
                  {texts.giveBack}
                </Button>
              </>
            )}
          </ReceiptRow>
        ))}
        <OrderInvoice order={order} />
        {order.source === 'panel' && <ReceiptRow name={texts.source}>{texts.fromPanel}</ReceiptRow>}
        {paid && <ReceiptRow name={texts.paidAt}>{formats.minute(paid)}</ReceiptRow>}
        {order.payment_intent_id !== null && (
          <ReceiptRow name={texts.intent}>
            <Reference>{order.payment_intent_id}</Reference>
          </ReceiptRow>
        )}
        {order.former_payment_intent_ids.length > 0 && (
          <ReceiptRow name={texts.formerIntents}>
            <Reference>{order.former_payment_intent_ids.join(', ')}</Reference>
          </ReceiptRow>
        )}
      </dl>
      {payment.owed > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {refund.owedText}
        </Typography>
      )}
    </Panel>
  );
}
