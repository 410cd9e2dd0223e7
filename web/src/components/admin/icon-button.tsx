import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import type { ComponentProps } from 'react';
import { colour, focusRing, radius } from '../../theme/tokens.ts';
import { Icon, type IconName } from './icon.tsx';

const Button = styled('button')({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: colour.muted,
  cursor: 'pointer',
  transition: 'background-color 140ms, color 140ms',
  '&:hover': { backgroundColor: colour.sand, color: colour.ink },
  '&:focus-visible': focusRing,
  '&:disabled, &[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' },
});

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children' | 'type'> & {
  icon: IconName;
  /** Its name, which is shown to whoever points at it. */
  label: string;
};

/** A button without words of its own. */
export const IconButton = ({ icon, label, ...props }: IconButtonProps) => (
  <Tooltip title={label} describeChild={false}>
    <Button type="button" aria-label={label} {...props}>
      <Icon name={icon} />
    </Button>
  </Tooltip>
);
