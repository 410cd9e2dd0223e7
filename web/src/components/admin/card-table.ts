import { styled } from '@mui/material/styles';
import TableContainer from '@mui/material/TableContainer';

/** Below this width in px, table rows become cards. */
export const CARDS_BELOW = 900;

/**
 * A table; on narrow screens each row is a card with a line per cell, labelled by `data-label`. A cell without a label
 * spans the line. Browsers keep the table's roles.
 */
export const CardTableContainer = styled(TableContainer)(({ theme }) => ({
  [theme.breakpoints.down(CARDS_BELOW)]: {
    border: 0,
    borderRadius: 0,
    backgroundColor: 'transparent',
    overflow: 'visible',
    '& .MuiTable-root, & .MuiTableRow-root': { display: 'block' },
    '& .MuiTableHead-root': theme.mixins.visuallyHidden,
    '& .MuiTableBody-root': { display: 'grid', gap: 12 },
    '& .MuiTableBody-root .MuiTableRow-root': {
      padding: '10px 18px',
      borderRadius: theme.layout.cardRadius,
      border: `1px solid ${theme.palette.divider}`,
      '&:not(.Mui-selected)': { backgroundColor: theme.palette.background.paper },
    },
    '& .MuiTableCell-body.MuiTableCell-root': {
      display: 'block',
      padding: 0,
      border: 0,
      '&[data-label]': {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 20,
        minHeight: 40,
        textAlign: 'end',
        '&::before': {
          content: 'attr(data-label)',
          flex: 'none',
          fontSize: '0.8438rem',
          color: theme.palette.text.secondary,
        },
      },
    },
  },
}));
