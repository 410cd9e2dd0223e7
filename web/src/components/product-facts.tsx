import { styled } from '@mui/material/styles';
import { useTexts } from '../i18n/store-texts.ts';
import { useSiteContent } from '../store-data/store-data-context.ts';

const Facts = styled('dl')(({ theme }) => {
  const line = `1px solid ${theme.palette.divider}`;
  return {
    display: 'grid',
    width: '100%',
    borderBlockStart: line,
    '& > div': { paddingBlock: 16 },
    '& > div + div': { borderBlockStart: line },
    '& dt': { ...theme.typography.body2, marginBlockEnd: 2, color: theme.palette.text.secondary },
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: 'repeat(3, 1fr)',
      columnGap: 40,
      '& > div + div': { borderBlockStart: 0 },
    },
  };
});

/** Ingredients, method and origin; nothing without any. */
export function ProductFacts() {
  const { facts: texts } = useTexts();
  const { ingredients, certification, origin } = useSiteContent('about').content;
  const facts = (
    [
      [texts.ingredients, ingredients],
      [texts.craft, certification],
      [texts.origin, origin],
    ] as const
  ).filter(([, value]) => value !== '');
  if (facts.length === 0) return null;
  return (
    <Facts>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}
