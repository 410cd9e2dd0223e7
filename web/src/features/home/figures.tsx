import styled from '@emotion/styled';
import { Column } from '../../components/section.tsx';
import { homeTexts as texts } from '../../i18n/ar/store.ts';
import { useSiteContent } from '../../store-data/store-data-context.ts';
import { colour, DESKTOP } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';

const Band = styled('section')({
  borderBlock: `1px solid ${colour.rule}`,
  backgroundColor: colour.paper,
});
const List = styled('dl')({
  display: 'grid',
  // Two, or one below the other where letters are large.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(7.5rem, 50% - 10px)), 1fr))',
  gap: '28px 20px',
  paddingBlock: 'clamp(32px, 4vw, 56px)',
  '& > div': { display: 'flex', flexDirection: 'column-reverse', gap: 4 },
  '& dt': { ...type.small, color: colour.muted },
  '& dd': { ...type.figure, color: colour.laurel, whiteSpace: 'nowrap' },
  [DESKTOP]: {
    gridAutoFlow: 'column',
    gridTemplateColumns: 'none',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: 32,
    '& > div + div': { paddingInlineStart: 32, borderInlineStart: `1px solid ${colour.rule}` },
  },
});

/** What the shop counts, as the merchant says it. What is empty is not shown. */
export function Figures() {
  const { rating, reviews, customers, satisfaction } = useSiteContent('features').content;
  const figures = [
    [rating, texts.rating],
    [reviews, texts.reviews],
    [customers, texts.customers],
    [satisfaction, texts.satisfaction],
  ].filter(([value]) => value !== '');
  if (figures.length === 0) return null;
  return (
    <Band aria-label={texts.figures}>
      <Column>
        <List>
          {figures.map(([value, name]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi dir="ltr">{value}</bdi>
              </dd>
            </div>
          ))}
        </List>
      </Column>
    </Band>
  );
}
