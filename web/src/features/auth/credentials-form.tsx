import { styled } from '@mui/material/styles';
import { useId, useRef, useState, type ReactNode } from 'react';
import { BusyButton } from '../../components/busy-button.tsx';
import { Notice } from '../../components/notice.tsx';
import type { AccountFailure } from '../../firebase/account.ts';
import { wordsForAccountFailure } from '../../i18n/ar/auth.ts';
import { EmailField, PasswordField } from './account-fields.tsx';
import { checkCredentials, type CredentialErrors, type Credentials } from './credentials.ts';
import { useAttempt } from './use-attempt.ts';

const Form = styled('form')({ display: 'grid', gap: 8 });
const Submit = styled('div')({ display: 'grid', marginBlockStart: 8 });

type CredentialsFormProps = {
  purpose: 'sign-in' | 'sign-up';
  /** What was written, here or in the other tab. */
  credentials: Credentials;
  onChange: (credentials: Credentials) => void;
  submit: (credentials: Credentials) => Promise<AccountFailure | null>;
  submitText: string;
  busyText: string;
  /** Offered below a failure: a way on. */
  remedies?: { readonly [Failure in AccountFailure]?: ReactNode };
  children?: ReactNode;
};

/** An e-mail and a password, to sign in or up with. */
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
  const { busy, failure, run, clear } = useAttempt(purpose);
  const words = failure && wordsForAccountFailure(purpose, failure);

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
      {words && (
        <Notice message={words.title} guidance={words.text} actions={remedies?.[failure]} />
      )}
      <EmailField
        id={`${id}-email`}
        value={credentials.email}
        error={errors.email}
        onChange={edit('email')}
        ref={email}
      />
      <PasswordField
        id={`${id}-password`}
        value={credentials.password}
        error={errors.password}
        onChange={edit('password')}
        ref={password}
        isNew={purpose === 'sign-up'}
      />
      {children}
      <Submit>
        <BusyButton type="submit" busy={busy} busyText={busyText}>
          {submitText}
        </BusyButton>
      </Submit>
    </Form>
  );
}
