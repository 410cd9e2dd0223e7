import HistoryRounded from '@mui/icons-material/HistoryRounded';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  FORMER_TEXTS_SHOWN,
  formerTextSchema,
  type FormerText,
} from '@ghar/domain/content/former-text';
import { formerTexts } from '@ghar/domain/queries';
import { useState } from 'react';
import { DialogFrame } from '../../components/admin/dialog-frame.tsx';
import { IconAction } from '../../components/admin/icon-action.tsx';
import { LiveView } from '../../components/admin/live-view.tsx';
import { isWrong, sameText, type Text } from '../../components/admin/text-editor.ts';
import { useText } from '../../components/admin/use-text.ts';
import { isEmptyList, useLiveList } from '../../firebase/live-documents.ts';
import { useSession } from '../../firebase/session.tsx';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { useTexts } from '../../i18n/store-texts.ts';
import { differentParts, type Part } from './different-parts.ts';
import { textAt, unwritten } from './section-texts.ts';
import type { ContentEditor, ContentTextId } from './content-edit.ts';

/** Underlined too, since colour alone is not enough. */
const Gone = styled('mark')(({ theme }) => ({
  color: 'inherit',
  backgroundColor: theme.palette.warning.light,
  textDecoration: 'underline',
  textUnderlineOffset: 4,
}));

const PartText = ({ part }: { part: Part }) =>
  part.isGone ? <Gone>{part.text}</Gone> : <>{part.text}</>;

/** A former text with the removed parts marked. */
function Different({ former, present }: { former: Text; present: Text }) {
  const { emptyText } = usePanelTexts().textStates;
  const parts = differentParts(former, present);
  if (parts.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{emptyText}</Typography>;
  if (typeof former === 'string')
    return (
      <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {parts.map((part) => (
          <PartText key={part.at} part={part} />
        ))}
      </Typography>
    );
  return (
    <Stack component="ol" sx={{ gap: 0.75, margin: 0, paddingInlineStart: 2.5 }}>
      {parts.map((part) => (
        <Typography key={part.at} component="li" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          <PartText part={part} />
        </Typography>
      ))}
    </Stack>
  );
}

type FormerProps = {
  former: FormerText;
  text: ContentTextId;
  /** The field's current text. */
  present: Text;
  /** Absent while restoring is impossible. */
  onTakeBack: ((former: Text) => void) | undefined;
};

/** A former text, until when it was shown, and who replaced it. */
function Former({ former, text, present, onTakeBack }: FormerProps) {
  const { formerTexts: texts } = usePanelTexts();
  const { formats } = useTexts();
  const session = useSession();
  const isMine = session.state === 'signed-in' && session.uid === former.updated_by;
  const was = former.text ?? textAt(unwritten(text.section).texts, text.path);
  const until = texts.until(formats.minute(former.created_at));
  return (
    <Paper
      variant="outlined"
      component="li"
      sx={{ display: 'grid', gap: 1.25, padding: 2, backgroundColor: 'background.default' }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <time dateTime={former.created_at.toISOString()}>{until}</time>
        {' · '}
        <bdi>
          {isMine
            ? texts.replacedByMe
            : former.email
              ? texts.replacedBy(former.email)
              : texts.replacedByAnother}
        </bdi>
        {former.text === null && ` · ${texts.byDefault}`}
      </Typography>
      <Different former={was} present={present} />
      {sameText(was, present) ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.current}
        </Typography>
      ) : (
        <Button
          variant="outlined"
          disabled={onTakeBack === undefined}
          aria-label={formats.list([texts.takeBack, until])}
          onClick={() => onTakeBack?.(was)}
          sx={{ justifySelf: 'start' }}
        >
          {texts.takeBack}
        </Button>
      )}
    </Paper>
  );
}

const SKELETON = (
  <Stack sx={{ gap: 1.5 }}>
    <Skeleton height={120} />
    <Skeleton height={120} />
  </Stack>
);

type FormerListProps = Omit<FormerProps, 'former'>;

/** Reads at most {@link FORMER_TEXTS_SHOWN} documents. */
function FormerList({ text, ...props }: FormerListProps) {
  const texts = usePanelTexts().formerTexts;
  const live = useLiveList(formerTexts(text.section, text.path), formerTextSchema, {
    limit: FORMER_TEXTS_SHOWN,
  });
  return (
    <LiveView
      live={live}
      operation="load-former-texts"
      skeleton={SKELETON}
      isEmpty={isEmptyList}
      empty={<Typography>{texts.empty}</Typography>}
    >
      {({ items }) => (
        <Stack sx={{ gap: 1.5 }}>
          <Typography sx={{ color: 'text.secondary' }}>{texts.lead}</Typography>
          {props.onTakeBack === undefined && (
            <Alert severity="info" role="note">
              {texts.unsaved}
            </Alert>
          )}
          <List component="ol" disablePadding sx={{ display: 'grid', gap: 1.5 }}>
            {items.map((former) => (
              <Former key={former.id} former={former} text={text} {...props} />
            ))}
          </List>
          {items.length === FORMER_TEXTS_SHOWN && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {texts.limit(FORMER_TEXTS_SHOWN)}
            </Typography>
          )}
        </Stack>
      )}
    </LiveView>
  );
}

type FormerTextsProps = {
  editor: ContentEditor;
  text: ContentTextId;
  /** The stored text. */
  live: Text;
  label: string;
};

/** A button that lists a text's former versions, to restore one. */
export function FormerTexts({ editor, text, live, label }: FormerTextsProps) {
  const texts = usePanelTexts().formerTexts;
  const { shown, state } = useText(editor, text, live);
  const [open, setOpen] = useState(false);
  const takeBack = (former: Text): void => {
    setOpen(false);
    void editor.takeBack(text, live, former);
  };
  const title = texts.open(label);
  return (
    <>
      <IconAction
        icon={<HistoryRounded />}
        label={title}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ marginBlock: '-12px -6px', marginInlineStart: 'auto', color: 'text.secondary' }}
      />
      <DialogFrame
        open={open}
        title={title}
        busy={false}
        onClose={() => setOpen(false)}
        actions={null}
      >
        <FormerList
          text={text}
          present={shown}
          // Unsaved input would be lost.
          onTakeBack={isWrong(state) ? undefined : takeBack}
        />
      </DialogFrame>
    </>
  );
}
