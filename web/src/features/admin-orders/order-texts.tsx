import { ORDER_LIMITS, orderSchema } from '@ghar/domain/order';
import { orderPath } from '@ghar/domain/paths';
import { RefusedError, useOperation } from '../../components/admin/operation.ts';
import { Panel } from '../../components/admin/panel.tsx';
import { commit } from '../../firebase/admin-writes.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import type { StoredOrder } from './order-steps.ts';
import { SavedText } from './saved-text.tsx';

type TextField = keyof typeof ORDER_LIMITS;

/** @throws RefusedError if the stored text is no longer `base`; FirebaseError */
const replaceText = (id: string, field: TextField, text: string, base: string): Promise<void> =>
  commit(async (change) => {
    const order = await change.read(orderPath(id), orderSchema);
    const stored = order?.[field] ?? '';
    if (stored === text) return;
    if (stored !== base) throw new RefusedError('order-text-changed');
    change.update(orderPath(id), { [field]: text === '' ? null : text });
  });

/** The merchant's texts on an order: tracking number and note. */
export function OrderTexts({ order }: { order: StoredOrder }) {
  const texts = usePanelTexts().orderPage;
  const note = useOperation('save-order-note');
  const tracking = useOperation('save-tracking-number');
  const saveBy =
    ({ run }: typeof note, field: TextField) =>
    async (text: string, base: string): Promise<boolean> =>
      (await run(() => replaceText(order.id, field, text, base))).ok;
  return (
    <Panel heading={texts.parcel}>
      <SavedText
        label={texts.tracking}
        hint={texts.trackingHint}
        value={order.tracking_number ?? ''}
        maxLength={ORDER_LIMITS.tracking_number}
        onSave={saveBy(tracking, 'tracking_number')}
      />
      <SavedText
        multiline
        label={texts.note}
        hint={texts.noteHint}
        value={order.merchant_note ?? ''}
        maxLength={ORDER_LIMITS.merchant_note}
        onSave={saveBy(note, 'merchant_note')}
      />
    </Panel>
  );
}
