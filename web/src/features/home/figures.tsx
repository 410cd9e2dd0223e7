import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Section } from '../../components/section.tsx';
import { useTexts } from '../../i18n/store-texts.ts';
import { readLine } from '../../store-data/content-line.ts';
import { useSiteContent } from '../../store-data/store-data-context.ts';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  // Two columns, or one with large text.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(7.5rem, 50% - 10px)), 1fr))',
  gap: '28px 20px',
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: 4,
  },
  [theme.breakpoints.up('lg')]: {
    gridAutoFlow: 'column',
    gridTemplateColumns: 'none',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: 32,
  },
}));

/** Figures, each above its meaning. */
const FigureList = ({ figures }: { figures: readonly (readonly [string, string])[] }) => (
  <List>
    {figures.map(([figure, meaning]) => (
      <div key={meaning}>
        <Typography component="dt" variant="body2">
          {meaning}
        </Typography>
        <Typography component="dd" variant="figure">
          <bdi dir="ltr">{figure}</bdi>
        </Typography>
      </div>
    ))}
  </List>
);

const Band = styled('section')(({ theme }) => ({
  paddingBlock: 'clamp(32px, 4vw, 56px)',
  borderBlock: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  '& dt': { color: theme.palette.text.secondary },
  '& dd': { color: theme.palette.primary.main, whiteSpace: 'nowrap' },
  [theme.breakpoints.up('lg')]: {
    '& div + div': {
      paddingInlineStart: 32,
      borderInlineStart: `1px solid ${theme.palette.divider}`,
    },
  },
}));

/** The merchant's figures. Empty ones are hidden. */
export function Figures() {
  const texts = useTexts().home;
  const { rating, reviews, customers, satisfaction } = useSiteContent('features').content;
  const figures = (
    [
      [rating, texts.rating],
      [reviews, texts.reviews],
      [customers, texts.customers],
      [satisfaction, texts.satisfaction],
    ] as const
  ).filter(([figure]) => figure !== '');
  if (figures.length === 0) return null;
  return (
    <Band aria-label={texts.figures}>
      <Container>
        <FigureList figures={figures} />
      </Container>
    </Band>
  );
}

const ClaimsLook = styled('div')(({ theme }) => ({
  '& dl': { rowGap: 40 },
  '& dl > div': { gap: 8 },
  '& dt': { opacity: 0.86 },
  '& dd': { color: theme.palette.soap.light },
  [theme.breakpoints.between('md', 'lg')]: { '& dl': { gridTemplateColumns: 'repeat(3, 1fr)' } },
}));

/** Testers' claims, in figures. */
export function Claims() {
  const { claims } = useSiteContent('features').content;
  const texts = useTexts().home;
  if (claims.length === 0) return null;
  return (
    <Section ground="laurel" heading={texts.claims}>
      <ClaimsLook>
        <FigureList
          figures={claims.map((line) => {
            const { figure, text } = readLine(line, 'figure', 'text');
            return [figure, text];
          })}
        />
      </ClaimsLook>
    </Section>
  );
}
