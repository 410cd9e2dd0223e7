import { useId, useRef, useState, type ReactNode } from 'react';
import type { AccountFailure } from '../../firebase/account.ts';
import {
  checkCredentials,
  type CredentialErrors,
  type Credentials,
} from '../../components/account/credentials.ts';
import { EmailField, PasswordField } from '../../components/account/fields.tsx';
import { useAccountAttempt } from '../../components/account/use-account-attempt.ts';
import { AccountForm } from './account-form.tsx';

type CredentialsFormProps = {
  purpose: 'sign-in' | 'sign-up';
  /** Shared by both tabs. */
  credentials: Credentials;
  onChange: (credentials: Credentials) => void;
  submit: (credentials: Credentials) => Promise<AccountFailure | null>;
  submitText: string;
  busyText: string;
  /** Shown below a failure's message. */
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
    const found = checkCredentials(credentials, purpose);
    setErrors(found);
    const first = found.email ? email : found.password ? password : null;
    if (first) first.current?.focus();
    else void run(() => submit({ ...credentials, email: credentials.email.trim() }));
  }

  return (
    <AccountForm
      {...{ busy, failure, onSubmit, submitText, busyText }}
      {...(remedies && { remedies })}
    >
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
    </AccountForm>
  );
}
