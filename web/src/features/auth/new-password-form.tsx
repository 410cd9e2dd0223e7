import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useId, useRef, useState } from 'react';
import { checkNewPassword, type CredentialError } from '../../components/account/credentials.ts';
import { PasswordField } from '../../components/account/fields.tsx';
import { useAccountAttempt } from '../../components/account/use-account-attempt.ts';
import { useDocumentTitle } from '../../components/document-title.ts';
import { useToast } from '../../components/toasts.tsx';
import { resetAccount, resetPassword, type AccountFailure } from '../../firebase/account.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { AuthHeading } from './auth-layout.tsx';
import { AccountForm } from './account-form.tsx';
import { LinkCheck } from './link-check.tsx';

type Account = { readonly email: string } | { readonly failure: AccountFailure } | null;

type NewPasswordFormProps = {
  /** From the message's link. */
  code: string;
  /** The link has expired: requests another. */
  onExpired: () => void;
  /** The password is changed; its owner is signed in if that succeeded. */
  onDone: (email: string) => void;
};

/** Sets a new password by a message's link. */
export function NewPasswordForm({ code, onExpired, onDone }: NewPasswordFormProps) {
  const { newPassword: texts, forAccountFailure } = usePanelTexts();
  const [account, setAccount] = useState<Account>(null);
  useDocumentTitle(texts.title);
  useEffect(() => {
    let wanted = true;
    void resetAccount(code).then((found) => wanted && setAccount(found));
    return () => {
      wanted = false;
    };
  }, [code]);

  if (account === null) return <LinkCheck text={texts.checking} />;
  if ('failure' in account)
    return (
      <>
        <AuthHeading heading={texts.heading} />
        <Alert severity="error" sx={{ marginBlockEnd: 2 }}>
          {forAccountFailure('new-password', account.failure).text}
        </Alert>
        {account.failure === 'link-expired' ? (
          <Button onClick={onExpired}>{texts.another}</Button>
        ) : (
          <Button
            onClick={() => {
              setAccount(null);
              void resetAccount(code).then(setAccount);
            }}
          >
            {texts.retry}
          </Button>
        )}
      </>
    );
  return <PasswordChoice code={code} email={account.email} onExpired={onExpired} onDone={onDone} />;
}

function PasswordChoice({
  code,
  email,
  onExpired,
  onDone,
}: NewPasswordFormProps & { email: string }) {
  const texts = usePanelTexts().newPassword;
  const toast = useToast();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<CredentialError | null>(null);
  const { busy, failure, run, clear } = useAccountAttempt('new-password');

  async function submit(): Promise<void> {
    const found = checkNewPassword(password, email);
    setError(found);
    if (found) {
      field.current?.focus();
      return;
    }
    if (!(await run(() => resetPassword(code, email, password)))) return;
    toast({ title: texts.done, variant: 'plain' });
    onDone(email);
  }

  return (
    <>
      <AuthHeading
        heading={texts.heading}
        lead={
          <>
            {texts.account} <bdi>{email}</bdi>
          </>
        }
      />
      <AccountForm
        busy={busy}
        failure={failure}
        remedies={{
          'link-expired': (
            <Button
              variant="outlined"
              onClick={onExpired}
              sx={{ display: 'flex', marginBlockStart: 1.5 }}
            >
              {texts.another}
            </Button>
          ),
        }}
        onSubmit={() => void submit()}
        submitText={texts.submit}
        busyText={texts.submitting}
      >
        {/* For password managers. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField
          id={id}
          label={texts.password}
          value={password}
          error={error}
          onChange={(value) => {
            setError(null);
            clear();
            setPassword(value);
          }}
          ref={field}
          isNew
        />
      </AccountForm>
    </>
  );
}
