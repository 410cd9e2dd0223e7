import { orderEventSchema, SERVER_ACTOR, type OrderEvent } from '@ghar/domain/order';
import { historyOfOrder } from '@ghar/domain/queries';
import { styled } from '@mui/material/styles';
import { LiveView } from '../../components/admin/live-view.tsx';
import { Panel } from '../../components/admin/panel.tsx';
import { Skeleton } from '../../components/admin/skeleton.tsx';
import { useLiveList } from '../../firebase/live-documents.ts';
import { useSession } from '../../firebase/session.tsx';
import { actorNames, eventWords, orderPageTexts as texts } from '../../i18n/ar/admin-order.ts';
import { formatMinute } from '../../i18n/ar/dates.ts';
import { colour } from '../../theme/tokens.ts';

const Events = styled('ol')({
  '& li': {
    position: 'relative',
    paddingInlineStart: 22,
    paddingBlockEnd: 18,
    lineHeight: 1.65,
    borderInlineStart: `1px solid ${colour.rule}`,
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: -5,
      insetBlockStart: 9,
      width: 9,
      height: 9,
      borderRadius: '50%',
      backgroundColor: colour.soap,
    },
    '&:last-of-type': { borderColor: 'transparent', paddingBlockEnd: 0 },
    '& p': { whiteSpace: 'pre-line' },
    '& small': { fontSize: '0.8438rem', color: colour.muted },
  },
});

/** What happened to an order, who did it and when: the latest first. */
export function OrderHistory({ orderId }: { orderId: string }) {
  const events = useLiveList(historyOfOrder(orderId), orderEventSchema);
  const session = useSession();
  const nameOf = ({ actor, actor_email }: OrderEvent): string => {
    if (actor === SERVER_ACTOR) return actorNames.server;
    const isSelf = session.state === 'signed-in' && session.uid === actor;
    return isSelf ? actorNames.self : (actor_email ?? actorNames.other);
  };
  return (
    <Panel heading={texts.history}>
      <LiveView
        live={events}
        operation="load-order-history"
        skeleton={<Skeleton heights={[44, 44, 44]} />}
        isEmpty={() => false}
        empty={null}
      >
        {({ items }) => (
          <Events>
            {items.toReversed().map((event) => (
              <li key={event.id}>
                <p>
                  <bdi>{eventWords(event)}</bdi>
                </p>
                <small>
                  <bdi>{nameOf(event)}</bdi>،{' '}
                  <time dateTime={event.created_at.toISOString()}>
                    {formatMinute(event.created_at)}
                  </time>
                </small>
              </li>
            ))}
          </Events>
        )}
      </LiveView>
    </Panel>
  );
}
