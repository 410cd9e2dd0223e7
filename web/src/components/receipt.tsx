import { styled } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';

const TOOTH = 14;

/** A slip of paper, torn off below. */
export const ReceiptCard = styled('section')(({ theme }) => ({
  padding: '24px 26px 34px',
  borderRadius: `${theme.layout.cardRadius}px ${theme.layout.cardRadius}px 0 0`,
  backgroundColor: theme.palette.background.paper,
  // The teeth of the torn edge.
  mask: `linear-gradient(#000 0 0) top / 100% calc(100% - ${TOOTH / 2}px) no-repeat,
    radial-gradient(circle at 50% 0, #000 ${TOOTH / 2}px, transparent ${TOOTH / 2 + 0.5}px) bottom / ${TOOTH}px ${TOOTH / 2}px repeat-x`,
}));

const Row = styled('div')<{ torn: boolean }>(({ theme, torn }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 20px',
  paddingBlock: 5,
  '& dt': { flex: 'none', color: theme.palette.text.secondary },
  // Wraps only where not even its longest word fits beside the name: large text on a phone. The page's
  // `overflow-wrap: anywhere` would count a word's letters as words.
  '& dd': {
    flex: '1 0 auto',
    width: 'min-content',
    minWidth: 0,
    maxWidth: '100%',
    overflowWrap: 'break-word',
    textAlign: 'end',
  },
  ...(torn && {
    marginBlockStart: 14,
    paddingBlockStart: 16,
    borderBlockStart: `1px dashed ${theme.palette.outline}`,
  }),
}));

type ReceiptRowProps = {
  name: string;
  children: ReactNode;
  as?: ElementType;
  /** Stands below a dashed line. */
  torn?: boolean;
  /** Changes are announced. */
  live?: boolean;
};

/** A line of a slip, inside a `dl`. */
export const ReceiptRow = ({
  name,
  children,
  as: Value = 'dd',
  torn = false,
  live = false,
}: ReceiptRowProps) => (
  <Row torn={torn}>
    <dt>{name}</dt>
    <Value aria-live={live ? 'polite' : undefined}>{children}</Value>
  </Row>
);
