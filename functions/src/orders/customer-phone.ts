import { DomainError } from '@ghar/domain/error-code';
import type { OrderStore } from './order-store.ts';

/**
 * The customer's phone among those a typed number may mean. Never guesses between two people.
 * @throws DomainError `phone-ambiguous` if several have, or had, orders.
 */
export async function customerPhone(
  phones: readonly string[],
  store: Pick<OrderStore, 'ordersOfPhone' | 'ordersOfFormerPhone'>,
): Promise<string> {
  if (phones.length === 1) return phones[0]!;
  const ordered = await Promise.all(
    phones.map(async (phone) => {
      for await (const page of store.ordersOfPhone(phone)) if (page.length > 0) return [phone];
      return (await store.ordersOfFormerPhone(phone)).length > 0 ? [phone] : [];
    }),
  );
  const [first, second] = ordered.flat();
  if (second !== undefined) throw new DomainError('phone-ambiguous');
  return first ?? phones[0]!;
}
