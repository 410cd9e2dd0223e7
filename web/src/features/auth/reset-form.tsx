import { styled } from '@mui/material/styles';
import { useId, useRef, useState } from 'react';
import { BusyButton } from '../../components/busy-button.tsx';
import { Button } from '../../components/button.tsx';
import { useDocumentTitle } from '../../components/document-title.ts';
import { Notice } from '../../components/notice.tsx';
import { sendPasswordReset } from '../../firebase/account.ts';
import {
  resetTexts as texts,
  wordsForAccountFailure,
  type CredentialError,
} from '../../i18n/ar/auth.ts';
import { colour, radius } from '../../theme/tokens.ts';
import { EmailField } from './account-fields.tsx';
import { AuthHeading } from './auth-layout.tsx';
import { checkEmail } from './credentials.ts';
import { useAttempt } from './use-attempt.ts';

const Form = styled('form')({ display: 'grid', gap: 8, '& > button': { justifySelf: 'start' } });
const Sent = styled('output')({
  padding: '14px 18px',
  borderRadius: radius.control,
  backgroundColor: colour.leafSoft,
  color: colour.laurel,
});

type ResetFormProps = {
  email: string;
  onEmail: (email: string) => void;
  onBack: () => void;
};

/** Asks for a message with which to choose a new password. */
export function ResetForm({ email, onEmail, onBack }: ResetFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<CredentialError | null>(null);
  const [sent, setSent] = useState(false);
  const { busy, failure, run, clear } = useAttempt('reset');
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
        {failure && <Notice message={wordsForAccountFailure('reset', failure).text} />}
        <EmailField
          id={id}
          value={email}
          error={error ?? undefined}
          onChange={(value) => {
            setError(null);
            setSent(false);
            clear();
            onEmail(value);
          }}
          ref={field}
        />
        <BusyButton type="submit" busy={busy} busyText={texts.submitting}>
          {texts.submit}
        </BusyButton>
        {sent && <Sent>{texts.sent}</Sent>}
        <Button type="button" variant="text" onClick={onBack}>
          {texts.back}
        </Button>
      </Form>
    </>
  );
}
