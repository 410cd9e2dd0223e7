import { ProviderError, type NewRefund, type PaymentProvider } from './payment-provider.ts';

/** Consecutive failures after which the provider counts as down. */
const FAILURES_IN_A_ROW = 5;

/** Why the provider is no longer called. */
export type Stop = 'out-of-time' | 'provider-down';

/** A provider with a deadline and a circuit breaker. */
export type LimitedProvider = {
  /** Throws ProviderError `not-reached` once stopped. */
  readonly provider: PaymentProvider;
  /** Null while it may be called. */
  readonly stop: () => Stop | null;
};

/** Adds a circuit breaker and a deadline to the provider, for one run with many look-ups. */
export function limitedProvider(
  provider: PaymentProvider,
  { clock, until }: { clock: () => Date; until: Date },
): LimitedProvider {
  let failures = 0;
  const stop = (): Stop | null => {
    if (failures >= FAILURES_IN_A_ROW) return 'provider-down';
    return clock() >= until ? 'out-of-time' : null;
  };
  const limited =
    <Input, Answer>(ask: (about: Input) => Promise<Answer>) =>
    async (about: Input): Promise<Answer> => {
      const reason = stop();
      if (reason) throw new ProviderError('not-reached', `not asked: ${reason}`);
      try {
        const answer = await ask(about);
        failures = 0;
        return answer;
      } catch (error) {
        if (error instanceof ProviderError) failures += 1;
        throw error;
      }
    };
  return {
    provider: {
      ...provider,
      getIntent: limited((id: string) => provider.getIntent(id)),
      createRefund: limited((refund: NewRefund) => provider.createRefund(refund)),
      getRefund: limited((id: string) => provider.getRefund(id)),
    },
    stop,
  };
}
