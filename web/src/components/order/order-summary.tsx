import type { CountryCode } from '@ghar/domain/contact/country';
import type { Offer } from '@ghar/domain/product/offer';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTexts } from '../../i18n/store-texts.ts';
import { useSiteContent, useStoreImages } from '../../store-data/store-data-context.ts';
import { Amount } from '../amount.tsx';
import { useCurrency } from '../../store-data/currency-store.ts';
import { ArrivalDays } from '../arrival-days.tsx';
import { OfferBadge } from '../offer-badge.tsx';
import { Picture } from '../picture.tsx';
import { ReceiptCard, ReceiptRow } from '../receipt.tsx';
import { SoapBar } from '../soap-bar.tsx';
import type { OrderTotal } from '../../checkout/order-total.ts';

const Product = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '88px 1fr',
  alignItems: 'center',
  gap: 16,
  marginBlock: '14px 18px',
  fontWeight: 500,
  '& > div': {
    display: 'grid',
    placeItems: 'center',
    height: 88,
    overflow: 'hidden',
    borderRadius: theme.shape.borderRadius,
    background: `linear-gradient(160deg, #f3ead9, ${theme.palette.sand} 60%, #dfd1b8)`,
  },
  '& img': { objectPosition: '50% 78%' },
}));
const Total = styled('dd')({
  // Fits a phone at 200% text.
  fontSize: 'clamp(1.1875rem, 7.5vw, 1.5rem)',
  fontWeight: 600,
  lineHeight: 1.4,
});

type OrderSummaryProps = {
  /** As typed. */
  quantity: string;
  /** Destination; empty while none is chosen. */
  country: CountryCode | '';
  /** In dirhams. */
  unitPrice: number;
  productName: string | null;
  offer: Offer;
  /** Of cash on delivery, in dirhams; 0 for none. */
  cashFee: number;
  /** Null while unknown. */
  total: OrderTotal | null;
};

/** The order's items and total, as a bill. */
export const OrderSummary = memo(function OrderSummary({
  quantity,
  country,
  unitPrice,
  productName,
  offer,
  cashFee,
  total,
}: OrderSummaryProps) {
  const { order: texts, formats } = useTexts();
  const currency = useCurrency();
  const { brand } = useSiteContent('about').content;
  const { title } = useSiteContent('hero');
  const [image] = useStoreImages().images;
  return (
    <ReceiptCard aria-labelledby="order-summary">
      <Typography variant="h3" component="h2" id="order-summary">
        {texts.summary}
      </Typography>
      <Product>
        <div>
          {image ? (
            <Picture image={image} sizes="88px" decorative />
          ) : (
            <SoapBar brand={brand} width={58} />
          )}
        </div>
        <span>
          {productName ?? title} <OfferBadge offer={offer} />
        </span>
      </Product>
      <dl>
        <ReceiptRow name={texts.unitPrice}>
          <Amount dirhams={unitPrice}>{formats.price(unitPrice, currency)}</Amount>
        </ReceiptRow>
        <ReceiptRow name={texts.quantity}>{total ? quantity : '-'}</ReceiptRow>
        <ReceiptRow name={texts.shipping}>{texts.free}</ReceiptRow>
        {cashFee > 0 && (
          <ReceiptRow name={texts.cashFee}>
            <Amount dirhams={cashFee}>{formats.price(cashFee, currency)}</Amount>
          </ReceiptRow>
        )}
        <ReceiptRow name={texts.arrival} live>
          <ArrivalDays country={country || null} />
        </ReceiptRow>
        <ReceiptRow name={texts.total} as={Total} torn live>
          {total ? (
            <Amount dirhams={total.dirhams}>{total.shown}</Amount>
          ) : (
            <small>{texts.totalUnknown}</small>
          )}
        </ReceiptRow>
      </dl>
    </ReceiptCard>
  );
});
