import { PROVIDER_TIMEOUT_MS } from '../payments/payment-provider.ts';

/** A request without its address. */
export type ProviderRequest = {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

/**
 * Sends a request to a provider, each on a connection of its own; aborts it after
 * {@link PROVIDER_TIMEOUT_MS}.
 *
 * An instance of a function stands still between its requests and does not see that a kept
 * connection was closed meanwhile. A request sent on it would be lost, and nobody could tell
 * whether the provider had received it: no payment may be opened again then.
 */
export const fetchProvider = (
  url: string,
  { headers, ...request }: ProviderRequest,
): Promise<Response> =>
  fetch(url, {
    ...request,
    headers: { ...headers, connection: 'close' },
    signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
  });
