import type { HttpsError } from 'firebase-functions/https';
import { write } from 'firebase-functions/logger';
import { afterEach, expect, test, vi } from 'vitest';

type Endpoint = {
  readonly callableTrigger?: object;
  readonly eventTrigger?: object;
  readonly region?: readonly string[];
  readonly maxInstances?: number;
};
type Deployed = {
  readonly __endpoint?: Endpoint;
  readonly run: (request: unknown) => Promise<unknown>;
};

/** All functions of a kind by name, so that new ones are tested too. */
async function functionsWith(trigger: keyof Endpoint): Promise<Map<string, Deployed>> {
  vi.stubEnv('FIREBASE_CONFIG', '{"projectId":"demo-ghar","storageBucket":"demo-ghar"}');
  const functions = (await import('./index.ts')) as unknown as Record<string, Deployed>;
  return new Map(Object.entries(functions).filter(([, { __endpoint }]) => __endpoint?.[trigger]));
}
const detailsOf = (error: HttpsError): unknown => error.details;
const request = (change: object = {}): object => ({
  data: { order_id_param: '' },
  rawRequest: { headers: {} },
  ...change,
});

afterEach(() => vi.unstubAllEnvs());

test('where App Check is enforced, no callable does anything for a caller without its token', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubEnv('ENFORCE_APP_CHECK', 'true');
  const all = await functionsWith('callableTrigger');
  expect(all.size).toBeGreaterThan(3);
  const refusals = await Promise.all(
    [...all].map(async ([name, { run }]) => [name, await run(request()).catch(detailsOf)]),
  );
  expect(refusals).toEqual([...all.keys()].map((name) => [name, { code: 'app-not-verified' }]));
  // with an App Check token the answer is the usual one: no order is named
  const vouchedFor = request({ app: { appId: 'web' } });
  const answered = await all.get('getOrderSecure')!.run(vouchedFor).catch(detailsOf);
  expect(answered).toMatchObject({ code: 'order-id-missing' });
});

test('whatever an event sets off tells that it failed, and fails', async () => {
  const all = await functionsWith('eventTrigger');
  expect(all.size).toBeGreaterThan(3);
  for (const { run } of all.values()) {
    vi.mocked(write).mockClear();
    await expect(run(undefined)).rejects.toThrow(TypeError);
    expect(write).toHaveBeenCalledWith(
      expect.objectContaining({ severity: 'ERROR', event: 'run-failed' }),
    );
  }
});

test('all deploy in a new project, whose quota is ten instances of each', async () => {
  const all = await functionsWith('region');
  expect(all.size).toBeGreaterThan(10);
  for (const [name, { __endpoint }] of all)
    expect([name, __endpoint?.maxInstances]).toEqual([
      name,
      expect.toSatisfy((most) => most <= 10),
    ]);
});
