import Box from '@mui/material/Box';
import { nameFont } from '../theme/typography.ts';

/** The shop's or the product's name, in the display face. */
export const Name = ({ children }: { children: string }) => (
  <Box component="span" sx={{ fontFamily: nameFont(children) }}>
    {children}
  </Box>
);
