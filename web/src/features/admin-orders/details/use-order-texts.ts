import { parseTrackingNumber, type TrackingReason } from '@ghar/domain/order/carrier';
import { orderSchema, type ORDER_LIMITS } from '@ghar/domain/order/order';
import { orderPath } from '@ghar/domain/paths';
import { OvertakenError, useOperation } from '../../../components/admin/operation.ts';
import {
  isOvertaken,
  type TextEdit,
  type TextEditor,
} from '../../../components/admin/text-editor.ts';
import { useTextEditor } from '../../../components/admin/use-text.ts';
import { commit } from '../../../firebase/admin-writes.ts';
import { accountOfLastAdmin } from './order-actor.ts';

/** A merchant's text on an order; `section` is the order's id. */
export type OrderTextId = {
  readonly section: string;
  readonly path: Exclude<keyof typeof ORDER_LIMITS, 'carrier'>;
};
export type OrderTextEditor = TextEditor<OrderTextId, TrackingReason>;

/** Why a text cannot be stored; null if it can. */
export const orderTextProblem = ({ path }: OrderTextId, typed: string): TrackingReason | null =>
  path === 'tracking_number' ? parseTrackingNumber(typed).reason : null;

/** The stored form of the input. */
function storedText(id: OrderTextId, typed: string): string {
  if (id.path !== 'tracking_number' || orderTextProblem(id, typed) !== null) return typed.trim();
  return parseTrackingNumber(typed).number ?? '';
}

const isSameText = (id: OrderTextId, one: unknown, other: unknown): boolean =>
  storedText(id, String(one)) === storedText(id, String(other));

/** @throws OvertakenError if another admin changed the text meanwhile; FirebaseError */
const writeText = (edit: TextEdit<OrderTextId>): Promise<void> =>
  commit(async (change) => {
    const { section: id, path } = edit;
    const order = await change.read(orderPath(id), orderSchema);
    const stored = order?.[path] ?? '';
    const text = storedText(edit, String(edit.mine));
    if (stored === text) return;
    if (isOvertaken(edit, stored, (one, other) => isSameText(edit, one, other)))
      throw new OvertakenError('order-text-changed', stored, await accountOfLastAdmin(order));
    change.update(orderPath(id), { [path]: text === '' ? null : text });
  });

/** The merchant's texts on orders. Not saved while typing, since each save is an entry in the history. */
export function useOrderTexts(): OrderTextEditor {
  const operations = {
    merchant_note: useOperation('save-order-note'),
    tracking_number: useOperation('save-tracking-number'),
  };
  return useTextEditor('order texts', (edit) => operations[edit.path].run(() => writeText(edit)), {
    pauseMs: null,
    isSame: isSameText,
  });
}
