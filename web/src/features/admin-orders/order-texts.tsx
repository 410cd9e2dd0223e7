import { parseTrackingNumber, trackingLink } from '@ghar/domain/carrier';
import { ORDER_LIMITS, orderEventSchema, orderSchema, type OrderEvent } from '@ghar/domain/order';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { orderPath } from '@ghar/domain/paths';
import { historyOfOrder } from '@ghar/domain/queries';
import { useOperation } from '../../components/admin/operation.ts';
import { Panel } from '../../components/admin/panel.tsx';
import { commit } from '../../firebase/admin-writes.ts';
import { useLiveList } from '../../firebase/live-documents.ts';
import { useSession } from '../../firebase/session.tsx';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { useCarrierChoice } from './carrier-choice.tsx';
import { accountOfActor, changedOrder } from './order-actor.ts';
import { rememberCarrier } from './last-carrier.ts';
import { parcelSteps, useOrderSteps, type StoredOrder } from './order-steps.ts';
import { SavedText } from './saved-text.tsx';
import { TrackingHint } from './tracking-hint.tsx';

type TextField = Exclude<keyof typeof ORDER_LIMITS, 'carrier'>;

const EVENTS = {
  merchant_note: 'note-changed',
  tracking_number: 'tracking-number-changed',
} as const satisfies Record<TextField, OrderEvent['type']>;

/** @throws RefusedError if the stored text is no longer `base`; FirebaseError */
async function replaceText(
  id: string,
  field: TextField,
  text: string,
  base: string,
): Promise<void> {
  await commit(async (change) => {
    const order = await change.read(orderPath(id), orderSchema);
    const stored = order?.[field] ?? '';
    if (stored === text) return;
    if (stored !== base) throw await changedOrder('order-text-changed', order);
    change.update(orderPath(id), { [field]: text === '' ? null : text });
  });
}

/** What is stored of what was typed. */
const storedText = (field: TextField, typed: string): string =>
  field === 'tracking_number' ? (parseTrackingNumber(typed).number ?? '') : typed;

/** The courier, which is stored once it is chosen, and its page about the parcel. */
function CarrierOfOrder({ order }: { order: StoredOrder }) {
  const texts = usePanelTexts().orderPage;
  const { take } = useOrderSteps();
  const choice = useCarrierChoice(order.carrier, (carrier) => {
    rememberCarrier(carrier);
    void take(parcelSteps(order, { ...order, carrier }));
  });
  const link = trackingLink(order.carrier, order.tracking_number);
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

/** The parcel's courier, and the merchant's texts on an order: tracking number and note. */
export function OrderTexts({ order }: { order: StoredOrder }) {
  const {
    orderPage: texts,
    carrier: { reasons },
  } = usePanelTexts();
  const session = useSession();
  // OrderHistory watches the same list: no further reads.
  const history = useLiveList(historyOfOrder(order.id), orderEventSchema);
  const note = useOperation('save-order-note');
  const tracking = useOperation('save-tracking-number');
  const propsOf = ({ run }: typeof note, field: TextField) => {
    const events = history.state === 'ready' ? history.value.items : [];
    const last = events.findLast(({ type }) => type === EVENTS[field]);
    const isOthers =
      last?.to === order[field] && session.state === 'signed-in' && last?.actor !== session.uid;
    return {
      value: order[field] ?? '',
      storedBy: last && isOthers ? accountOfActor(last) : null,
      maxLength: ORDER_LIMITS[field],
      onSave: async (text: string, base: string): Promise<boolean> =>
        (await run(() => replaceText(order.id, field, storedText(field, text), base))).ok,
    };
  };
  return (
    <Panel heading={texts.parcel}>
      <CarrierOfOrder order={order} />
      <SavedText
        label={texts.tracking}
        hint={texts.trackingHint}
        {...propsOf(tracking, 'tracking_number')}
        problemOf={(text) => {
          const { reason } = parseTrackingNumber(text);
          return reason && reasons[reason];
        }}
        renderOffer={(text) => <TrackingHint carrier={order.carrier} number={text} />}
      />
      <SavedText
        multiline
        label={texts.note}
        hint={texts.noteHint}
        {...propsOf(note, 'merchant_note')}
      />
    </Panel>
  );
}
