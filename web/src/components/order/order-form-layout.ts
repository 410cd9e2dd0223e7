import { styled } from '@mui/material/styles';

/** The fields, the bill and the end of an order form. On wide screens the bill stands beside the others, in view. */
export const OrderFormLayout = styled('form')(({ theme }) => ({
  // A bar in a flex box can stick, unlike one in a grid.
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 392px',
    gap: '28px 72px',
    alignItems: 'start',
    '& > section': { gridColumn: 2, gridRow: '1 / span 2', position: 'sticky', top: 28 },
  },
}));

/** What follows the last field. In one column its parts are the form's own, so that its bar can stick. */
export const OrderFormEnd = styled('div')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.up('lg')]: { display: 'grid', gap: 20 },
}));
