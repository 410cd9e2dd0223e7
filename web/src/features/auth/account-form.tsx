import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { useAccountAttempt } from '../../components/account/use-account-attempt.ts';
import { LoadingButton } from '../../components/loading-button.tsx';
import type { AccountFailure } from '../../firebase/account.ts';

type AccountFormProps = Pick<ReturnType<typeof useAccountAttempt>, 'busy' | 'failure'> & {
  /** Shown below a failure's message. */
  remedies?: { readonly [Failure in AccountFailure]?: ReactNode };
  /** Not called during an attempt. */
  onSubmit: () => void;
  submitText: string;
  busyText: string;
  /** The fields. */
  children: ReactNode;
  /** Below the button. */
  after?: ReactNode;
};

/** A form for one account attempt; shows the last failure above its fields. */
export const AccountForm = ({
  busy,
  failure,
  remedies,
  onSubmit,
  submitText,
  busyText,
  children,
  after,
}: AccountFormProps) => (
  <Stack
    component="form"
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      if (!busy) onSubmit();
    }}
    sx={{ gap: 1 }}
  >
    {failure && (
      <Alert severity="error" tabIndex={-1}>
        <AlertTitle>{failure.title}</AlertTitle>
        {failure.text}
        {remedies?.[failure.code]}
      </Alert>
    )}
    {children}
    <LoadingButton type="submit" loading={busy} loadingText={busyText}>
      {submitText}
    </LoadingButton>
    {after}
  </Stack>
);
