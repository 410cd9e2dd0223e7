import styled from '@emotion/styled';
import { Amount } from '../amount.tsx';
import { useCurrency } from '../currency-store.ts';
import { formatPrice } from '@ghar/domain/currency';
import type { Offer } from '@ghar/domain/offer';
import { memo } from 'react';
import { OfferBadge } from '../offer-badge.tsx';
import { Picture } from '../picture.tsx';
import { ReceiptCard, ReceiptRow } from '../receipt.tsx';
import { SoapBar } from '../soap-bar.tsx';
import { useSiteContent, useStoreImages } from '../../store-data/store-data-context.ts';
import { orderTexts as texts } from '../../i18n/ar/order-page.ts';
import { colour, radius } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';
import type { OrderTotal } from './order-total.ts';

const Product = styled('div')({
  display: 'grid',
  gridTemplateColumns: '88px 1fr',
  alignItems: 'center',
  gap: 16,
  marginBlock: '14px 18px',
});
const Stone = styled('div')({
  display: 'grid',
  placeItems: 'center',
  height: 88,
  overflow: 'hidden',
  borderRadius: radius.control,
  '& img': { objectPosition: '50% 78%' },
  background: `linear-gradient(160deg, #f3ead9, ${colour.sand} 60%, #dfd1b8)`,
});
const Total = styled('dd')({
  // Text of twice the size still fits a phone.
  fontSize: 'clamp(1.1875rem, 7.5vw, 1.5rem)',
  fontWeight: 600,
  lineHeight: 1.4,
});
const Note = styled('p')({
  ...type.small,
  marginBlockStart: 10,
  color: colour.muted,
});
const Heading = styled('h2')(type.h3);

type OrderSummaryProps = {
  /** As typed. */
  quantity: string;
  /** In dirhams. */
  unitPrice: number;
  productName: string | null;
  offer: Offer;
  /** null where it cannot be said. */
  total: OrderTotal | null;
};

/** What is ordered and what it comes to, as a bill. */
export const OrderSummary = memo(function OrderSummary({
  quantity,
  unitPrice,
  productName,
  offer,
  total,
}: OrderSummaryProps) {
  const currency = useCurrency();
  const { brand } = useSiteContent('about').content;
  const { title } = useSiteContent('hero');
  const [image] = useStoreImages().images;
  return (
    <ReceiptCard aria-labelledby="order-summary">
      <Heading id="order-summary">{texts.summary}</Heading>
      <Product>
        <Stone>
          {image ? (
            <Picture image={image} sizes="88px" decorative />
          ) : (
            <SoapBar brand={brand} width={58} />
          )}
        </Stone>
        <strong style={{ fontWeight: 500, lineHeight: 1.6 }}>
          {productName ?? title} <OfferBadge offer={offer} />
        </strong>
      </Product>
      <dl>
        <ReceiptRow name={texts.unitPrice}>
          <Amount dirhams={unitPrice}>{formatPrice(unitPrice, currency)}</Amount>
        </ReceiptRow>
        <ReceiptRow name={texts.quantity}>{quantity || '-'}</ReceiptRow>
        <ReceiptRow name={texts.shipping}>{texts.free}</ReceiptRow>
        <ReceiptRow name={texts.total} as={Total} torn live>
          {total ? (
            <Amount dirhams={total.dirhams}>{total.shown}</Amount>
          ) : (
            <small>{texts.totalUnknown}</small>
          )}
        </ReceiptRow>
      </dl>
      {total?.charged != null && (
        <Note>
          {texts.charged} <Amount>{total.charged}</Amount>
        </Note>
      )}
    </ReceiptCard>
  );
});
