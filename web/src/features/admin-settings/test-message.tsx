import CheckRounded from '@mui/icons-material/CheckRounded';
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  messageSchema,
  type Channel,
  type Message,
  type MessageState,
} from '@ghar/domain/messages/message';
import { messagePath } from '@ghar/domain/paths';
import { useState, type ReactElement } from 'react';
import { useOperation } from '../../components/admin/operation.ts';
import { useLoadFailureReport } from '../../components/admin/live-view.tsx';
import { LoadingButton } from '../../components/loading-button.tsx';
import { callAsAdmin } from '../../firebase/admin-callable.ts';
import { useLiveDocument } from '../../firebase/live-documents.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import type { SettingsEditor } from './use-settings-editor.ts';

const ARRIVED = <CheckRounded color="primary" fontSize="small" />;
const WAITS = <ScheduleRounded color="secondary" fontSize="small" />;
const LOST = <ErrorOutlineRounded color="error" fontSize="small" />;
const ICONS: Readonly<Record<MessageState, ReactElement>> = {
  queued: WAITS,
  sent: ARRIVED,
  delivered: ARRIVED,
  read: ARRIVED,
  failed: LOST,
  doubtful: LOST,
  withdrawn: LOST,
};

function Outcome({ message: { state, to, error } }: { message: Message }) {
  const texts = usePanelTexts().testMessage;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
      {ICONS[state]}
      <Typography variant="body2">
        {texts.states[state]} <bdi>{texts.to(to)}</bdi>
        {error !== null && (
          <Typography variant="caption" component="span" sx={{ display: 'block' }}>
            {texts.reason(error)}
          </Typography>
        )}
      </Typography>
    </Stack>
  );
}

/** The message's state, live. */
function Fate({ id }: { id: string }) {
  const live = useLiveDocument(messagePath(id), messageSchema);
  useLoadFailureReport('send-test-message', live);
  return live.state === 'ready' && live.value ? <Outcome message={live.value} /> : null;
}

type TestMessageProps = {
  editor: SettingsEditor;
  channel: Channel;
  /** The stored recipient. */
  recipient: string;
};

/** Sends the merchant a test message by a channel, after saving the input. */
export function TestMessage({ editor, channel, recipient }: TestMessageProps) {
  const texts = usePanelTexts().testMessage;
  const { run, busy, failure } = useOperation('send-test-message');
  const [id, setId] = useState<string | null>(null);
  async function send(): Promise<void> {
    setId(null);
    await editor.flush({
      section: 'private',
      path: channel === 'email' ? 'notify_email' : 'notify_whatsapp',
    });
    const sent = await run(() => callAsAdmin('sendTestMessage', { channel }));
    if (sent.ok) setId(sent.value.message_id);
  }
  return (
    <Stack sx={{ gap: 1, alignItems: 'start' }}>
      {recipient === '' ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.noRecipient[channel]}
        </Typography>
      ) : (
        <LoadingButton
          variant="outlined"
          loading={busy}
          loadingText={texts.sending}
          onClick={() => void send()}
        >
          {texts.send[channel]}
        </LoadingButton>
      )}
      <output>
        {failure !== null && (
          <Typography variant="body2" component="span" color="error">
            {failure}
          </Typography>
        )}
        {id !== null && <Fate key={id} id={id} />}
      </output>
    </Stack>
  );
}
