import styled from '@emotion/styled';
import { factTexts as texts } from '../i18n/ar/store.ts';
import { useSiteContent } from '../store-data/store-data-context.ts';
import { colour, WIDE } from '../theme/tokens.ts';
import { type } from '../theme/type.ts';

const Facts = styled('dl')({
  display: 'grid',
  width: '100%',
  borderBlockStart: `1px solid ${colour.rule}`,
  '& > div': { display: 'grid', alignContent: 'start', gap: 2, paddingBlock: 16 },
  '& > div + div': { borderBlockStart: `1px solid ${colour.rule}` },
  '& dt': { ...type.small, color: colour.muted },
  [WIDE]: {
    gridTemplateColumns: 'repeat(3, 1fr)',
    columnGap: 40,
    '& > div + div': { borderBlockStart: 0 },
  },
});

/** What it is made of, how, and after whom. */
export function ProductFacts() {
  const { ingredients, certification, origin } = useSiteContent('about').content;
  const facts = [
    [texts.ingredients, ingredients],
    [texts.craft, certification],
    [texts.origin, origin],
  ] as const;
  return (
    <Facts>
      {facts.map(
        ([name, value]) =>
          value !== '' && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </Facts>
  );
}
