import { CURRENCIES, formatNumber } from '@ghar/domain/currency';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Amount } from '../../components/amount.tsx';
import { BuyButton } from '../../components/buy-button.tsx';
import { useDocumentTitle } from '../../components/document-title.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { RouteLink } from '../../components/route-link.tsx';
import { useLivePrice } from '../../firebase/live-price.ts';
import { useSiteContent } from '../../store-data/store-data-context.ts';
import { productDetailsTexts as texts } from '../../i18n/pages.ts';
import { shellTexts } from '../../i18n/shell.ts';
import { colour, gutter, WIDE } from '../../theme/tokens.ts';

const Column = styled('div')({
  display: 'grid',
  gap: 28,
  width: '100%',
  maxWidth: 820,
  marginInline: 'auto',
  paddingInline: gutter,
  paddingBlock: '20px 56px',
  [WIDE]: { paddingBlock: '48px 96px', gap: 36 },
});
const Price = styled('p')({ fontSize: '1.75rem', fontWeight: 600 });
const Facts = styled('dl')({
  borderBlockStart: `1px solid ${colour.rule}`,
  '& > div': {
    display: 'grid',
    gap: '2px 24px',
    paddingBlock: 16,
    borderBlockEnd: `1px solid ${colour.rule}`,
    [WIDE]: { gridTemplateColumns: '160px 1fr' },
  },
  '& dt': { color: colour.muted },
});
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  // On small screens the bar at the bottom has the buy button.
  '& .buy': { display: 'none' },
  [WIDE]: { '& .buy': { display: 'inline-flex' } },
});

/** What the soap is, briefly. The price is in dirhams here, whatever is chosen (specification, section 2). */
export function ProductDetailsPage() {
  const { title, description, content } = useSiteContent('hero');
  const about = useSiteContent('about').content;
  const { price, loading } = useLivePrice();
  useDocumentTitle(texts.title);
  const facts = [
    [texts.ingredients, about.ingredients],
    [texts.craft, about.certification],
    [texts.origin, about.origin],
  ] as const;
  return (
    <Column>
      <PageHeading lead={description}>{title}</PageHeading>
      <p>{content.description}</p>
      <Price>
        <Amount>{loading ? '...' : `${formatNumber(price)} ${CURRENCIES.AED.symbol}`}</Amount>
      </Price>
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <Actions>
        <BuyButton className="buy" />
        <Button variant="outlined" component={RouteLink} to="/">
          {shellTexts.home}
        </Button>
      </Actions>
    </Column>
  );
}
