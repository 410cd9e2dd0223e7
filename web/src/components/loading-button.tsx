import Button, { type ButtonProps } from '@mui/material/Button';
import type { ComponentProps, SyntheticEvent } from 'react';
import { Announcer } from './announcer.ts';

/** A `disabled` button would lose the focus. */
const FocusableButton = ({ disabled, onClick, tabIndex, ...props }: ComponentProps<'button'>) => (
  <button
    type="button"
    {...props}
    onClick={disabled ? ignore : onClick}
    tabIndex={disabled ? 0 : tabIndex}
    aria-disabled={disabled}
  />
);
/** Prevents pressing and submitting. */
const ignore = (event: SyntheticEvent): void => event.preventDefault();

type LoadingButtonProps = ButtonProps & {
  loading: boolean;
  /** Shown while loading, and announced. */
  loadingText: string;
};

/** A button that keeps the focus while loading. */
export const LoadingButton = ({ loading, loadingText, children, ...props }: LoadingButtonProps) => (
  <>
    <Button {...props} component={FocusableButton} loading={loading} loadingPosition="start">
      {loading ? loadingText : children}
    </Button>
    <Announcer aria-live="polite">{loading ? loadingText : ''}</Announcer>
  </>
);
