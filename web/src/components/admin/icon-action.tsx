import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { RouteLink } from '../route-link.tsx';

type IconActionProps = Omit<IconButtonProps, 'aria-label' | 'children'> & {
  icon: ReactNode;
  /** The accessible name and tooltip. */
  label: string;
  /** Renders a link to that path. */
  to?: string;
};

/** An icon button or link. */
export const IconAction = ({ icon, label, to, ...props }: IconActionProps) => (
  // A disabled button fires no events, which a tooltip needs.
  <Tooltip title={props.disabled === true ? '' : label}>
    <IconButton
      aria-label={label}
      {...(to !== undefined && { component: RouteLink, to })}
      {...props}
    >
      {icon}
    </IconButton>
  </Tooltip>
);
