import { CHARGE_CURRENCY } from '@ghar/domain/money/currency';
import { isForSale } from '@ghar/domain/product/offer';
import StarRounded from '@mui/icons-material/StarRounded';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Amount } from '../../components/amount.tsx';
import { BuyButton } from '../../components/buy-button.tsx';
import { useCurrency } from '../../store-data/currency-store.ts';
import { HeroActions } from '../../components/hero-actions.ts';
import { FigureText } from '../../components/figure-text.tsx';
import { jump } from '../../components/jump.ts';
import { Leaf } from '../../components/leaf-list.tsx';
import { Name } from '../../components/name.tsx';
import { OfferBadge } from '../../components/offer-badge.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Picture } from '../../components/picture.tsx';
import { PriceFacts } from '../../components/price-facts.tsx';
import { RouteLink } from '../../components/route-link.tsx';
import { SoapBar } from '../../components/soap-bar.tsx';
import { useLivePrice } from '../../store-data/use-live-price.ts';
import { useTexts } from '../../i18n/store-texts.ts';
import { useSiteContent, useStoreImages } from '../../store-data/store-data-context.ts';

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 28,
  paddingBlock: '4px 56px',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.05fr)',
    alignItems: 'center',
    columnGap: 'clamp(32px, 6vw, 96px)',
    paddingBlock: '8px clamp(56px, 7vw, 104px)',
  },
}));
const Words = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 20,
  '& .MuiChip-root': { minHeight: 35, paddingInline: 4, fontSize: '0.9063rem' },
});
const Rating = styled(Typography)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '0 10px',
  '& strong': { fontSize: '1.125rem', fontWeight: 500, color: theme.palette.text.primary },
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
  aspectRatio: '4 / 4.5',
  overflow: 'hidden',
  borderRadius: `999px 999px ${theme.layout.cardRadius}px ${theme.layout.cardRadius}px`,
  backgroundColor: theme.palette.sand,
  '& img': { position: 'absolute', inset: 0, objectPosition: '50% 80%' },
  [theme.breakpoints.up('md')]: { order: 0, aspectRatio: '4 / 4.7' },
}));

/** Product, ratings and price. The price is always in dirhams here (specification, section 2). */
export function DetailsHero() {
  const { details, home, shell, formats } = useTexts();
  const { title, description, content } = useSiteContent('hero');
  const { rating, reviews } = useSiteContent('features').content;
  const { brand } = useSiteContent('about').content;
  const { images, pending } = useStoreImages();
  const { price, loading, offer } = useLivePrice();
  const currency = useCurrency();
  const [image] = images;
  return (
    <Container>
      <Breadcrumbs aria-label={details.trail}>
        <Link component={RouteLink} to="/">
          {details.home}
        </Link>
      </Breadcrumbs>
      <Frame>
        <Words>
          {content.badge !== '' && (
            <Chip
              color="good"
              icon={<Leaf size={14} />}
              label={<FigureText>{content.badge}</FigureText>}
            />
          )}
          <PageHeading lead={description}>
            <Name>{title}</Name>
          </PageHeading>
          {rating !== '' && (
            <Rating variant="body2" color="textSecondary">
              <StarRounded color="error" fontSize="small" />
              <strong>{details.rating(rating)}</strong>
              {reviews !== '' && <span>{details.reviews(reviews)}</span>}
            </Rating>
          )}
          <PriceRow>
            <Price aria-label={shell.priceLabel}>
              <Amount>{loading ? '...' : formats.charge(price)}</Amount>
            </Price>
            <OfferBadge offer={offer} />
            {isForSale(offer) && content.save !== '' && (
              <Chip color="error" label={<FigureText>{content.save}</FigureText>} />
            )}
            {currency !== CHARGE_CURRENCY && !loading && (
              <Converted variant="body2" color="textSecondary">
                {details.about} <Amount>{formats.price(price, currency)}</Amount>
              </Converted>
            )}
          </PriceRow>
          <Typography variant="body2" color="textSecondary" sx={{ mt: '6px' }}>
            {home.delivered}
          </Typography>
          <HeroActions>
            <div className="buy">
              <BuyButton />
            </div>
            {isForSale(offer) && (
              <Button variant="outlined" href="#order" onClick={jump}>
                {details.toOrder}
              </Button>
            )}
          </HeroActions>
          <PriceFacts />
        </Words>
        <Arch>
          {image && <Picture image={image} sizes="(min-width: 768px) 48vw, 92vw" first />}
          {!image && !pending && <SoapBar brand={brand} width="64%" />}
        </Arch>
      </Frame>
    </Container>
  );
}
