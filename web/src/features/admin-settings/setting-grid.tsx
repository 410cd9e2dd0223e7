import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { TEXT_ROWS } from '../../components/admin/edited-text.tsx';

/** Settings in two columns where there is room. */
export const Fields = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
      columnGap: 3,
    }}
  >
    {children}
  </Box>
);

export const Half = ({ children }: { children: ReactNode }) => <Box sx={TEXT_ROWS}>{children}</Box>;
