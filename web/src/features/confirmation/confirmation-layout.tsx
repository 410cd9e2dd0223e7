import styled from '@emotion/styled';
import { useEffect, useRef, type ReactNode } from 'react';
import { useDocumentTitle } from '../../components/document-title.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { colour, gutter, radius, WIDE } from '../../theme/tokens.ts';
import { StateEmblem, type EmblemState } from './state-emblem.tsx';

const Column = styled('div')({
  display: 'grid',
  gap: 28,
  width: '100%',
  maxWidth: 640,
  marginInline: 'auto',
  paddingInline: gutter,
  paddingBlock: '20px 64px',
  [WIDE]: { paddingBlock: '40px 96px' },
});
const Head = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 14,
  textAlign: 'center',
  '& p': { marginInline: 'auto' },
});
const Label = styled('p', { shouldForwardProp: (name) => name !== 'tone' })<{
  tone: EmblemState;
}>(({ tone }) => ({
  padding: '4px 16px',
  borderRadius: radius.pill,
  backgroundColor: { paid: colour.leafSoft, waiting: colour.sand, stopped: colour.claySoft }[tone],
  color: { paid: colour.laurel, waiting: colour.ink, stopped: colour.clay }[tone],
  fontSize: '0.875rem',
  fontWeight: 500,
}));
export const Actions = styled('div')({
  display: 'grid',
  gap: 12,
  [WIDE]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center' },
});

type ConfirmationLayoutProps = {
  emblem: EmblemState;
  label?: string;
  heading: string;
  lead: ReactNode;
  children: ReactNode;
};

/** One state of the page: an emblem, what it means in a line, and all that follows from it. */
export function ConfirmationLayout({
  emblem,
  label,
  heading,
  lead,
  children,
}: ConfirmationLayoutProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(heading);
  // What had the focus has gone with the state before: reading goes on at the new heading.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Column>
      <Head>
        <StateEmblem state={emblem} />
        {label !== undefined && <Label tone={emblem}>{label}</Label>}
        <PageHeading ref={title} lead={lead}>
          {heading}
        </PageHeading>
      </Head>
      {children}
    </Column>
  );
}
