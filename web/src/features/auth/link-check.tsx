import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

/** Shown while a message's link is checked. */
export const LinkCheck = ({ text }: { text: string }) => (
  <Stack direction="row" sx={{ alignItems: 'center', gap: 2, color: 'text.secondary' }}>
    <CircularProgress color="secondary" size={28} aria-hidden />
    <output>{text}</output>
  </Stack>
);
