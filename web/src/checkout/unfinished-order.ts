import { orderPagePath } from '@ghar/domain/pages/order-page';
import { callBackend } from '../firebase/callable.ts';
import { confirmationView, type ConfirmationView } from './confirmation-view.ts';
import { orderDraft } from './order-draft.ts';

/** An older one is forgotten; a declined order never expires by itself. */
const OFFERED_MS = 7 * 24 * 60 * 60 * 1000;

/** What is left to do is to pay. */
const PAYABLE: ReadonlySet<ConfirmationView> = new Set(['unpaid', 'failed', 'cashEnded']);

/**
 * The page where the shopper completes what was begun on this device; null if nothing was, or if the order was paid,
 * expired or cannot be paid any more. The draft is not cleared here: a form may be open, which would become a second
 * order.
 */
export async function unfinishedOrderPath(): Promise<string | null> {
  const unfinished = orderDraft.unfinished();
  if (unfinished === null) return null;
  if (unfinished.orderId === null) return '/order';
  const answer = await callBackend('getOrderSecure', { order_id_param: unfinished.orderId });
  const [order] = answer.ok ? answer.result : [];
  if (!order || order.payment_failure === 'expired') return null;
  if (Date.now() - Date.parse(order.created_at) > OFFERED_MS) return null;
  const view = confirmationView(order, { isAsked: true, mayHavePaid: false, isOwn: true });
  return PAYABLE.has(view) ? orderPagePath(order.id) : null;
}
