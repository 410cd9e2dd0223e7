import styled from '@emotion/styled';
import { BuyButton } from '../../components/buy-button.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { LeafList } from '../../components/leaf-list.tsx';
import { LivePriceTag } from '../../components/live-price-tag.tsx';
import { OfferBadge } from '../../components/offer-badge.tsx';
import { useLivePrice } from '../../store-data/use-live-price.ts';
import { homeTexts as texts } from '../../i18n/ar/store.ts';
import { shellTexts } from '../../i18n/ar/shell.ts';
import { useSiteContent, useStoreImages } from '../../store-data/store-data-context.ts';
import { colour, columnGutter, DESKTOP, gutter, WIDE } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';
import { Carousel } from './carousel.tsx';
import { SoapScene } from './soap-scene.tsx';

const Frame = styled('section')({
  display: 'grid',
  [DESKTOP]: {
    gridTemplateColumns: 'minmax(0, 53fr) minmax(0, 47fr)',
    minHeight: 'clamp(600px, 100svh, 920px)',
  },
});
const Words = styled('div')({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: 18,
  paddingInline: gutter,
  paddingBlock: '28px 52px',
  [DESKTOP]: {
    gap: 24,
    paddingInline: `${columnGutter} clamp(32px, 5vw, 88px)`,
    paddingBlock: '112px 64px',
  },
});
const Subtitle = styled('p')({ color: colour.olive, fontWeight: 500 });
const Title = styled('h1')({ ...type.hero, marginBlockStart: -6, textWrap: 'balance' });
const Lead = styled('p')({
  ...type.lead,
  maxWidth: '19em',
  color: colour.muted,
  textWrap: 'pretty',
});
const Price = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: '0 14px',
  // A price in another currency is as high, and what is beside it has room.
  minHeight: 44,
  // Four digits of twice the size still fit a phone.
  '& .price': { fontSize: 'min(1.875rem, 13vw)' },
  '& small': { ...type.small, color: colour.muted },
});
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  // On small screens the bar at the bottom has the buy button.
  '& .buy': { display: 'none' },
  [WIDE]: { '& a': { minHeight: 58, paddingInline: 28 }, '& .buy': { display: 'inline-flex' } },
});
/** The picture reaches to the edges of the window, below the header. */
const Stage = styled('div')({
  position: 'relative',
  order: -1,
  aspectRatio: '4 / 4.7',
  maxHeight: '74svh',
  width: '100%',
  backgroundColor: colour.sand,
  '& img': { objectPosition: '50% 72%' },
  // The header is read in front of any picture.
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    inset: '0 0 auto',
    height: 132,
    pointerEvents: 'none',
    background: `linear-gradient(${colour.limestone} 12%, rgb(246 240 228 / 72%) 48%, rgb(246 240 228 / 0%))`,
  },
  [WIDE]: { aspectRatio: '4 / 3' },
  [DESKTOP]: {
    order: 0,
    aspectRatio: 'auto',
    maxHeight: 'none',
    '& img': { objectPosition: '50% 60%' },
    '&::before': { display: 'none' },
  },
});
const Inner = styled('div')({ position: 'absolute', inset: 0 });

/** As wide as the picture is drawn. */
const SIZES = '(min-width: 1024px) 47vw, 100vw';

/** The first screen: what it is, what it costs and how it looks. */
export function Hero() {
  const { title, description, content } = useSiteContent('hero');
  const { brand } = useSiteContent('about').content;
  const { images, pending } = useStoreImages();
  return (
    <Frame aria-labelledby="hero-title">
      <Words>
        <Subtitle>{content.subtitle}</Subtitle>
        <Title id="hero-title" tabIndex={-1}>
          {title}
        </Title>
        <Lead>{description}</Lead>
        <Price>
          <LivePriceTag className="price" />
          <OfferBadge offer={useLivePrice().offer} />
          <small>{texts.delivered}</small>
        </Price>
        <Actions>
          <BuyButton className="buy" priced />
          <ButtonLink variant="outlined" to="/product-details">
            {shellTexts.details}
          </ButtonLink>
        </Actions>
        <LeafList items={content.features} />
      </Words>
      <Stage>
        <Inner>
          {images.length > 0 && <Carousel key={images.length} images={images} sizes={SIZES} />}
          {images.length === 0 && !pending && <SoapScene brand={brand} />}
        </Inner>
      </Stage>
    </Frame>
  );
}
