import type { OrderEvent } from '@ghar/domain/order/order';
import { orderEventSchema, SERVER_ACTOR } from '@ghar/domain/order/order';
import { historyOfOrder } from '@ghar/domain/queries';
import { isMine } from '../../../firebase/admin-writes.ts';
import { fetchDocuments } from '../../../firebase/fetch-documents.ts';

/** An admin's short name: the e-mail's local part, since display names are not unique; null if unknown. */
export const accountOfActor = ({ actor_email }: Pick<OrderEvent, 'actor_email'>): string | null =>
  actor_email?.split('@')[0] ?? null;

/** An admin's display name, else the e-mail's local part; null if neither is known. */
export const nameOfActor = ({
  actor_name,
  actor_email,
}: Partial<Pick<OrderEvent, 'actor_name' | 'actor_email'>>): string | null =>
  actor_name ?? accountOfActor({ actor_email });

/** The backend's own consequences of an admin's change. */
const FOLLOWS = new Set<OrderEvent['type']>(['stock-released', 'stock-taken']);

/**
 * The account of the other admin who last changed an order, from its history, since orders store no name; null if it
 * was somebody else or is unknown.
 * @param order null if it is gone.
 */
export async function accountOfLastAdmin(
  order: { readonly id: string; readonly updated_by: string } | null,
): Promise<string | null> {
  if (order === null) return null;
  const { id, updated_by: by } = order;
  try {
    const events = await fetchDocuments(historyOfOrder(id), orderEventSchema);
    const last = events.findLast(({ actor, type }) =>
      by === SERVER_ACTOR ? !FOLLOWS.has(type) : actor === by,
    );
    if (!last || last.actor === SERVER_ACTOR || isMine({ updated_by: last.actor })) return null;
    return accountOfActor(last);
  } catch {
    // Only makes a refusal clearer.
    return null;
  }
}
