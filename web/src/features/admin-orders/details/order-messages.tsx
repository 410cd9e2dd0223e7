import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isCustomerMessage, messageSchema } from '@ghar/domain/messages/message';
import { isUndelivered, hasOldRecipient } from '@ghar/domain/messages/message-resend';
import { isStillTrue } from '@ghar/domain/messages/is-message-true';
import { messagesOfOrder } from '@ghar/domain/queries';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/admin/confirm-dialog.tsx';
import { LiveView } from '../../../components/admin/live-view.tsx';
import { MessageStateChip } from '../../../components/admin/message-state-chip.tsx';
import { useOperation } from '../../../components/admin/operation.ts';
import { Panel } from '../../../components/admin/panel.tsx';
import type { StoredOrder } from '../../../components/admin/stored-order.ts';
import { callAsAdmin } from '../../../firebase/admin-callable.ts';
import type { Stored } from '../../../firebase/documents.ts';
import { isEmptyList, useLiveList } from '../../../firebase/live-documents.ts';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';
import { useTexts } from '../../../i18n/store-texts.ts';

type StoredMessage = Stored<typeof messageSchema>;

/** More than any order has. */
const MAX_MESSAGES = 50;

/** An order's messages with recipient and result, newest first; nothing if there are none. */
export function OrderMessages({ order }: { order: StoredOrder }) {
  const texts = usePanelTexts();
  const messages = useLiveList(messagesOfOrder(order.id), messageSchema, { limit: MAX_MESSAGES });
  const [asked, setAsked] = useState<StoredMessage | null>(null);
  if (messages.state === 'loading') return null;
  if (messages.state === 'ready' && isEmptyList(messages.value)) return null;
  return (
    <Panel heading={texts.messages.heading}>
      <LiveView live={messages} operation="load-messages">
        {({ items, unreadable }) => (
          <>
            <List disablePadding>
              {items.map((message, index) => (
                <MessageItem
                  key={message.id}
                  message={message}
                  isTrue={isStillTrue(message, order)}
                  hasOldRecipient={hasOldRecipient(message, order)}
                  divider={index < items.length - 1}
                  onResend={() => setAsked(message)}
                />
              ))}
            </List>
            {unreadable.length > 0 && (
              <Typography variant="body2" color="error" sx={{ mt: 1.5 }}>
                {texts.parts.unreadable(unreadable)}
              </Typography>
            )}
          </>
        )}
      </LiveView>
      {asked && <ResendDialog message={asked} onClose={() => setAsked(null)} />}
    </Panel>
  );
}

type MessageItemProps = {
  message: StoredMessage;
  /** True of the current order; otherwise it will not be sent. */
  isTrue: boolean;
  /** It went to a phone or address that was corrected since. */
  hasOldRecipient: boolean;
  divider: boolean;
  onResend: () => void;
};

function MessageItem({ message, isTrue, hasOldRecipient, divider, onResend }: MessageItemProps) {
  const { messages: texts, messageKinds, channels, messageErrorWords } = usePanelTexts();
  const { formats } = useTexts();
  const { kind, channel, state, error, created_at, next_attempt_at } = message;
  const isWaiting = state === 'queued' && message.claim === null && next_attempt_at !== null;
  return (
    <ListItem disableGutters divider={divider} sx={{ display: 'block', py: 1.5 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
        <div style={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 'medium' }}>{messageKinds[kind]}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {formats.list([!isCustomerMessage(kind) && texts.toMerchant, channels[channel]])}
            {formats.comma}
            <time dateTime={created_at.toISOString()}>{formats.minute(created_at)}</time>
          </Typography>
        </div>
        <MessageStateChip state={isWaiting && !isTrue ? 'withdrawn' : state} />
      </Stack>
      {isWaiting && isTrue && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.dueAt(formats.minute(next_attempt_at))}
        </Typography>
      )}
      {error !== null && (
        <Typography variant="body2" color={message.needs_merchant ? 'error' : 'text.secondary'}>
          {messageErrorWords(error, state, channel)}
        </Typography>
      )}
      {isTrue && hasOldRecipient && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.sentElsewhere}
        </Typography>
      )}
      {isTrue && (hasOldRecipient || isUndelivered(message)) && (
        <Button variant="outlined" size="small" sx={{ mt: 1 }} onClick={onResend}>
          {texts.resend}
        </Button>
      )}
    </ListItem>
  );
}

function ResendDialog({ message, onClose }: { message: StoredMessage; onClose: () => void }) {
  const { messages: texts, messageKinds, channels } = usePanelTexts();
  const { run, busy, failure } = useOperation('resend-message');
  const { id, kind, channel, state } = message;
  const resend = async (): Promise<void> => {
    if ((await run(() => callAsAdmin('resendMessage', { message_id: id }))).ok) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={texts.resendTitle}
      confirm={texts.resend}
      confirming={texts.resending}
      busy={busy}
      failure={failure}
      onConfirm={() => void resend()}
      onClose={onClose}
    >
      <Typography>{texts.resendText(messageKinds[kind], channels[channel])}</Typography>
      {state === 'doubtful' && <Typography color="error">{texts.resendDoubt}</Typography>}
    </ConfirmDialog>
  );
}
