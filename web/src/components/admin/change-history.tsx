import HistoryRounded from '@mui/icons-material/HistoryRounded';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  CHANGES_SHOWN,
  changeSchema,
  type Change,
  type ChangedValue,
} from '@ghar/domain/access/change';
import { SERVER_ACTOR } from '@ghar/domain/order/order';
import { changesOf } from '@ghar/domain/queries';
import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { isEmptyList, useLiveList, type Listed } from '../../firebase/live-documents.ts';
import type { Live } from '../../firebase/live.ts';
import { useSession } from '../../firebase/session.tsx';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { useTexts } from '../../i18n/store-texts.ts';
import { DialogFrame } from './dialog-frame.tsx';
import { IconAction } from './icon-action.tsx';
import { LiveView } from './live-view.tsx';

export type LiveChanges = Live<Listed<typeof changeSchema>>;

/** How many changes are shown, and how to show more: anybody could push one out by writing many. */
const Shown = createContext({ limit: CHANGES_SHOWN, showMore: () => {} });
export const useChangeLimit = (): number => use(Shown).limit;

/** The newest changes of a document, inside a {@link ChangeHistory}. */
export const useChanges = (...[collection, path]: Parameters<typeof changesOf>): LiveChanges =>
  useLiveList(changesOf(collection, path), changeSchema, { limit: useChangeLimit() });

/** The words for a kind of document: a field's name, and a value's text if it is no plain text. */
export type ChangeWords = {
  readonly names: ReadonlyMap<string, string>;
  readonly textOf?: (field: string, value: ChangedValue) => string | null;
};
type ChangeProps = { change: Change; words: ChangeWords };

/** What a field was and became, when, and by whom. */
function ChangeRow({ change, words }: ChangeProps) {
  const { changes: texts } = usePanelTexts();
  const { formats } = useTexts();
  const session = useSession();
  const { field, from, to, actor, actor_email: email, created_at: at } = change;
  const isMine = session.state === 'signed-in' && session.uid === actor;
  const shown = (value: ChangedValue): string => {
    if (typeof value === 'boolean') return texts.switched[`${value}`];
    return words.textOf?.(field, value) ?? (String(value ?? '') || texts.nothing);
  };
  return (
    <Paper
      variant="outlined"
      component="li"
      sx={{ display: 'grid', gap: 0.5, padding: 2, backgroundColor: 'background.default' }}
    >
      <Typography sx={{ fontWeight: 'fontWeightMedium' }}>
        {words.names.get(field) ?? field}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {texts.from} <bdi>{shown(from)}</bdi> {texts.to} <bdi>{shown(to)}</bdi>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <time dateTime={at.toISOString()}>{formats.minute(at)}</time>
        {' · '}
        <bdi>
          {isMine ? texts.byMe : actor === SERVER_ACTOR ? texts.byTool : (email ?? texts.byAnother)}
        </bdi>
      </Typography>
    </Paper>
  );
}

const SKELETON = (
  <Stack sx={{ gap: 1.5 }}>
    <Skeleton height={96} />
    <Skeleton height={96} />
  </Stack>
);

/** Changes, newest first. */
export function ChangeList({ live, words }: { live: LiveChanges; words: ChangeWords }) {
  const texts = usePanelTexts().changes;
  const { limit, showMore } = use(Shown);
  return (
    <LiveView
      live={live}
      operation="load-changes"
      skeleton={SKELETON}
      isEmpty={isEmptyList}
      empty={<Typography>{texts.empty}</Typography>}
    >
      {({ items }) => (
        <>
          <List component="ol" disablePadding sx={{ display: 'grid', gap: 1.5 }}>
            {items.map((change) => (
              <ChangeRow key={change.id} change={change} words={words} />
            ))}
          </List>
          {items.length >= limit && (
            <Button variant="text" onClick={showMore} sx={{ mt: 1.5 }}>
              {texts.older}
            </Button>
          )}
        </>
      )}
    </LiveView>
  );
}

/** A button that opens the history of what admins changed here; `children` is its list, read once it opens. */
export function ChangeHistory({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [limit, setLimit] = useState(CHANGES_SHOWN);
  const shown = useMemo(
    () => ({ limit, showMore: () => setLimit(limit + CHANGES_SHOWN) }),
    [limit],
  );
  return (
    <>
      <IconAction
        icon={<HistoryRounded />}
        label={title}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ color: 'text.secondary' }}
      />
      <DialogFrame
        open={open}
        title={title}
        busy={false}
        onClose={() => setOpen(false)}
        actions={null}
      >
        <Shown value={shown}>{children}</Shown>
      </DialogFrame>
    </>
  );
}
