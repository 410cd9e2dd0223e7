import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, type ReactNode } from 'react';
import { useDocumentTitle } from '../../components/document-title.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import type { ChipColour } from '../../theme/palette.ts';
import { StateEmblem, type EmblemState } from './state-emblem.tsx';

const CHIP_COLOURS: Readonly<Record<EmblemState, ChipColour>> = {
  paid: 'good',
  waiting: 'quiet',
  stopped: 'bad',
};

const Column = styled(Container, { shouldForwardProp: (name) => name !== 'wide' })<{
  wide: boolean;
}>(({ theme, wide }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 28,
  maxWidth: 640,
  ...(wide && { [theme.breakpoints.up('lg')]: { maxWidth: 1080 } }),
  paddingBlock: '20px 64px',
  [theme.breakpoints.up('md')]: { paddingBlock: '40px 96px' },
}));
export const Actions = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  [theme.breakpoints.up('md')]: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'start',
  },
}));
export const Card = styled('section')(({ theme }) => ({
  padding: '24px 26px 10px',
  borderRadius: theme.layout.cardRadius,
  backgroundColor: theme.palette.background.paper,
}));
/** Timeline beside the slip if there is room. */
export const WayAndSlip = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 28,
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
}));

const headStyle = {
  display: 'grid',
  justifyItems: 'center',
  gap: '14px',
  textAlign: 'center',
  '& p': { marginInline: 'auto' },
};

type ConfirmationLayoutProps = {
  emblem: EmblemState;
  label?: string;
  heading: string;
  lead: ReactNode;
  /** Two columns if there is room. */
  wide?: boolean;
  children?: ReactNode;
};

/** One state of the page: emblem, heading, and content. */
export function ConfirmationLayout({
  emblem,
  label,
  heading,
  lead,
  wide = false,
  children,
}: ConfirmationLayoutProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(heading);
  // The focused element was removed with the previous state: continue at the new heading.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Column wide={wide}>
      <Box sx={headStyle}>
        <StateEmblem state={emblem} />
        {label !== undefined && <Chip color={CHIP_COLOURS[emblem]} label={label} />}
        <PageHeading ref={title} lead={lead}>
          {heading}
        </PageHeading>
      </Box>
      {children}
    </Column>
  );
}
