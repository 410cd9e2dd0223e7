import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { colour, columnGutter, gutter, measure, sectionSpacing, WIDE } from '../theme/tokens.ts';
import { rising, settling } from '../theme/motion.ts';
import { type } from '../theme/type.ts';

/** What stands in the middle of a window that is wider than it. */
export const Column = styled('div')({
  width: '100%',
  maxWidth: `calc(${measure}px + 2 * ${gutter})`,
  marginInline: 'auto',
  paddingInline: gutter,
});

const Frame = styled('section', { shouldForwardProp: (name) => name !== 'ground' })<{
  ground: keyof typeof grounds;
}>(({ ground }) => ({ paddingBlock: sectionSpacing, ...grounds[ground] }));

const grounds = {
  limestone: {},
  sand: { backgroundColor: colour.sand },
  paper: { backgroundColor: colour.paper },
  laurel: { backgroundColor: colour.laurelDeep, color: colour.limestone },
} as const;

const Head = styled('div')({
  display: 'grid',
  gap: 10,
  maxWidth: 760,
  marginBlockEnd: 'clamp(32px, 4.5vw, 64px)',
  ...rising,
  '& h2': { ...type.h2, textWrap: 'balance' },
  '& p': { ...type.lead, color: 'inherit', opacity: 0.82, textWrap: 'pretty' },
});

/** The heading of a section, and a line below it. */
export const SectionHead = ({
  id,
  heading,
  lead,
}: {
  id: string;
  heading: ReactNode;
  lead?: ReactNode;
}) => (
  <Head>
    <h2 id={id}>{heading}</h2>
    {lead ? <p>{lead}</p> : null}
  </Head>
);

type SectionProps = {
  /** Where a link can lead to. */
  id?: string;
  heading: ReactNode;
  lead?: ReactNode;
  ground?: keyof typeof grounds;
  children: ReactNode;
};

/** A section of a page: a heading, and the rest in a column. */
export function Section({ id, heading, lead, ground = 'limestone', children }: SectionProps) {
  const headingId = useId();
  return (
    <Frame id={id} ground={ground} aria-labelledby={headingId}>
      <Column>
        <SectionHead id={headingId} heading={heading} lead={lead} />
        {children}
      </Column>
    </Frame>
  );
}

/** A section that is a picture, to the edge of the window, and words beside it. */
const SplitFrame = styled('section', { shouldForwardProp: (name) => name !== 'ground' })<{
  ground: keyof typeof grounds;
}>(({ ground }) => ({
  display: 'grid',
  ...grounds[ground],
  [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'stretch' },
}));
const SplitPicture = styled('div', { shouldForwardProp: (name) => name !== 'side' })<{
  side: 'start' | 'end';
}>(({ side }) => ({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '1 / 1',
  backgroundColor: colour.sand,
  '& img': { position: 'absolute', inset: 0, ...settling },
  [WIDE]: { aspectRatio: 'auto', minHeight: 560, order: side === 'start' ? -1 : 1 },
}));
const SplitWords = styled('div', { shouldForwardProp: (name) => name !== 'side' })<{
  side: 'start' | 'end';
}>(({ side }) => ({
  paddingInline: gutter,
  paddingBlock: 'clamp(48px, 7vw, 120px)',
  alignSelf: 'center',
  // In line with the columns above and below on its outer side.
  [WIDE]: {
    [side === 'end' ? 'paddingInlineStart' : 'paddingInlineEnd']: columnGutter,
    [side === 'end' ? 'paddingInlineEnd' : 'paddingInlineStart']: 'clamp(40px, 6vw, 104px)',
  },
}));

type SplitSectionProps = Omit<SectionProps, 'id'> & {
  picture: ReactNode;
  /** Where the picture is on wide screens, in the direction of reading. */
  side: 'start' | 'end';
};

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
