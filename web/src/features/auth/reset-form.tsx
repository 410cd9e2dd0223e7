import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useId, useRef, useState } from 'react';
import { useDocumentTitle } from '../../components/document-title.ts';
import { sendPasswordReset } from '../../firebase/account.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { AuthHeading } from './auth-layout.tsx';
import { AccountForm } from './account-form.tsx';
import { checkEmail, type CredentialError } from '../../components/account/credentials.ts';
import { EmailField } from '../../components/account/fields.tsx';
import { useAccountAttempt } from '../../components/account/use-account-attempt.ts';

type ResetFormProps = {
  email: string;
  onEmail: (email: string) => void;
  onBack: () => void;
};

/** Requests a password reset e-mail. */
export function ResetForm({ email, onEmail, onBack }: ResetFormProps) {
  const texts = usePanelTexts().reset;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<CredentialError | null>(null);
  const [sent, setSent] = useState(false);
  const { busy, failure, run, clear } = useAccountAttempt('reset');
  useDocumentTitle(texts.title);

  async function submit(): Promise<void> {
    setSent(false);
    const found = checkEmail(email);
    setError(found);
    if (found) field.current?.focus();
    else setSent(await run(() => sendPasswordReset(email.trim())));
  }

  return (
    <>
      <AuthHeading heading={texts.heading} lead={texts.lead} />
      <AccountForm
        busy={busy}
        failure={failure}
        onSubmit={() => void submit()}
        submitText={texts.submit}
        busyText={texts.submitting}
        after={
          <>
            <output>
              {sent && (
                <Alert severity="success" role="presentation">
                  {texts.sent}
                </Alert>
              )}
            </output>
            <Button variant="text" onClick={onBack} sx={{ alignSelf: 'start' }}>
              {texts.back}
            </Button>
          </>
        }
      >
        <EmailField
          id={id}
          value={email}
          error={error}
          onChange={(value) => {
            setError(null);
            setSent(false);
            clear();
            onEmail(value);
          }}
          ref={field}
        />
      </AccountForm>
    </>
  );
}
