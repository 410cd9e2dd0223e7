import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled, type Theme } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { rising, settling } from '../theme/motion.ts';

const GROUNDS = {
  limestone: () => ({}),
  sand: ({ palette }: Theme) => ({ backgroundColor: palette.sand }),
  paper: ({ palette }: Theme) => ({ backgroundColor: palette.background.paper }),
  laurel: ({ palette }: Theme) => ({
    backgroundColor: palette.primary.dark,
    color: palette.background.default,
  }),
};
type Ground = keyof typeof GROUNDS;

const Frame = styled('section')<{ ground: Ground }>(({ theme, ground }) => ({
  paddingBlock: theme.layout.sectionSpacing,
  ...GROUNDS[ground](theme),
  // Two of one ground share the space between them.
  '& + &': { paddingBlockStart: 0 },
}));

const Head = styled('div')({
  display: 'grid',
  gap: 10,
  maxWidth: 760,
  marginBlockEnd: 'clamp(24px, 3.2vw, 44px)',
  ...rising,
  '& > p': { opacity: 0.82 },
});

type SectionHeadProps = { id: string; heading: ReactNode; lead?: ReactNode };

/** A section's heading and lead. */
const SectionHead = ({ id, heading, lead }: SectionHeadProps) => (
  <Head>
    <Typography variant="h2" id={id}>
      {heading}
    </Typography>
    {lead ? <Typography variant="lead">{lead}</Typography> : null}
  </Head>
);

type SectionProps = {
  /** Anchor id. */
  id?: string;
  heading: ReactNode;
  lead?: ReactNode;
  ground?: Ground;
  children: ReactNode;
};

/** A page section: heading and content in a column. */
export function Section({ id, heading, lead, ground = 'limestone', children }: SectionProps) {
  const headingId = useId();
  return (
    <Frame id={id} ground={ground} aria-labelledby={headingId}>
      <Container>
        <SectionHead id={headingId} heading={heading} lead={lead} />
        {children}
      </Container>
    </Frame>
  );
}

type Side = 'start' | 'end';

const SplitFrame = styled('section')<{ ground: Ground }>(({ theme, ground }) => ({
  display: 'grid',
  ...GROUNDS[ground](theme),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));
const SplitPicture = styled('div')<{ side: Side }>(({ theme, side }) => ({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '1 / 1',
  backgroundColor: theme.palette.sand,
  '& img': { position: 'absolute', inset: 0, ...settling },
  [theme.breakpoints.up('md')]: {
    aspectRatio: 'auto',
    minHeight: 560,
    order: side === 'start' ? -1 : 1,
  },
}));
const SplitWords = styled('div')<{ side: Side }>(({ theme, side }) => {
  const { gutter, columnGutter } = theme.layout;
  // Same outer margins as the columns above and below.
  const margins = [columnGutter, 'clamp(40px, 6vw, 104px)'];
  return {
    padding: `clamp(48px, 5vw, 80px) ${gutter}`,
    alignSelf: 'center',
    [theme.breakpoints.up('md')]: {
      paddingInline: (side === 'end' ? margins : margins.toReversed()).join(' '),
    },
  };
});

type SplitSectionProps = Omit<SectionProps, 'id'> & {
  picture: ReactNode;
  /** The picture's side on wide screens, in reading direction. */
  side: Side;
};

/** A section with a full-bleed picture beside text. */
export function SplitSection({
  heading,
  lead,
  ground = 'limestone',
  picture,
  side,
  children,
}: SplitSectionProps) {
  const headingId = useId();
  return (
    <SplitFrame ground={ground} aria-labelledby={headingId}>
      <SplitPicture side={side}>{picture}</SplitPicture>
      <SplitWords side={side}>
        <SectionHead id={headingId} heading={heading} lead={lead} />
        {children}
      </SplitWords>
    </SplitFrame>
  );
}
