import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { COUNTRIES } from '@ghar/domain/country';
import { owedAmount } from '@ghar/domain/owed-amount';
import { Panel } from '../../components/admin/panel.tsx';
import { Amount } from '../../components/amount.tsx';
import { ReceiptRow } from '../../components/receipt.tsx';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { useTexts } from '../../i18n/store-texts.ts';
import type { StoredOrder } from './order-steps.ts';
import { OrderStatusSelect, PaymentStatusSelect } from './status-select.tsx';

type FactsProps = { order: StoredOrder };

const Contact = ({ href, children }: { href: string; children: string }) => (
  <Link
    href={href}
    dir="ltr"
    sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, my: '-9px' }}
  >
    {children}
  </Link>
);

/** The statuses of order and payment, which can be changed here, and the payment's particulars. */
export function OrderProgress({ order }: FactsProps) {
  const { orderPage: texts, testPayment } = usePanelTexts();
  const { formats } = useTexts();
  return (
    <Panel heading={texts.progress}>
      <dl>
        <ReceiptRow name={texts.status}>
          <OrderStatusSelect order={order} />
        </ReceiptRow>
        <ReceiptRow name={texts.payment}>
          <PaymentStatusSelect order={order} />
        </ReceiptRow>
        {order.paid_at && (
          <ReceiptRow name={texts.paidAt}>{formats.minute(order.paid_at)}</ReceiptRow>
        )}
        {order.payment_intent_id !== null && (
          <ReceiptRow name={texts.intent}>
            <bdi dir="ltr">{order.payment_intent_id}</bdi>
          </ReceiptRow>
        )}
        {order.former_payment_intent_ids.length > 0 && (
          <ReceiptRow name={texts.formerIntents}>
            <bdi dir="ltr">{order.former_payment_intent_ids.join(', ')}</bdi>
          </ReceiptRow>
        )}
      </dl>
      {order.payment_test && (
        <Typography variant="body2" component="div" color="textSecondary" sx={{ mt: 1 }}>
          <Chip color="test" label={testPayment.mark} /> {testPayment.text}
        </Typography>
      )}
    </Panel>
  );
}

/** Who ordered, and where the parcel goes. */
export function CustomerFacts({ order }: FactsProps) {
  const texts = usePanelTexts().orderPage;
  return (
    <Panel heading={texts.customer}>
      <dl>
        <ReceiptRow name={texts.name}>
          <bdi>{order.customer_name}</bdi>
        </ReceiptRow>
        <ReceiptRow name={texts.phone}>
          <Contact href={`tel:${order.customer_phone}`}>{order.customer_phone}</Contact>
        </ReceiptRow>
        {order.customer_email && (
          <ReceiptRow name={texts.email}>
            <Contact href={`mailto:${encodeURIComponent(order.customer_email)}`}>
              {order.customer_email}
            </Contact>
          </ReceiptRow>
        )}
        <ReceiptRow name={texts.country}>{COUNTRIES[order.country].name}</ReceiptRow>
        <ReceiptRow name={texts.city}>
          <bdi>{order.city}</bdi>
        </ReceiptRow>
        <ReceiptRow name={texts.address}>
          <bdi>{order.address}</bdi>
        </ReceiptRow>
      </dl>
    </Panel>
  );
}

/** What was ordered and what it costs. */
export function OrderItems({ order }: FactsProps) {
  const { orderPage: texts, refund } = usePanelTexts();
  const { order: orderTexts, formats } = useTexts();
  const owed = owedAmount(order);
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
        {order.refunded_amount !== undefined && (
          <ReceiptRow name={refund.refunded}>
            <Amount>{formats.charge(order.refunded_amount)}</Amount>
          </ReceiptRow>
        )}
        {owed > 0 && (
          <ReceiptRow name={refund.owed}>
            <Typography component="span" color="error" sx={{ fontWeight: 'bold' }}>
              <Amount>{formats.charge(owed)}</Amount>
            </Typography>
          </ReceiptRow>
        )}
      </dl>
      {owed > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {refund.owedText}
        </Typography>
      )}
    </Panel>
  );
}
