import Button from '@mui/material/Button';
import { alpha, styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { BuyActions } from '../../components/buy-actions.tsx';
import { BuyButton } from '../../components/buy-button.tsx';
import { LeafList } from '../../components/leaf-list.tsx';
import { LivePriceTag } from '../../components/live-price-tag.tsx';
import { Name } from '../../components/name.tsx';
import { OfferBadge } from '../../components/offer-badge.tsx';
import { PriceFacts } from '../../components/price-facts.tsx';
import { Rating } from '../../components/rating.tsx';
import { RouteLink } from '../../components/route-link.tsx';
import { useLivePrice } from '../../store-data/use-live-price.ts';
import { useTexts } from '../../i18n/store-texts.ts';
import { useSiteContent, useStoreImages } from '../../store-data/store-data-context.ts';
import { Carousel } from './carousel.tsx';
import { SoapScene } from './soap-scene.tsx';

const Frame = styled('section')(({ theme }) => ({
  display: 'grid',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 53fr) minmax(0, 47fr)',
    minHeight: 'clamp(600px, 100svh, 920px)',
  },
}));
const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: 10,
  paddingInline: theme.layout.gutter,
  paddingBlock: '16px 40px',
  // A short phone's first screen ends with the buttons.
  '@media (max-width: 1023px) and (max-height: 719px)': {
    gap: 8,
    paddingBlockStart: 10,
    '& > h1': { fontSize: '2.25rem' },
    '& > .lead, & > ul': { order: 1 },
  },
  [theme.breakpoints.up('lg')]: {
    gap: 20,
    paddingInline: `${theme.layout.columnGutter} clamp(32px, 5vw, 88px)`,
    paddingBlock: '88px 40px',
    // The hero fits a laptop's window.
    '& > ul + ul': { gridTemplateColumns: 'repeat(2, auto)', columnGap: 32 },
  },
}));
const Price = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: '0 14px',
  // Constant height for prices in any currency.
  minHeight: 40,
  // Four digits at 200% text still fit a phone.
  '& .price': { fontSize: 'min(1.875rem, 13vw)' },
  // On a line of its own, where a longer price does not move it.
  '& small': { flexBasis: '100%' },
});
/** The picture extends to the window's edges, below the header; on phones over a little less than half of them. */
const Stage = styled('div')(({ theme }) => ({
  position: 'relative',
  order: -1,
  height: '45svh',
  minHeight: 220,
  backgroundColor: theme.palette.sand,
  '& img': { objectPosition: '50% 72%' },
  // Keeps the header readable over any picture.
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    inset: '0 0 auto',
    height: 112,
    pointerEvents: 'none',
    background: `linear-gradient(${theme.palette.background.default} 12%, ${alpha(theme.palette.background.default, 0.72)} 48%, ${alpha(theme.palette.background.default, 0)})`,
  },
  [theme.breakpoints.up('lg')]: {
    order: 0,
    height: 'auto',
    '& img': { objectPosition: '50% 60%' },
  },
}));
const Inner = styled('div')({ position: 'absolute', inset: 0 });

/** The picture's displayed width. */
const SIZES = '(min-width: 1024px) 47vw, 100vw';

/** The first screen: product, price and picture. */
export function Hero() {
  const { home, shell } = useTexts();
  const { title, description, content } = useSiteContent('hero');
  const { brand } = useSiteContent('about').content;
  const { images, pending } = useStoreImages();
  return (
    <Frame aria-labelledby="hero-title">
      <Words>
        {content.subtitle !== '' && (
          <Typography color="secondary" sx={{ fontWeight: 500 }}>
            {content.subtitle}
          </Typography>
        )}
        <Typography variant="hero" id="hero-title" tabIndex={-1} sx={{ mt: '-6px' }}>
          <Name>{title}</Name>
        </Typography>
        {description !== '' && (
          <Typography
            className="lead"
            variant="lead"
            color="textSecondary"
            sx={{ maxWidth: '19em' }}
          >
            {description}
          </Typography>
        )}
        <Rating />
        <Price>
          <LivePriceTag className="price" />
          <OfferBadge offer={useLivePrice().offer} />
          <Typography component="small" variant="body2" color="textSecondary">
            {home.delivered}
          </Typography>
        </Price>
        <BuyActions>
          <BuyButton priced />
          <Button variant="outlined" component={RouteLink} to="/product-details">
            {shell.details}
          </Button>
        </BuyActions>
        <PriceFacts />
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
