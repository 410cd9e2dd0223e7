import type { PublicOrder } from '@ghar/domain/callables';
import { COUNTRIES } from '@ghar/domain/country';
import { styled } from '@mui/material/styles';
import { Amount } from '../../components/amount.tsx';
import { ReceiptCard, ReceiptRow } from '../../components/receipt.tsx';
import { useTexts } from '../../i18n/store-texts.ts';

const Sum = styled('dd')({ fontSize: '1.375rem', fontWeight: 600 });
const Number = styled('dd')({ fontWeight: 500, letterSpacing: '0.04em' });

/** An order as anyone who has its address may see it. */
export function OrderSlip({ order, paid }: { order: PublicOrder; paid: boolean }) {
  const { confirmation, formats, order: orderTexts } = useTexts();
  const { fields } = confirmation;
  return (
    <ReceiptCard aria-label={orderTexts.summary}>
      <dl>
        <ReceiptRow name={fields.number} as={Number}>
          <bdi dir="ltr">{order.order_number}</bdi>
        </ReceiptRow>
        <ReceiptRow name={fields.name}>
          <bdi>{order.customer_name}</bdi>
        </ReceiptRow>
        <ReceiptRow name={fields.phone}>
          <bdi dir="ltr">{order.customer_phone}</bdi>
        </ReceiptRow>
        <ReceiptRow name={fields.place}>
          <bdi>{order.city}</bdi>
        </ReceiptRow>
        <ReceiptRow name={fields.country}>{COUNTRIES[order.country].name}</ReceiptRow>
        <ReceiptRow name={paid ? fields.amount : fields.amountDue} as={Sum} torn>
          <Amount>{formats.charge(order.total_amount)}</Amount>
        </ReceiptRow>
        {order.refunded_amount > 0 && (
          <ReceiptRow name={fields.refunded}>
            <Amount>{formats.charge(order.refunded_amount)}</Amount>
          </ReceiptRow>
        )}
      </dl>
    </ReceiptCard>
  );
}
