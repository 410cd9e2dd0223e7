import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { orderNumber } from '@ghar/domain/order/order-number';
import { orderState } from '@ghar/domain/order/order-state';
import { isSent } from '@ghar/domain/order/status';
import { paymentOf } from '@ghar/domain/order/payment-of';
import { dirhamsFromFils } from '@ghar/domain/money/money';
import { useIsAdmin } from '../../../components/admin/panel-role.ts';
import { Panel } from '../../../components/admin/panel.tsx';
import type { StoredOrder } from '../../../components/admin/stored-order.ts';
import { Amount } from '../../../components/amount.tsx';
import { LoadingButton } from '../../../components/loading-button.tsx';
import { ReceiptRow } from '../../../components/receipt.tsx';
import { RouteLink } from '../../../components/route-link.tsx';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';
import { useTexts } from '../../../i18n/store-texts.ts';
import { CheckPayment } from './check-payment.tsx';
import type { RefundAsk } from '../refunds/refund-dialog.tsx';
import { OrderInvoice } from './order-invoice.tsx';
import { useOrderSteps } from '../status/order-steps.ts';
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

/** The order's state; hidden for test orders. */
function StateWords({ order }: FactsProps) {
  const words = usePanelTexts().orderStateWords;
  const state = orderState(order);
  const other = state === 'replaced' ? paymentOf(order).replacedBy : null;
  if (order.payment_test && other === null) return null;
  return (
    <Typography sx={{ mb: 1.5 }}>
      {words[state]} {other !== null && <OrderLink id={other} />}
    </Typography>
  );
}

/** Of a sent order that is not paid: one tap of an admin says that its money came. */
function PaidAnotherWay({ order }: FactsProps) {
  const texts = usePanelTexts().orderPage;
  const { take, busy } = useOrderSteps();
  const { id, payment_status: from } = order;
  const { wasPaid, isTest } = paymentOf(order);
  const isDue = isSent(order.status) && !wasPaid && !isTest && orderState(order) !== 'review';
  if (!useIsAdmin() || !isDue) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1 }}>
      <Typography>{texts.unpaidText}</Typography>
      <LoadingButton
        size="small"
        loading={busy}
        loadingText={texts.stepping}
        onClick={() => void take([{ id, field: 'payment_status', from, to: 'paid' }])}
      >
        {texts.received}
      </LoadingButton>
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
      <PaidAnotherWay order={order} />
      {order.payment_test && (
        <Typography variant="body2" component="div" color="textSecondary" sx={{ mt: 1 }}>
          <Chip color="test" label={testPayment.mark} /> {testPayment.text}
        </Typography>
      )}
    </Panel>
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
        <ReceiptRow name={orderTexts.total} torn>
          <Typography component="span" sx={{ fontSize: '1.25rem', fontWeight: 'bold' }}>
            <Amount>{formats.charge(order.total_amount)}</Amount>
          </Typography>
        </ReceiptRow>
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
        {order.paid_at && (
          <ReceiptRow name={texts.paidAt}>{formats.minute(order.paid_at)}</ReceiptRow>
        )}
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
