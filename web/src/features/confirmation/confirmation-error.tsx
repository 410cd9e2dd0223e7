import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RouteLink } from '../../components/route-link.tsx';
import { WhatsappLink } from '../../components/whatsapp-link.tsx';
import { useTexts } from '../../i18n/store-texts.ts';
import { Actions, ConfirmationLayout } from './confirmation-layout.tsx';

/** No order to show: why, and where to go from here. */
export function ConfirmationError({
  kind,
  onRetry,
}: {
  kind: 'missing-id' | 'not-found' | 'fetch-failed';
  onRetry: () => void;
}) {
  const { confirmation, shell } = useTexts();
  const { error: texts } = confirmation;
  const messages = {
    'missing-id': texts.missingId,
    'not-found': texts.notFound,
    'fetch-failed': texts.fetchFailed,
  };
  const mayRetry = kind === 'fetch-failed';
  return (
    <ConfirmationLayout emblem="stopped" heading={texts.heading} lead={messages[kind]}>
      {mayRetry && <Typography sx={{ textAlign: 'center' }}>{texts.fetchGuidance}</Typography>}
      <Actions>
        {mayRetry && <Button onClick={onRetry}>{texts.retry}</Button>}
        <Button variant={mayRetry ? 'outlined' : 'contained'} component={RouteLink} to="/">
          {shell.backToStore}
        </Button>
        <WhatsappLink />
      </Actions>
    </ConfirmationLayout>
  );
}
