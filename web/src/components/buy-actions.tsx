import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { BUYS } from '../boot/buy-bar.ts';

/** A page's own way to buy. While it is in view, the buy bar is not; the attribute follows it outside React. */
export const WayToBuy = (props: ComponentProps<'div'>) => (
  <div {...props} {...{ [BUYS]: true }} suppressHydrationWarning />
);

/** A page's own buy button, and what is beside it. */
export const BuyActions = styled(WayToBuy)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  width: '100%',
  // Side by side on phones, where the space around the words is what is left.
  '& > a': { flex: '5 1 0', minHeight: 54, paddingInline: 8 },
  // Its share is fixed: a longer price does not move it.
  '& > a + a': { flexGrow: 3, paddingInline: 4 },
  [theme.breakpoints.up('md')]: {
    '& > a, & > a + a': { flex: 'none', minHeight: 58, paddingInline: 28 },
    '& > a:only-child': { minWidth: 300 },
  },
}));
