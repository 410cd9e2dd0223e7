import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RouteLink } from '../../components/route-link.tsx';
import { useOnline } from '../../components/use-online.ts';
import { WhatsappLink } from '../../components/whatsapp-link.tsx';
import { useTexts } from '../../i18n/store-texts.ts';
import { useTrackingTexts } from '../../i18n/tracking-texts.ts';
import { Actions, ConfirmationLayout } from './confirmation-layout.tsx';

/** Shown without an order: why, and where to go. */
export function ConfirmationError({
  kind,
  onRetry,
}: {
  kind: 'missing-id' | 'not-found' | 'fetch-failed';
  onRetry: () => void;
}) {
  const { shell } = useTexts();
  const { error: texts } = useTrackingTexts().confirmation;
  const isOnline = useOnline();
  const messages = {
    'missing-id': texts.missingId,
    'not-found': texts.notFound,
    'fetch-failed': texts.fetchFailed,
  };
  const mayRetry = kind === 'fetch-failed';
  const guidances = {
    'missing-id': null,
    'not-found': texts.notFoundGuidance,
    'fetch-failed': isOnline ? texts.fetchGuidance : texts.offline,
  };
  const guidance = guidances[kind];
  return (
    <ConfirmationLayout emblem="stopped" heading={texts.heading} lead={messages[kind]}>
      {guidance !== null && (
        <Typography component="output" sx={{ textAlign: 'center' }}>
          {guidance}
        </Typography>
      )}
      <Actions>
        {mayRetry ? (
          <Button onClick={onRetry}>{texts.retry}</Button>
        ) : (
          <Button component={RouteLink} to="/track">
            {texts.find}
          </Button>
        )}
        <Button variant="outlined" component={RouteLink} to="/">
          {shell.backToStore}
        </Button>
        <WhatsappLink />
      </Actions>
    </ConfirmationLayout>
  );
}
