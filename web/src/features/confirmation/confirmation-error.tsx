import { Button, ButtonLink } from '../../components/button.tsx';
import { WhatsappLink } from '../../components/whatsapp-link.tsx';
import { confirmationTexts } from '../../i18n/ar/confirmation.ts';
import { shellTexts } from '../../i18n/ar/shell.ts';
import { Actions, ConfirmationLayout } from './confirmation-layout.tsx';

const { error: texts } = confirmationTexts;

const MESSAGES = {
  'missing-id': texts.missingId,
  'not-found': texts.notFound,
  'fetch-failed': texts.fetchFailed,
} as const;

/** No order to show: why, and where to go from here. */
export function ConfirmationError({
  kind,
  onRetry,
}: {
  kind: keyof typeof MESSAGES;
  onRetry: () => void;
}) {
  const mayRetry = kind === 'fetch-failed';
  return (
    <ConfirmationLayout emblem="stopped" heading={texts.heading} lead={MESSAGES[kind]}>
      {mayRetry && <p style={{ textAlign: 'center' }}>{texts.fetchGuidance}</p>}
      <Actions>
        {mayRetry && (
          <Button type="button" onClick={onRetry}>
            {texts.retry}
          </Button>
        )}
        <ButtonLink variant={mayRetry ? 'outlined' : 'contained'} to="/">
          {shellTexts.backToStore}
        </ButtonLink>
        <WhatsappLink />
      </Actions>
    </ConfirmationLayout>
  );
}
