import { stack } from '../stack.ts';

/** An intent as the sandbox knows it. */
export type SandboxIntent = {
  id: string;
  status: string;
  amount: number;
  currency_code: string;
  success_url?: string;
  cancel_url?: string;
  expiry?: string;
  test?: boolean;
};

async function control(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${stack.urls.sandbox}/_sandbox${path}`, {
    method,
    ...(body && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  if (!response.ok)
    throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.status === 204 ? undefined : response.json();
}

/** Forgets all payments and faults. */
export const resetProvider = (): Promise<unknown> => control('POST', '/reset');
/** Orders faults; see the sandbox's README. */
export const orderFaults = (faults: object): Promise<unknown> => control('PUT', '/faults', faults);

export async function intents(): Promise<SandboxIntent[]> {
  return ((await control('GET', '/intents')) as { intents: SandboxIntent[] }).intents;
}

/** What the shopper does on the provider's page, without the page. */
export const endIntent = (id: string, how: 'complete' | 'fail' | 'cancel' | 'expire') =>
  control('POST', `/intents/${id}/${how}`);

/** The id of the payment that a link leads to. */
export const intentOf = (paymentUrl: string): string =>
  new URL(paymentUrl).pathname.split('/').at(-1)!;

/** Whether the webhook answered each of the announcements so far. */
export async function deliveries(): Promise<{ status: string; response_status: number | null }[]> {
  const { deliveries: all } = (await control('GET', '/deliveries')) as {
    deliveries: { status: string; response_status: number | null }[];
  };
  return all;
}
