import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { BuyButton } from '../../components/buy-button.tsx';
import { useDocumentTitle } from '../../components/document-title.ts';
import { LeafList } from '../../components/leaf-list.tsx';
import { LivePriceTag } from '../../components/live-price-tag.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { RouteLink } from '../../components/route-link.tsx';
import { useSiteContent } from '../../store-data/store-data-context.ts';
import { homeTexts as texts } from '../../i18n/pages.ts';
import { shellTexts } from '../../i18n/shell.ts';
import { colour, gutter, measure, WIDE } from '../../theme/tokens.ts';
import { SoapScene } from './soap-scene.tsx';

const Hero = styled('div')({
  display: 'grid',
  gap: 28,
  width: '100%',
  maxWidth: measure,
  marginInline: 'auto',
  paddingInline: gutter,
  paddingBlock: '4px 40px',
  [WIDE]: {
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'end',
    columnGap: 'clamp(32px, 7vw, 104px)',
    flex: 1,
    paddingBlockEnd: 0,
  },
});
const Words = styled('div')({
  display: 'grid',
  gap: 18,
  order: 1,
  '& h1': { fontSize: 'clamp(2rem, 1.2rem + 3.6vw, 3.75rem)', lineHeight: 1.4 },
  [WIDE]: {
    order: 0,
    alignSelf: 'center',
    gap: 26,
    paddingBlock: 48,
    '& h1 + p': { marginBlockStart: 20, fontSize: '1.125rem' },
  },
});
const Subtitle = styled('p')({ color: colour.olive, fontWeight: 500 });
const Price = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: '0 14px',
  '& .price': { fontSize: '1.75rem' },
  '& small': { fontSize: '0.9375rem', color: colour.muted },
});
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  // On small screens the bar at the bottom has the buy button.
  '& .buy': { display: 'none' },
  [WIDE]: { '& .MuiButton-root': { minHeight: 58 }, '& .buy': { display: 'inline-flex' } },
});

/** The first page, for now its hero only. */
export function HomePage() {
  const hero = useSiteContent('hero');
  const { brand } = useSiteContent('about').content;
  useDocumentTitle(texts.title);
  return (
    <Hero>
      <Words>
        <Subtitle>{hero.content.subtitle}</Subtitle>
        <PageHeading lead={hero.description}>{hero.title}</PageHeading>
        <Price>
          <LivePriceTag className="price" />
          <small>{texts.alternativePrice}</small>
        </Price>
        <Actions>
          <BuyButton className="buy" priced />
          <Button variant="outlined" component={RouteLink} to="/product-details">
            {shellTexts.details}
          </Button>
        </Actions>
        <LeafList items={hero.content.features} />
      </Words>
      <SoapScene brand={brand} />
    </Hero>
  );
}
