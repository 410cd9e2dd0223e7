import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';

type IconActionProps = Omit<IconButtonProps, 'aria-label' | 'children'> & {
  icon: ReactNode;
  /** The accessible name, also shown as a tooltip. */
  label: string;
};

/** An icon button with a name. */
export const IconAction = ({ icon, label, ...props }: IconActionProps) => (
  // A disabled button fires no events, which a tooltip needs.
  <Tooltip title={props.disabled === true ? '' : label}>
    <IconButton aria-label={label} {...props}>
      {icon}
    </IconButton>
  </Tooltip>
);
