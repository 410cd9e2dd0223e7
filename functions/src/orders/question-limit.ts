import type { PaymentProvider } from '../payments/payment-provider.ts';
import { takeAttempt, type Limit } from './attempt-limit.ts';
import type { StoredOrder } from './order-store.ts';
import { askAndSettle, type Asked, type AskPorts, type TellSettled } from './settle-order.ts';

/**
 * How often whoever knows an order's id can make the shop ask the provider about
 * a payment of it: more than its page asks in two tabs about two payments; no flood.
 */
const QUESTIONS: Limit = { times: 30, withinMs: 60_000 };

/**
 * Does what {@link askAndSettle} does because a visitor wants it.
 *
 * @throws DomainError as that does; `rate-limited` when the provider has been asked
 * about the order often enough for now.
 */
export function askForVisitor(
  order: StoredOrder,
  ports: AskPorts,
  tell: TellSettled,
): Promise<Asked> {
  const { store, clock, provider } = ports;
  const countQuestion = (): Promise<void> =>
    store.transaction(async (tx) => {
      const count = await takeAttempt(tx, [`question_${order.id}`], clock(), QUESTIONS);
      count();
    });
  const counted: PaymentProvider = {
    ...provider,
    getIntent: async (id) => {
      await countQuestion();
      return provider.getIntent(id);
    },
  };
  return askAndSettle(order, { ...ports, provider: counted }, tell);
}
