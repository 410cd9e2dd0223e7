import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState, type ReactNode } from 'react';
import { LoadingButton } from '../../components/loading-button.tsx';
import type { AccountFailure } from '../../firebase/account.ts';
import {
  checkCredentials,
  type CredentialErrors,
  type Credentials,
} from '../../components/account/credentials.ts';
import { EmailField, PasswordField } from '../../components/account/fields.tsx';
import { useAccountAttempt } from '../../components/account/use-account-attempt.ts';

export const Form = styled('form')({ display: 'grid', gap: 8 });

type CredentialsFormProps = {
  purpose: 'sign-in' | 'sign-up';
  /** Shared by both tabs. */
  credentials: Credentials;
  onChange: (credentials: Credentials) => void;
  submit: (credentials: Credentials) => Promise<AccountFailure | null>;
  submitText: string;
  busyText: string;
  /** Offered below the message of a failure. */
  remedies?: { readonly [Failure in AccountFailure]?: ReactNode };
  children?: ReactNode;
};

/** E-mail and password, for sign-in or sign-up. */
export function CredentialsForm({
  purpose,
  credentials,
  onChange,
  submit,
  submitText,
  busyText,
  remedies,
  children,
}: CredentialsFormProps) {
  const id = useId();
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [errors, setErrors] = useState<CredentialErrors>({});
  const { busy, failure, run, clear } = useAccountAttempt(purpose);

  const edit = (field: keyof Credentials) => (value: string) => {
    const { [field]: _, ...others } = errors;
    setErrors(others);
    clear();
    onChange({ ...credentials, [field]: value });
  };
  function onSubmit(): void {
    if (busy) return;
    const found = checkCredentials(credentials, purpose);
    setErrors(found);
    const first = found.email ? email : found.password ? password : null;
    if (first) first.current?.focus();
    else void run(() => submit({ ...credentials, email: credentials.email.trim() }));
  }

  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {failure && (
        <Alert severity="error" tabIndex={-1}>
          <AlertTitle>{failure.title}</AlertTitle>
          {failure.text}
          {remedies?.[failure.code]}
        </Alert>
      )}
      <EmailField
        id={`${id}-email`}
        value={credentials.email}
        error={errors.email ?? null}
        onChange={edit('email')}
        ref={email}
      />
      <PasswordField
        id={`${id}-password`}
        value={credentials.password}
        error={errors.password ?? null}
        onChange={edit('password')}
        ref={password}
        isNew={purpose === 'sign-up'}
      />
      {children}
      <LoadingButton type="submit" loading={busy} loadingText={busyText}>
        {submitText}
      </LoadingButton>
    </Form>
  );
}
