import { paymentOf } from '@ghar/domain/order/payment-of';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { nameCounter, takeAttempt, type Limit } from './attempt-limit.ts';
import type { LimitPorts, PaymentPorts } from './open-payment.ts';
import type { StoredOrder } from './order-store.ts';
import { askAndSettle, type PaymentLookup, type AskPorts, type OnSettled } from './settle-order.ts';

const MINUTE_MS = 60_000;
/** Questions about an order's payment, by anyone: more than two tabs ask. */
const QUESTIONS: Limit = { times: 20, withinMs: MINUTE_MS };
/** Attempts to pay an order, per network; also the bound of requests that wait for a hanging provider. */
const PAYING: Limit = { times: 15, withinMs: MINUTE_MS };
/** A page's question leaves older payments to the webhooks and the schedule. */
const FORMER_PER_QUESTION = 1;

const countAttempt = (
  key: string,
  limit: Limit,
  { store, clock }: Pick<AskPorts, 'store' | 'clock'>,
): Promise<void> =>
  store.transaction(async (tx) => {
    const count = await takeAttempt(tx, key, clock(), limit);
    count();
  });

/**
 * {@link askAndSettle} for a page: the current and the last former payment. Counted only if the provider is asked.
 * @throws DomainError as that does; `rate-limited` after too many questions about the order.
 */
export function askForPage(
  order: StoredOrder,
  ports: AskPorts,
  onSettled: OnSettled,
): Promise<PaymentLookup> {
  let counted: Promise<void> | undefined;
  const provider: PaymentProvider = {
    ...ports.provider,
    getIntent: async (id) => {
      await (counted ??= countAttempt(`question_${order.id}`, QUESTIONS, ports));
      return ports.provider.getIntent(id);
    },
  };
  return askAndSettle(order, { ...ports, provider }, onSettled, FORMER_PER_QUESTION);
}

/**
 * {@link askAndSettle} before an order is paid again. Counted apart from questions, and per network, so that nobody
 * else who knows the order keeps its customer from paying.
 * @throws DomainError as that does; `rate-limited` after too many attempts.
 */
export async function askBeforePaying(
  order: StoredOrder,
  origin: string | null,
  ports: PaymentPorts & Pick<LimitPorts, 'counterSecret'>,
  onSettled: OnSettled,
): Promise<PaymentLookup> {
  const key = nameCounter('paying', `${order.id} ${origin}`, ports.counterSecret);
  if (!paymentOf(order, ports.clock()).wasPaid) await countAttempt(key, PAYING, ports);
  return askAndSettle(order, ports, onSettled);
}
