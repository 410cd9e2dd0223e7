import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { BUYS } from '../boot/buy-bar.ts';

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  width: '100%',
  // Side by side on phones, where the space around the words is what is left.
  '& > a': { flex: '1 1 auto', minHeight: 54, paddingInline: 8 },
  [theme.breakpoints.up('md')]: { '& > a': { flex: 'none', minHeight: 58, paddingInline: 28 } },
}));

/** A page's own buy button and what is beside it. While they are in view, the buy bar is not. */
export const BuyActions = ({ children }: { children: ReactNode }) => (
  <Buttons {...{ [BUYS]: '' }}>{children}</Buttons>
);
