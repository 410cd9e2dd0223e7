import Button, { type ButtonProps } from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';

type BarActionProps = Pick<ButtonProps, 'aria-haspopup' | 'onClick'> & {
  icon: ReactNode;
  /** Shown below the icon; a part of the label. */
  word: string;
  /** The accessible name and tooltip. */
  label: string;
};

/** An action of the bulk bar: an icon with a word, so that a phone needs no tooltip. */
export const BarAction = ({ icon, word, label, ...props }: BarActionProps) => (
  <Tooltip title={label}>
    <Button
      variant="text"
      color="inherit"
      aria-label={label}
      sx={{
        flexDirection: 'column',
        flexGrow: 1,
        minWidth: 0,
        px: 1,
        py: 0.5,
        fontSize: '0.75rem',
        textDecoration: 'none',
        whiteSpace: 'nowrap',
      }}
      {...props}
    >
      {icon}
      {word}
    </Button>
  </Tooltip>
);
