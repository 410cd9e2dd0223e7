import { styled } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';

const TOOTH = 14;

/** A paper slip with a torn lower edge. */
export const ReceiptCard = styled('section')(({ theme }) => ({
  padding: '24px 26px 34px',
  borderRadius: `${theme.layout.cardRadius}px ${theme.layout.cardRadius}px 0 0`,
  backgroundColor: theme.palette.background.paper,
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
  // Wraps only if the longest word does not fit beside the name (large text on a phone). The page's `overflow-wrap:
  // anywhere` would treat each letter as a word.
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
  /** Below a dashed line. */
  torn?: boolean;
  /** Announces changes. */
  live?: boolean;
};

/** A row of a slip, in a `dl`. */
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
