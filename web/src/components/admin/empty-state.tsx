import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Logo } from '../logo.tsx';

type EmptyStateProps = { title: string; text?: string; action?: ReactNode };

/** An empty list: whether there are no items or none match, and what to do. */
export const EmptyState = ({ title, text, action }: EmptyStateProps) => (
  <Paper
    variant="outlined"
    sx={({ layout, palette }) => ({
      padding: 'clamp(40px, 7vw, 88px) 24px',
      borderRadius: `${layout.cardRadius}px`,
      borderStyle: 'dashed',
      backgroundColor: 'transparent',
      '& > * > svg': { color: palette.soap.main },
    })}
  >
    <Stack sx={{ alignItems: 'center', gap: 1.5, textAlign: 'center' }}>
      <Logo height={52} />
      <Typography variant="h4" component="p">
        {title}
      </Typography>
      {text !== undefined && (
        <Typography sx={{ maxWidth: '32em', color: 'text.secondary' }}>{text}</Typography>
      )}
      {action}
    </Stack>
  </Paper>
);
