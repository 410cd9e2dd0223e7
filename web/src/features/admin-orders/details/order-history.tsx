import ChevronIcon from '@mui/icons-material/KeyboardArrowDownRounded';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { orderEventSchema, SERVER_ACTOR, type OrderEventType } from '@ghar/domain/order/order';
import { historyOfOrder } from '@ghar/domain/queries';
import { shopDay } from '@ghar/domain/shop-day';
import { useId, useState } from 'react';
import { LiveView } from '../../../components/admin/live-view.tsx';
import { Panel } from '../../../components/admin/panel.tsx';
import type { Stored } from '../../../firebase/documents.ts';
import { useLiveList } from '../../../firebase/live-documents.ts';
import { useSession } from '../../../firebase/session.tsx';
import { usePanelTexts, type PanelTexts } from '../../../i18n/panel-texts.ts';
import { useTexts } from '../../../i18n/store-texts.ts';
import { nameOfActor } from './order-actor.ts';

type StoredEvent = Stored<typeof orderEventSchema>;
type SentWith = NonNullable<Parameters<PanelTexts['eventWords']>[2]>;

/** Collapsed events. */
const DETAILS = new Set<OrderEventType>(['payment-opened', 'stock-released', 'stock-taken']);
const isDetail = ({ type }: StoredEvent): boolean => DETAILS.has(type);

/** An event, with the parcel data stored in the same change. */
type HistoryEntry = { readonly event: StoredEvent; readonly sent: SentWith };

/** The id of the change: the trigger numbers its events. */
const changeOf = ({ id }: StoredEvent): string => id.replace(/-\d+$/, '');

/** Merges the events of one change that shipped a parcel with carrier and tracking number. */
function entriesOf(events: readonly StoredEvent[]): readonly HistoryEntry[] {
  const eventOf = (sent: StoredEvent, type: OrderEventType): StoredEvent | undefined =>
    sent.type === 'status-changed' && sent.to === 'shipped'
      ? events.find(
          (one) => one.type === type && one.to !== null && changeOf(one) === changeOf(sent),
        )
      : undefined;
  const parcelOf = (sent: StoredEvent) => ({
    carrier: eventOf(sent, 'carrier-changed'),
    tracking: eventOf(sent, 'tracking-number-changed'),
  });
  const merged = new Set(events.flatMap((event) => Object.values(parcelOf(event))));
  return events
    .filter((event) => !merged.has(event))
    .map((event) => {
      const { carrier, tracking } = parcelOf(event);
      return { event, sent: { carrier: carrier?.to ?? null, tracking: tracking?.to ?? null } };
    });
}

/** Entries by day, in order. */
function daysOf(entries: readonly HistoryEntry[]): ReadonlyMap<string, readonly HistoryEntry[]> {
  const days = new Map<string, readonly HistoryEntry[]>();
  for (const entry of entries) {
    const day = shopDay(entry.event.created_at).name;
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return days;
}

/** An order's history, newest first; stock movements are collapsed. */
export function OrderHistory({ orderId }: { orderId: string }) {
  const texts = usePanelTexts().orderPage;
  const events = useLiveList(historyOfOrder(orderId), orderEventSchema);
  return (
    <Panel heading={texts.history}>
      <LiveView
        live={events}
        operation="load-order-history"
        skeleton={
          <Stack sx={{ gap: 1.5 }}>
            <Skeleton height={44} />
            <Skeleton height={44} />
            <Skeleton height={44} />
          </Stack>
        }
      >
        {({ items }) => {
          const newest = items.toReversed();
          return (
            <>
              <Timeline entries={entriesOf(newest.filter((event) => !isDetail(event)))} />
              <Details events={newest.filter(isDetail)} />
            </>
          );
        }}
      </LiveView>
    </Panel>
  );
}

function Details({ events }: { events: readonly StoredEvent[] }) {
  const id = useId();
  const texts = usePanelTexts().orderPage;
  const { formats } = useTexts();
  const [open, setOpen] = useState(false);
  if (events.length === 0) return null;
  return (
    <>
      <Button
        variant="text"
        size="small"
        aria-expanded={open}
        aria-controls={id}
        endIcon={<ChevronIcon sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
        onClick={() => setOpen(!open)}
        sx={{ mt: 1, px: 0, fontWeight: 'fontWeightRegular', color: 'text.secondary' }}
      >
        {texts.historyDetails} ({formats.number(events.length)})
      </Button>
      <div id={id}>{open && <Timeline entries={entriesOf(events)} />}</div>
    </>
  );
}

const Timeline = ({ entries }: { entries: readonly HistoryEntry[] }) => {
  const { formats } = useTexts();
  return [...daysOf(entries)].map(([day, ofDay]) => (
    <div key={day}>
      <Typography
        variant="caption"
        component="h3"
        color="textSecondary"
        sx={{ fontWeight: 'medium', mb: 1 }}
      >
        {formats.nearDay(ofDay[0]!.event.created_at)}
      </Typography>
      <List
        component="ol"
        disablePadding
        sx={({ palette }) => ({
          marginBlockEnd: 2.5,
          '& > li': {
            paddingBlock: '0 14px',
            paddingInline: '22px 0',
            borderInlineStart: `1px solid ${palette.divider}`,
            '&::before': {
              content: '""',
              position: 'absolute',
              insetInlineStart: -5,
              insetBlockStart: 9,
              width: 9,
              height: 9,
              borderRadius: '50%',
              backgroundColor: palette.soap.main,
            },
            '&:last-of-type': { borderColor: 'transparent', paddingBlockEnd: 0 },
          },
        })}
      >
        {ofDay.map((entry) => (
          <Entry key={entry.event.id} {...entry} />
        ))}
      </List>
    </div>
  ));
};

function Entry({ event, sent }: HistoryEntry) {
  const { eventWords } = usePanelTexts();
  const { formats } = useTexts();
  const session = useSession();
  const isServer = event.actor === SERVER_ACTOR;
  const isSelf = session.state === 'signed-in' && session.uid === event.actor;
  const other = isSelf ? 'self' : { name: nameOfActor(event) };
  return (
    <ListItem>
      <ListItemText
        primary={<bdi>{eventWords(event, isServer ? 'server' : other, sent)}</bdi>}
        secondary={
          <>
            <time dateTime={event.created_at.toISOString()}>{formats.clock(event.created_at)}</time>
            {!isSelf && event.actor_email != null && (
              // Display names are chosen by their owners.
              <>
                {' · '}
                <bdi>{event.actor_email}</bdi>
              </>
            )}
          </>
        }
        sx={{ margin: 0 }}
        slotProps={{ primary: { sx: { whiteSpace: 'pre-line' } } }}
      />
    </ListItem>
  );
}
