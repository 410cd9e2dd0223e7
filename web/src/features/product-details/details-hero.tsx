import styled from '@emotion/styled';
import { CHARGE_CURRENCY, formatCharge, formatPrice } from '@ghar/domain/currency';
import { isForSale } from '@ghar/domain/offer';
import { Amount } from '../../components/amount.tsx';
import { BuyButton } from '../../components/buy-button.tsx';
import { ButtonAnchor } from '../../components/button.tsx';
import { useCurrency } from '../../components/currency-store.ts';
import { FigureText } from '../../components/figure-text.tsx';
import { jump } from '../../components/jump.ts';
import { OfferBadge } from '../../components/offer-badge.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Picture } from '../../components/picture.tsx';
import { RouteLink } from '../../components/route-link.tsx';
import { Column } from '../../components/section.tsx';
import { SoapBar } from '../../components/soap-bar.tsx';
import { useLivePrice } from '../../store-data/use-live-price.ts';
import { shellTexts } from '../../i18n/ar/shell.ts';
import { detailsTexts as texts } from '../../i18n/ar/store.ts';
import { useSiteContent, useStoreImages } from '../../store-data/store-data-context.ts';
import { colour, radius, TARGET, WIDE } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';

const Trail = styled('nav')({
  ...type.small,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: TARGET,
    color: colour.muted,
    textUnderlineOffset: '0.35em',
    textDecorationColor: colour.rule,
    '&:hover': { color: colour.laurel },
  },
});
const Frame = styled('div')({
  display: 'grid',
  gap: 28,
  paddingBlock: '4px 56px',
  [WIDE]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.05fr)',
    alignItems: 'center',
    columnGap: 'clamp(32px, 6vw, 96px)',
    paddingBlock: '8px clamp(56px, 7vw, 104px)',
  },
});
const Words = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 20,
  '& h1': { textWrap: 'balance' },
});
const Badge = styled('p')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  paddingBlock: 5,
  paddingInline: '12px 16px',
  borderRadius: radius.pill,
  backgroundColor: colour.leafSoft,
  color: colour.laurel,
  fontSize: '0.9063rem',
  fontWeight: 500,
});
const Rating = styled('p')({
  ...type.small,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '0 10px',
  color: colour.muted,
  '& strong': { fontSize: '1.125rem', fontWeight: 500, color: colour.ink },
  '& svg': { color: colour.clay },
});
const PriceRow = styled('div')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '8px 16px',
});
/** As wide as a price, so that nothing moves when it comes. */
const Price = styled('fieldset')({
  minWidth: '4.6em',
  // Four digits of twice the size still fit a phone.
  fontSize: 'min(clamp(1.875rem, 1.5rem + 1.2vw, 2.5rem), 13vw)',
  fontWeight: 600,
  lineHeight: 1.3,
});
const Save = styled('p')({
  paddingBlock: 4,
  paddingInline: 14,
  borderRadius: radius.pill,
  backgroundColor: colour.clay,
  color: '#fff',
  fontSize: '0.9375rem',
  fontWeight: 500,
});
/** In the space below the price, so that nothing moves for it. */
const Converted = styled('small')({
  ...type.small,
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: 0,
  lineHeight: 1.4,
  color: colour.muted,
});
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  // On small screens the bar at the bottom has the buy button.
  '& .buy': { display: 'none' },
  [WIDE]: { '& a': { minHeight: 58, paddingInline: 28 }, '& .buy': { display: 'inline-flex' } },
});
/** An arched window, as in the houses where the soap comes from. */
const Arch = styled('div')({
  position: 'relative',
  order: -1,
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 4.5',
  overflow: 'hidden',
  borderRadius: `999px 999px ${radius.card}px ${radius.card}px`,
  backgroundColor: colour.sand,
  '& img': { position: 'absolute', inset: 0, objectPosition: '50% 80%' },
  [WIDE]: { order: 0, aspectRatio: '4 / 4.7' },
});

const Star = () => (
  <svg viewBox="0 0 20 20" width="18" height="18" fill="currentColor" aria-hidden>
    <path d="M10 1.500l2.600 5.600 6.100.700-4.500 4.200 1.200 6L10 15l-5.400 3 1.200-6L1.300 7.800l6.100-.700Z" />
  </svg>
);

/** What it is, what others think of it, what it costs. The price is in dirhams here, whatever is chosen (specification, section 2). */
export function DetailsHero() {
  const { title, description, content } = useSiteContent('hero');
  const { rating, reviews } = useSiteContent('features').content;
  const { brand } = useSiteContent('about').content;
  const { images, pending } = useStoreImages();
  const { price, loading, offer } = useLivePrice();
  const currency = useCurrency();
  const [image] = images;
  return (
    <Column>
      <Trail aria-label={texts.trail}>
        <RouteLink to="/">{texts.home}</RouteLink>
      </Trail>
      <Frame>
        <Words>
          {content.badge !== '' && (
            <Badge>
              <svg viewBox="0 0 16 16" width="14" height="14" fill="currentColor" aria-hidden>
                <path d="M2 14C1.5 7 5 2.5 14 2c.2 8-4 12-10.3 11L2 14Z" />
              </svg>
              <FigureText>{content.badge}</FigureText>
            </Badge>
          )}
          <PageHeading lead={description}>{title}</PageHeading>
          {rating !== '' && (
            <Rating>
              <Star />
              <strong>{texts.rating(rating)}</strong>
              {reviews !== '' && <span>{texts.reviews(reviews)}</span>}
            </Rating>
          )}
          <PriceRow>
            <Price aria-label={shellTexts.priceLabel}>
              <Amount charge={price}>{loading ? '...' : formatCharge(price)}</Amount>
            </Price>
            <OfferBadge offer={offer} />
            {isForSale(offer) && content.save !== '' && (
              <Save>
                <FigureText>{content.save}</FigureText>
              </Save>
            )}
            {currency !== CHARGE_CURRENCY && !loading && (
              <Converted>
                {texts.about} <Amount>{formatPrice(price, currency)}</Amount>
              </Converted>
            )}
          </PriceRow>
          <Actions>
            <BuyButton className="buy" />
            {isForSale(offer) && (
              <ButtonAnchor variant="outlined" href="#order" onClick={jump}>
                {texts.toOrder}
              </ButtonAnchor>
            )}
          </Actions>
        </Words>
        <Arch>
          {image && <Picture image={image} sizes="(min-width: 768px) 48vw, 92vw" first />}
          {!image && !pending && <SoapBar brand={brand} width="64%" />}
        </Arch>
      </Frame>
    </Column>
  );
}
