import Box from '@mui/material/Box';
import { nameStyle } from '../theme/typography.ts';

/** The shop's or the product's name, in the display face. */
export const Name = ({ children }: { children: string }) => (
  <Box component="span" sx={nameStyle(children)}>
    {children}
  </Box>
);
