import { CHARGE_CURRENCY } from '@ghar/domain/money/currency';
import { isForSale } from '@ghar/domain/product/offer';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Amount } from '../../components/amount.tsx';
import { BuyActions } from '../../components/buy-actions.tsx';
import { BuyButton } from '../../components/buy-button.tsx';
import { useCurrency } from '../../store-data/currency-store.ts';
import { FigureText } from '../../components/figure-text.tsx';
import { Leaf } from '../../components/leaf-list.tsx';
import { Name } from '../../components/name.tsx';
import { OfferBadge } from '../../components/offer-badge.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { PictureControls } from '../../components/picture-controls.tsx';
import { PriceFacts } from '../../components/price-facts.tsx';
import { Rating } from '../../components/rating.tsx';
import { SoapBar } from '../../components/soap-bar.tsx';
import { useLivePrice } from '../../store-data/use-live-price.ts';
import { useTexts } from '../../i18n/store-texts.ts';
import { useSiteContent, useStoreImages } from '../../store-data/store-data-context.ts';
import { Gallery } from './gallery.tsx';

const Frame = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: 14,
  paddingBlock: '0 40px',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.05fr)',
    alignItems: 'center',
    columnGap: 'clamp(32px, 6vw, 96px)',
    paddingBlock: '12px clamp(40px, 5vw, 72px)',
  },
}));
const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 10,
  '& h1': { fontSize: 'clamp(2rem, 1.15rem + 3.6vw, 3.5rem)' },
  '& .lead': { maxWidth: '31em' },
  // A short phone's first screen ends with the button.
  '@media (max-width: 767px) and (max-height: 719px)': { gap: 6, '& > .lead': { order: 1 } },
  [theme.breakpoints.up('md')]: { gap: 20 },
}));
/** A chip, without the library's styles of parts that it does not have. */
const Badge = styled('span')<{ colour: 'good' | 'error' }>(({ theme, colour }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '4px 14px',
  borderRadius: theme.layout.pillRadius,
  fontWeight: 500,
  color: theme.palette[colour].contrastText,
  backgroundColor: theme.palette[colour].main,
  '@media (forced-colors: active)': { outline: '1px solid' },
}));
const PriceRow = styled('div')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '8px 16px',
});
/** As wide as a price, so that nothing moves when it loads. */
const Price = styled('fieldset')({
  minWidth: '4.6em',
  // Four digits at 200% text still fit a phone.
  fontSize: 'min(clamp(1.875rem, 1.5rem + 1.2vw, 2.5rem), 13vw)',
  fontWeight: 600,
  lineHeight: 1.3,
});
/** In the space below the price, so that nothing moves for it. */
const Converted = styled(Typography)({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: 0,
  lineHeight: 1.4,
});
/** An arched window frame. */
const Arch = styled('div')(({ theme }) => ({
  position: 'relative',
  order: -1,
  display: 'grid',
  placeItems: 'center',
  height: 'calc(45svh - 28px)',
  minHeight: 220,
  overflow: 'hidden',
  borderRadius: `999px 999px ${theme.layout.cardRadius}px ${theme.layout.cardRadius}px`,
  backgroundColor: theme.palette.sand,
  [theme.breakpoints.up('md')]: { order: 0, height: 'auto', aspectRatio: '4 / 4.7' },
}));

/** Product, ratings and price. The price is always in dirhams here (specification, section 2). */
export function DetailsHero() {
  const { details, home, shell, formats } = useTexts();
  const { title, description, content } = useSiteContent('hero');
  const { brand } = useSiteContent('about').content;
  const { images, pending } = useStoreImages();
  const { price, loading, offer } = useLivePrice();
  const currency = useCurrency();
  const badge = content.badge !== '' && (
    <Badge colour="good">
      <Leaf size={14} />
      <FigureText>{content.badge}</FigureText>
    </Badge>
  );
  return (
    <Frame>
      <Words>
        <PageHeading>
          <Name>{title}</Name>
        </PageHeading>
        {description !== '' && (
          <Typography className="lead" color="textSecondary">
            {description}
          </Typography>
        )}
        <Rating />
        <PriceRow>
          <Price aria-label={shell.priceLabel}>
            <Amount>{loading ? '...' : formats.charge(price)}</Amount>
          </Price>
          <OfferBadge offer={offer} />
          {isForSale(offer) && content.save !== '' && (
            <Badge colour="error">
              <FigureText>{content.save}</FigureText>
            </Badge>
          )}
          {currency !== CHARGE_CURRENCY && !loading && (
            <Converted variant="body2" color="textSecondary">
              {details.about} <Amount>{formats.price(price, currency)}</Amount>
            </Converted>
          )}
        </PriceRow>
        <Typography variant="body2" color="textSecondary" sx={{ mt: '12px' }}>
          {home.delivered}
        </Typography>
        <BuyActions>
          <BuyButton />
        </BuyActions>
        <PriceFacts />
      </Words>
      <Arch>
        {images.length > 0 ? (
          <Gallery images={images} sizes="(min-width: 768px) 48vw, 92vw" aside={badge} />
        ) : (
          <>
            {!pending && <SoapBar brand={brand} width="64%" />}
            <PictureControls>{badge}</PictureControls>
          </>
        )}
      </Arch>
    </Frame>
  );
}
