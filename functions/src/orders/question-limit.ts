import type { PaymentProvider } from '../payments/payment-provider.ts';
import { takeAttempt, type Limit } from './attempt-limit.ts';
import type { StoredOrder } from './order-store.ts';
import { askAndSettle, type PaymentLookup, type AskPorts, type OnSettled } from './settle-order.ts';

/** Look-ups at the provider that visitors can cause per order: more than two tabs with two payments need. */
const QUESTIONS: Limit = { times: 30, withinMs: 60_000 };

/**
 * {@link askAndSettle} for a visitor.
 * @throws DomainError as that does; `rate-limited` after too many look-ups of the order.
 */
export function askForVisitor(
  order: StoredOrder,
  ports: AskPorts,
  onSettled: OnSettled,
): Promise<PaymentLookup> {
  const { store, clock, provider } = ports;
  const countQuestion = (): Promise<void> =>
    store.transaction(async (tx) => {
      const count = await takeAttempt(tx, `question_${order.id}`, clock(), QUESTIONS);
      count();
    });
  const counted: PaymentProvider = {
    ...provider,
    getIntent: async (id) => {
      await countQuestion();
      return provider.getIntent(id);
    },
  };
  return askAndSettle(order, { ...ports, provider: counted }, onSettled);
}
