import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { orderEventSchema, SERVER_ACTOR, type OrderEvent } from '@ghar/domain/order';
import { historyOfOrder } from '@ghar/domain/queries';
import { LiveView } from '../../components/admin/live-view.tsx';
import { Panel } from '../../components/admin/panel.tsx';
import { useLiveList } from '../../firebase/live-documents.ts';
import { useSession } from '../../firebase/session.tsx';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { useTexts } from '../../i18n/store-texts.ts';

/** What happened to an order, by whom and when, newest first. */
export function OrderHistory({ orderId }: { orderId: string }) {
  const { orderPage, actors, eventWords } = usePanelTexts();
  const { formats } = useTexts();
  const events = useLiveList(historyOfOrder(orderId), orderEventSchema);
  const session = useSession();
  const nameOf = ({ actor, actor_email }: OrderEvent): string => {
    if (actor === SERVER_ACTOR) return actors.server;
    const isSelf = session.state === 'signed-in' && session.uid === actor;
    return isSelf ? actors.self : (actor_email ?? actors.other);
  };
  return (
    <Panel heading={orderPage.history}>
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
        {({ items }) => (
          <List
            component="ol"
            disablePadding
            sx={({ palette }) => ({
              '& > li': {
                paddingBlock: '0 18px',
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
            {items.toReversed().map((event) => (
              <ListItem key={event.id}>
                <ListItemText
                  primary={<bdi>{eventWords(event)}</bdi>}
                  secondary={
                    <>
                      <bdi>{nameOf(event)}</bdi>،{' '}
                      <time dateTime={event.created_at.toISOString()}>
                        {formats.minute(event.created_at)}
                      </time>
                    </>
                  }
                  sx={{ margin: 0 }}
                  slotProps={{ primary: { sx: { whiteSpace: 'pre-line' } } }}
                />
              </ListItem>
            ))}
          </List>
        )}
      </LiveView>
    </Panel>
  );
}
