import { styled } from '@mui/material/styles';

/** A hero's buttons. On small screens the buy bar has the buy button. */
export const HeroActions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '& > .buy': { display: 'none' },
  [theme.breakpoints.up('md')]: {
    '& a': { minHeight: 58, paddingInline: 28 },
    '& > .buy': { display: 'contents' },
  },
}));
