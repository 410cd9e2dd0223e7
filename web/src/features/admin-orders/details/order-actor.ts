import type { OrderEvent } from '@ghar/domain/order/order';
import { orderEventSchema, SERVER_ACTOR } from '@ghar/domain/order/order';
import { historyOfOrder } from '@ghar/domain/queries';
import { isMine } from '../../../firebase/admin-writes.ts';
import { fetchDocuments } from '../../../firebase/fetch-documents.ts';

/**
 * What an admin is called where the address does not stand beside it: its part before the `@`,
 * since a name alone could be anybody's. null where it is not known.
 */
export const accountOfActor = ({ actor_email }: Pick<OrderEvent, 'actor_email'>): string | null =>
  actor_email?.split('@')[0] ?? null;

/** What an admin is called: the account's name, else its e-mail address up to the `@`; null where neither is known. */
export const nameOfActor = ({
  actor_name,
  actor_email,
}: Partial<Pick<OrderEvent, 'actor_name' | 'actor_email'>>): string | null =>
  actor_name ?? accountOfActor({ actor_email });

/** What the backend does by itself after an admin's change. */
const FOLLOWS = new Set<OrderEvent['type']>(['stock-released', 'stock-taken']);

/**
 * The account (`accountOfActor`) of another admin who was the last to change an order; null where
 * that was somebody else, or is not known: no name is stored with the order, so it is looked for in its history.
 *
 * @param order null where it is gone.
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
