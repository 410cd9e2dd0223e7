import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A text's field beside those of its translations, and on a phone above them; aligns labels, hints and controls. */
export const SideBySide = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      columnGap: 2.5,
      '& > .MuiFormControl-root': {
        display: 'grid',
        gridTemplateRows: 'subgrid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridRow: 'span 4',
      },
      '& .MuiInputBase-root': { gridRow: 3 },
      // the error, below the control
      '& div.MuiFormHelperText-root': { gridRow: 4 },
    }}
  >
    {children}
  </Box>
);
