import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useDocumentTitle } from '../../components/document-title.ts';
import { RouteLink } from '../../components/route-link.tsx';
import { confirmEmail, type AccountFailure } from '../../firebase/account.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { AuthHeading } from './auth-layout.tsx';
import { LinkCheck } from './link-check.tsx';

/** Requests by code: a link works once, and an effect may run twice. */
const requests = new Map<string, Promise<AccountFailure | null>>();
function confirmOnce(code: string): Promise<AccountFailure | null> {
  const asked = requests.get(code) ?? confirmEmail(code);
  requests.set(code, asked);
  // Allows a retry after a failure.
  void asked.then((failure) => failure !== null && requests.delete(code));
  return asked;
}

/** Confirms an e-mail address by a message's link. */
export function EmailConfirmation({ code }: { code: string }) {
  const { confirmEmail: texts, forAccountFailure } = usePanelTexts();
  const [answer, setAnswer] = useState<{ failure: AccountFailure | null } | null>(null);
  useDocumentTitle(texts.title);
  useEffect(() => {
    let wanted = true;
    void confirmOnce(code).then((failure) => wanted && setAnswer({ failure }));
    return () => {
      wanted = false;
    };
  }, [code]);
  if (answer === null) return <LinkCheck text={texts.checking} />;
  const { failure } = answer;
  const isFinal = failure === null || failure === 'link-expired';
  return (
    <>
      <AuthHeading heading={texts.heading} />
      <Alert severity={failure === null ? 'success' : 'error'} sx={{ marginBlockEnd: 2 }}>
        {failure === null ? texts.done : forAccountFailure('confirm-email', failure).text}
      </Alert>
      {isFinal ? (
        <Button component={RouteLink} to="/admin">
          {texts.next}
        </Button>
      ) : (
        <Button
          onClick={() => {
            setAnswer(null);
            void confirmOnce(code).then((again) => setAnswer({ failure: again }));
          }}
        >
          {texts.retry}
        </Button>
      )}
    </>
  );
}
