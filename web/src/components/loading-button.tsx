import Button, { type ButtonProps } from '@mui/material/Button';
import type { ComponentProps, SyntheticEvent } from 'react';
import { Announcer } from './announcer.ts';

/** The browser would take the focus from a button that is `disabled`. */
const FocusableButton = ({ disabled, onClick, tabIndex, ...props }: ComponentProps<'button'>) => (
  <button
    type="button"
    {...props}
    onClick={disabled ? ignore : onClick}
    tabIndex={disabled ? 0 : tabIndex}
    aria-disabled={disabled}
  />
);
/** Neither presses nor submits. */
const ignore = (event: SyntheticEvent): void => event.preventDefault();

type LoadingButtonProps = ButtonProps & {
  loading: boolean;
  /** The text while it works, which is also announced. */
  loadingText: string;
};

/** A button that keeps the focus while it works. */
export const LoadingButton = ({ loading, loadingText, children, ...props }: LoadingButtonProps) => (
  <>
    <Button {...props} component={FocusableButton} loading={loading} loadingPosition="start">
      {loading ? loadingText : children}
    </Button>
    <Announcer aria-live="polite">{loading ? loadingText : ''}</Announcer>
  </>
);
