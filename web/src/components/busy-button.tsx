import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { visuallyHidden } from '../theme/tokens.ts';
import { Button } from './button.tsx';
import { Spinner } from './spinner.tsx';

const Look = styled(Button)({
  '&[aria-disabled="true"]': { opacity: 0.78, cursor: 'default' },
});
const Announcer = styled('output')(visuallyHidden);

type BusyButtonProps = Omit<ComponentProps<typeof Button>, 'disabled'> & {
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
    <Look type="button" {...props} aria-disabled={busy}>
      {busy && <Spinner />}
      {busy ? busyText : children}
    </Look>
    <Announcer aria-live="polite">{busy ? busyText : ''}</Announcer>
  </>
);
