import { PROVIDER_TIMEOUT_MS } from '../payments/payment-provider.ts';

/** A request without its URL. */
export type ProviderRequest = {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

/**
 * Sends each request on a new connection; aborts after {@link PROVIDER_TIMEOUT_MS}.
 * A suspended function instance does not notice that a kept-alive connection was closed. A request sent on it would be
 * lost without anyone knowing whether the provider received it, and then no payment may be opened again.
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
