import { styled } from '@mui/material/styles';

/** The buttons under a page's first words. On small screens the bar at the bottom has the buy button. */
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
