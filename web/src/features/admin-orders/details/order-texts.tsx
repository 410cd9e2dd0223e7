import { trackingLink } from '@ghar/domain/order/carrier';
import { orderEventSchema, type OrderEvent } from '@ghar/domain/order/order';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { historyOfOrder } from '@ghar/domain/queries';
import { Panel } from '../../../components/admin/panel.tsx';
import type { StoredOrder } from '../../../components/admin/stored-order.ts';
import { useLiveList } from '../../../firebase/live-documents.ts';
import { useSession } from '../../../firebase/session.tsx';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';
import { useTexts } from '../../../i18n/store-texts.ts';
import { useCarrierChoice } from '../shipping/carrier-choice.tsx';
import { accountOfActor } from './order-actor.ts';
import { rememberCarrier } from '../shipping/last-carrier.ts';
import { parcelSteps, useOrderSteps } from '../status/order-steps.ts';
import { SavedText } from './saved-text.tsx';
import { TrackingHint } from '../shipping/tracking-hint.tsx';
import { useOrderTexts, type OrderTextId } from './use-order-texts.ts';

const EVENTS = {
  merchant_note: 'note-changed',
  tracking_number: 'tracking-number-changed',
} as const satisfies Record<OrderTextId['path'], OrderEvent['type']>;

/** The carrier, stored on choosing, and its tracking page. */
function CarrierOfOrder({ order }: { order: StoredOrder }) {
  const texts = usePanelTexts().orderPage;
  const { take } = useOrderSteps();
  const choice = useCarrierChoice({
    value: order.carrier,
    onChoose: (carrier) => {
      rememberCarrier(carrier);
      void take(parcelSteps(order, { ...order, carrier }));
    },
  });
  const { locale } = useTexts();
  const link = trackingLink(order.carrier, order.tracking_number, locale);
  return (
    <Box sx={{ marginBlockEnd: 2 }}>
      {choice.select}
      {choice.dialog}
      {link !== null && (
        <Link
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
        >
          {texts.track}
        </Link>
      )}
    </Box>
  );
}

/** Carrier, tracking number and note of an order. */
export function OrderTexts({ order }: { order: StoredOrder }) {
  const texts = usePanelTexts().orderPage;
  const session = useSession();
  // OrderHistory watches the same list: no further reads.
  const history = useLiveList(historyOfOrder(order.id), orderEventSchema);
  const editor = useOrderTexts();
  const propsOf = (path: OrderTextId['path']) => {
    const events = history.state === 'ready' ? history.value.items : [];
    const last = events.findLast(({ type }) => type === EVENTS[path]);
    const isOthers =
      last?.to === order[path] && session.state === 'signed-in' && last?.actor !== session.uid;
    return {
      editor,
      text: { section: order.id, path },
      value: order[path] ?? '',
      storedBy: last && isOthers ? accountOfActor(last) : null,
    };
  };
  return (
    <Panel heading={texts.parcel}>
      <CarrierOfOrder order={order} />
      <SavedText
        label={texts.tracking}
        hint={texts.trackingHint}
        {...propsOf('tracking_number')}
        renderOffer={(text) => <TrackingHint carrier={order.carrier} number={text} />}
      />
      <SavedText multiline label={texts.note} hint={texts.noteHint} {...propsOf('merchant_note')} />
    </Panel>
  );
}
