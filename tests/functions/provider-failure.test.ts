import { beforeEach, expect, test, vi } from 'vitest';
import { PROVIDER_TIMEOUT_MS } from '../../functions/src/payments/payment-provider.ts';
import { call, orderForm, runSchedule } from '../support/backend.ts';
import { backdate, orders, resetDatabase, stock } from '../support/database.ts';
import { intents, orderFaults, resetProvider } from '../support/provider.ts';

const HOUR_MS = 3_600_000;

beforeEach(async () => {
  await Promise.all([resetDatabase(), resetProvider()]);
});

test('a refusal ends the order as failed and gives its pieces back', async () => {
  await orderFaults({ create: { kind: 'refuse_400' } });
  const { status, error } = await call('createZiinaPayment', orderForm());
  const [order] = await orders();
  expect([status, error!.details]).toEqual([
    400,
    { code: 'payment-provider-refused', order_id: order!['id'] },
  ]);
  expect(order).toMatchObject({ payment_status: 'failed', stock_reserved: false });
  expect(await stock()).toBe(100);
});

test('where the provider turns requests away, the same form opens a payment at the next try', async () => {
  await orderFaults({ create: { kind: 'refuse_429', times: 1 } });
  const form = orderForm();
  const { status, error } = await call('createZiinaPayment', form);
  const [order] = await orders();
  expect([status, error!.details]).toEqual([
    503,
    { code: 'payment-provider-unavailable', order_id: order!['id'] },
  ]);
  expect(order).toMatchObject({ payment_status: 'failed', stock_reserved: false });
  expect(await stock()).toBe(100);

  const { result } = await call('createZiinaPayment', form);
  expect(result).toMatchObject({ success: true, order_id: order!['id'] });
  expect((await orders())[0]).toMatchObject({ payment_status: 'pending', stock_reserved: true });
  expect([await stock(), (await intents()).length]).toEqual([99, 1]);
});

test.each([
  ['error_500', 'payment-provider-unavailable'],
  ['garbage', 'payment-response-invalid'],
  ['no_redirect_url', 'payment-link-missing'],
])('%s leaves the order pending for the schedule, and says so', async (kind, code) => {
  await orderFaults({ create: { kind } });
  const { status, error } = await call('createZiinaPayment', orderForm());
  const [order] = await orders();
  expect([status, error!.details]).toEqual([503, { code, order_id: order!['id'] }]);
  expect(order).toMatchObject({ payment_status: 'pending', stock_reserved: true });

  await backdate(order!['id'] as string, HOUR_MS);
  await runSchedule();
  expect((await orders())[0]).toMatchObject({ payment_status: 'failed', stock_reserved: false });
  expect(await stock()).toBe(100);
});

test.each(['timeout', 'timeout_after'])(
  'a provider that never answers (%s) is not asked again for the same form',
  async (kind) => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    using waiting = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(500));
    await orderFaults({ create: { kind, times: 1 } });
    const form = orderForm();
    const first = await call('createZiinaPayment', form);
    expect(waiting).toHaveBeenCalledWith(PROVIDER_TIMEOUT_MS);
    expect([first.status, first.error!.details!.code]).toEqual([
      503,
      'payment-provider-unavailable',
    ]);
    const made = (await intents()).length;
    // the second one waits as long as the first one may
    await backdate((await orders())[0]!['id'] as string, 2 * PROVIDER_TIMEOUT_MS);
    const second = await call('createZiinaPayment', form);
    expect(second.error!.details!.code).toBe('payment-provider-unavailable');
    expect(await intents()).toHaveLength(made);
    expect(await orders()).toHaveLength(1);
  },
);
