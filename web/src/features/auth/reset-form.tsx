import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useId, useRef, useState } from 'react';
import { useDocumentTitle } from '../../components/document-title.ts';
import { LoadingButton } from '../../components/loading-button.tsx';
import { sendPasswordReset } from '../../firebase/account.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { AuthHeading } from './auth-layout.tsx';
import { Form } from './credentials-form.tsx';
import { checkEmail, type CredentialError } from '../../components/account/credentials.ts';
import { EmailField } from '../../components/account/fields.tsx';
import { useAccountAttempt } from '../../components/account/use-account-attempt.ts';

type ResetFormProps = {
  email: string;
  onEmail: (email: string) => void;
  onBack: () => void;
};

/** Requests an e-mail with a link to choose a new password. */
export function ResetForm({ email, onEmail, onBack }: ResetFormProps) {
  const texts = usePanelTexts().reset;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<CredentialError | null>(null);
  const [sent, setSent] = useState(false);
  const { busy, failure, run, clear } = useAccountAttempt('reset');
  useDocumentTitle(texts.title);

  async function submit(): Promise<void> {
    if (busy) return;
    setSent(false);
    const found = checkEmail(email);
    setError(found);
    if (found) field.current?.focus();
    else setSent(await run(() => sendPasswordReset(email.trim())));
  }

  return (
    <>
      <AuthHeading heading={texts.heading} lead={texts.lead} />
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {failure && (
          <Alert severity="error" tabIndex={-1}>
            <AlertTitle>{failure.text}</AlertTitle>
          </Alert>
        )}
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
        <LoadingButton type="submit" loading={busy} loadingText={texts.submitting}>
          {texts.submit}
        </LoadingButton>
        <output>
          {sent && (
            <Alert severity="success" role="presentation">
              {texts.sent}
            </Alert>
          )}
        </output>
        <Button variant="text" onClick={onBack} sx={{ justifySelf: 'start' }}>
          {texts.back}
        </Button>
      </Form>
    </>
  );
}
