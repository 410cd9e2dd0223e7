import { COUNTRIES } from '@ghar/domain/country';
import { formatCharge } from '@ghar/domain/currency';
import { owedAmount } from '@ghar/domain/owed-amount';
import { styled } from '@mui/material/styles';
import { Panel } from '../../components/admin/panel.tsx';
import { TestMark } from '../../components/admin/status-chip.tsx';
import { Amount } from '../../components/amount.tsx';
import { ReceiptRow } from '../../components/receipt.tsx';
import { orderPageTexts as texts, refundTexts } from '../../i18n/ar/admin-order.ts';
import { formatMinute } from '../../i18n/ar/dates.ts';
import { orderTexts } from '../../i18n/ar/order-page.ts';
import { testPaymentTexts } from '../../i18n/ar/status.ts';
import { colour } from '../../theme/tokens.ts';
import { OrderStatusSelect, PaymentStatusSelect } from './status-select.tsx';
import type { StoredOrder } from './stored-order.ts';

const Sum = styled('dd')({ fontSize: '1.25rem', fontWeight: 600 });
const Owed = styled('dd')({ fontWeight: 600, color: colour.clay });
const Contact = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  marginBlock: -9,
  textUnderlineOffset: '0.3em',
  textDecorationColor: colour.soapShade,
});
const Remark = styled('p')({ marginBlockStart: 8, fontSize: '0.9063rem', color: colour.muted });

/** How the order and its payment stand, and where that is changed. */
export const OrderProgress = ({ order }: { order: StoredOrder }) => (
  <Panel heading={texts.progress}>
    <dl>
      <ReceiptRow name={texts.status}>
        <OrderStatusSelect order={order} />
      </ReceiptRow>
      <ReceiptRow name={texts.payment}>
        <PaymentStatusSelect order={order} />
      </ReceiptRow>
      {order.paid_at && <ReceiptRow name={texts.paidAt}>{formatMinute(order.paid_at)}</ReceiptRow>}
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
      <Remark>
        <TestMark /> {testPaymentTexts.text}
      </Remark>
    )}
  </Panel>
);

/** Who ordered, and where the parcel goes. */
export const CustomerFacts = ({ order }: { order: StoredOrder }) => (
  <Panel heading={texts.customer}>
    <dl>
      <ReceiptRow name={texts.name}>
        <bdi>{order.customer_name}</bdi>
      </ReceiptRow>
      <ReceiptRow name={texts.phone}>
        <Contact href={`tel:${order.customer_phone}`} dir="ltr">
          {order.customer_phone}
        </Contact>
      </ReceiptRow>
      {order.customer_email && (
        <ReceiptRow name={texts.email}>
          <Contact href={`mailto:${encodeURIComponent(order.customer_email)}`} dir="ltr">
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

/** What was ordered, and what it comes to. */
export const OrderItems = ({ order }: { order: StoredOrder }) => (
  <Panel heading={texts.items}>
    <dl>
      <ReceiptRow name={texts.product}>
        <bdi>{order.product_name}</bdi>
      </ReceiptRow>
      <ReceiptRow name={orderTexts.unitPrice}>
        <Amount>{formatCharge(order.unit_price)}</Amount>
      </ReceiptRow>
      <ReceiptRow name={orderTexts.quantity}>{order.quantity}</ReceiptRow>
      <ReceiptRow name={orderTexts.shipping}>{orderTexts.free}</ReceiptRow>
      <ReceiptRow name={orderTexts.total} as={Sum} torn>
        <Amount>{formatCharge(order.total_amount)}</Amount>
      </ReceiptRow>
      {order.refunded_amount !== undefined && (
        <ReceiptRow name={refundTexts.refunded}>
          <Amount>{formatCharge(order.refunded_amount)}</Amount>
        </ReceiptRow>
      )}
      {owedAmount(order) > 0 && (
        <ReceiptRow name={refundTexts.owed} as={Owed}>
          <Amount>{formatCharge(owedAmount(order))}</Amount>
        </ReceiptRow>
      )}
    </dl>
    {owedAmount(order) > 0 && <Remark>{refundTexts.owedText}</Remark>}
  </Panel>
);
