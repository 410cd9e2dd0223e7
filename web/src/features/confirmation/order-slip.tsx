import type { PublicOrder } from '@ghar/domain/callables';
import { styled } from '@mui/material/styles';
import { Amount } from '../../components/amount.tsx';
import { Picture } from '../../components/picture.tsx';
import { ReceiptCard, ReceiptRow } from '../../components/receipt.tsx';
import { useTexts } from '../../i18n/store-texts.ts';
import { useTrackingTexts } from '../../i18n/tracking-texts.ts';
import { useStoreImages } from '../../store-data/store-data-context.ts';

const Sum = styled('dd')({ fontSize: '1.375rem', fontWeight: 600 });
const Number = styled('dd')({ fontWeight: 500, letterSpacing: '0.04em' });
const PICTURE = 72;
const Product = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  marginBlockEnd: 16,
  '& strong': { display: 'block', fontWeight: 500 },
  '& small': { ...theme.typography.body2, color: theme.palette.text.secondary },
}));
const Frame = styled('div')(({ theme }) => ({
  flex: 'none',
  width: PICTURE,
  height: PICTURE,
  overflow: 'hidden',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.sand,
}));

/** The shop's first picture, small; nothing if there is none. */
function ProductPicture() {
  const { images, pending } = useStoreImages();
  const [image] = images;
  if (!image && !pending) return null;
  return <Frame>{image && <Picture image={image} sizes={`${PICTURE}px`} decorative />}</Frame>;
}

/** The public view of an order. */
export function OrderSlip({ order, paid }: { order: PublicOrder; paid: boolean }) {
  const { formats, order: orderTexts, countryNames } = useTexts();
  const { fields, pieces } = useTrackingTexts().confirmation;
  const isAhead = order.status !== 'cancelled' && order.status !== 'delivered';
  const isOnDelivery = order.payment_method === 'cash' && order.payment_status === 'pending';
  const due = isOnDelivery && isAhead ? fields.toCollect : fields.amountDue;
  return (
    <ReceiptCard aria-label={orderTexts.summary}>
      {order.product_name !== '' && (
        <Product>
          {paid && <ProductPicture />}
          <span>
            <strong>
              <bdi>{order.product_name}</bdi>
            </strong>
            <small>{pieces(order.quantity, order.unit_price)}</small>
          </span>
        </Product>
      )}
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
        {order.address !== '' && (
          <ReceiptRow name={fields.address}>
            <bdi>{order.address}</bdi>
          </ReceiptRow>
        )}
        <ReceiptRow name={fields.country}>{countryNames[order.country]}</ReceiptRow>
        {order.cash_fee > 0 && (
          <ReceiptRow name={orderTexts.cashFee}>
            <Amount>{formats.charge(order.cash_fee)}</Amount>
          </ReceiptRow>
        )}
        <ReceiptRow name={paid ? fields.amount : due} as={Sum} torn>
          <Amount>{formats.charge(order.total_amount)}</Amount>
        </ReceiptRow>
        {order.uncounted_amount > 0 && (
          <ReceiptRow name={fields.uncounted}>
            <Amount>{formats.charge(order.uncounted_amount)}</Amount>
          </ReceiptRow>
        )}
        {order.refunded_amount > 0 && (
          <ReceiptRow name={fields.refunded}>
            <Amount>{formats.charge(order.refunded_amount)}</Amount>
          </ReceiptRow>
        )}
        {order.refunding_amount > 0 && (
          <ReceiptRow name={fields.refunding}>
            <Amount>{formats.charge(order.refunding_amount)}</Amount>
          </ReceiptRow>
        )}
      </dl>
    </ReceiptCard>
  );
}
