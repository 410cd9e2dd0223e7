import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '../theme/tokens.ts';
import { Spinner } from './spinner.tsx';

const Look = styled(Button)({
  '&[aria-disabled="true"]': { opacity: 0.78, cursor: 'default' },
});
const Announcer = styled('output')(visuallyHidden);

type BusyButtonProps = Omit<ButtonProps, 'disabled' | 'startIcon'> & {
  busy: boolean;
  /** Stands on the button, and is announced, while it is busy. */
  busyText: string;
};

/**
 * The button of something that takes a while. While it does, the button keeps
 * the focus: it is called disabled, and whoever handles it does nothing twice.
 */
export const BusyButton = ({ busy, busyText, children, ...props }: BusyButtonProps) => (
  <>
    <Look variant="contained" {...props} aria-disabled={busy} startIcon={busy ? <Spinner /> : null}>
      {busy ? busyText : children}
    </Look>
    <Announcer aria-live="polite">{busy ? busyText : ''}</Announcer>
  </>
);
