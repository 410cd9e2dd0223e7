import { globSync, readFileSync } from 'node:fs';
import { orderNumber } from '@ghar/domain/order/order-number';
import { beforeEach, expect, test } from 'vitest';
import { call, orderForm, placeOrder, postWebhook, runSchedule } from '../support/backend.ts';
import { db, resetDatabase } from '../support/database.ts';
import { overHttp } from '../support/functions-host.ts';
import { entriesOf, entriesOfNumber, logEnd, logLines, type LogEntry } from '../support/log.ts';
import { endIntent, intentOf, orderFaults, resetProvider } from '../support/provider.ts';

overHttp();

const SHOPPER = {
  customerName: 'ليان القحطاني',
  customerPhone: '0567654321',
  customerEmail: 'layan.q@example.net',
  city: 'خورفكان',
  address: 'شارع المرجان، بناية 77، شقة 4',
};
/** The shopper's personal data, in all spellings. */
const PERSONAL = [...Object.values(SHOPPER), 'ليان', 'القحطاني', '567654321', '56 765 4321'];

/** The log of an order, filtered by its number. */
const storyOf = (orderId: string): string[] => told(entriesOfNumber(orderNumber(orderId)));
const told = (entries: readonly LogEntry[]): string[] =>
  entries.map(({ severity, event, source, alarm, outcome }) =>
    [severity, event, source, alarm ?? outcome].filter(Boolean).join(' '),
  );

beforeEach(() => Promise.all([resetDatabase(), resetProvider()]));

test('one order is followed by the number that its shopper knows through every function, and nobody learns whose it is', async () => {
  const from = logEnd();
  await orderFaults({ webhooks: { kind: 'lost' } });
  const { order_id: id, payment_url } = await placeOrder(SHOPPER);
  const intent = intentOf(payment_url);
  await call('updateOrderPaymentStatus', { order_id_param: id });
  await runSchedule();
  await orderFaults({});
  await endIntent(intent, 'complete');
  await expect.poll(() => storyOf(id)).toContain('INFO payment-settled webhook paid');
  await db
    .doc(`orders/${id}`)
    .update({ status: 'shipped', updated_by: 'merchant', updated_at: new Date() });
  await expect.poll(() => storyOf(id)).toContain('INFO order-changed panel status-changed');
  const isOfMessage = (entry: string): boolean => entry.includes(' message-');
  // WhatsApp tells of a message in its answer and in webhooks, in any order
  await expect
    .poll(() => [...new Set(storyOf(id).filter(isOfMessage))].toSorted())
    .toEqual(['INFO message-handled email accepted', 'INFO message-handled whatsapp accepted']);

  expect(storyOf(id).filter((entry) => !isOfMessage(entry))).toEqual([
    'INFO order-placed',
    'INFO payment-opened',
    'DEBUG payment-looked-at page unchanged',
    'DEBUG payment-looked-at schedule unchanged',
    'INFO payment-settled webhook paid',
    'INFO order-changed panel status-changed',
  ]);
  const [shown] = (await call('getOrderSecure', { order_id_param: id })).result!;
  const all = entriesOf();
  expect(all.filter(({ order_number }) => order_number === shown!.order_number)).toEqual(
    all.filter(({ order_id }) => order_id === id),
  );
  const ofPayment = entriesOf(id).filter(({ payment_intent_id }) => payment_intent_id === intent);
  expect(ofPayment.map(({ event }) => event)).toEqual([
    'payment-opened',
    'payment-looked-at',
    'payment-looked-at',
    'payment-settled',
  ]);
  await expect
    .poll(() => entriesOf(undefined, from))
    .toContainEqual(expect.objectContaining({ event: 'schedule-done', orders: 1, unsettled: 0 }));
  const written = logLines(from).join('\n');
  expect(PERSONAL.filter((text) => written.includes(text))).toEqual([]);
});

test('what goes wrong with an order is told by its id, as gravely as it is', async () => {
  const from = logEnd();
  await orderFaults({ webhooks: { kind: 'lost' } });
  const { order_id: id, payment_url } = await placeOrder(SHOPPER);
  await orderFaults({ get: { kind: 'error_500' }, amount_delta: 100 });
  await call('updateOrderPaymentStatus', { order_id_param: id });
  await runSchedule();
  await endIntent(intentOf(payment_url), 'complete');
  await postWebhook('{}', 'forged');
  await call('createZiinaPayment', orderForm({ ...SHOPPER, customerPhone: '12' }));

  // In any order: the emulator reads what a function prints and its errors apart.
  await expect
    .poll(() => storyOf(id).toSorted())
    .toEqual([
      'ERROR needs-a-person payment-mismatch',
      'ERROR payment-not-settled schedule',
      'INFO call-refused',
      'INFO order-placed',
      'INFO payment-opened',
      'INFO payment-settled webhook mismatch',
      'WARNING provider-failed unavailable',
      'WARNING provider-failed unavailable',
    ]);
  await expect
    .poll(() => entriesOf(undefined, from))
    .toContainEqual(expect.objectContaining({ severity: 'WARNING', event: 'webhook-forged' }));
  const written = logLines(from).join('\n');
  expect(PERSONAL.filter((text) => written.includes(text))).toEqual([]);
  expect(written).not.toContain('sandbox-token');
});

test('of two payments for one order, the one to give back is named', async () => {
  await orderFaults({ webhooks: { kind: 'lost' }, failed_payable: true });
  const { order_id: id, payment_url } = await placeOrder(SHOPPER);
  const first = intentOf(payment_url);
  await endIntent(first, 'fail');
  const again = await call('retryZiinaPayment', { order_id_param: id });
  await endIntent(intentOf(again.result!.payment_url), 'complete');
  await call('updateOrderPaymentStatus', { order_id_param: id });
  await orderFaults({ failed_payable: true });
  await endIntent(first, 'complete');

  await expect
    .poll(() => entriesOf(id))
    .toContainEqual(
      expect.objectContaining({ alarm: 'payment-duplicate', payment_intent_id: first }),
    );
});

test('nothing else writes into the log', () => {
  const sources = globSync('functions/src/**/*.ts', { exclude: ['**/*.test.ts'] });
  const writers = sources.filter((file) =>
    /firebase-functions\/logger|console\./.test(readFileSync(file, 'utf8')),
  );
  expect(writers).toEqual(['functions/src/log.ts']);
});

test('what a malformed call says is no alarm', async () => {
  const from = logEnd();
  const forged = { event: 'needs-a-person', alarm: 'payment-mismatch', order_id: 'FORGED' };
  const int64 = 'type.googleapis.com/google.protobuf.Int64Value';
  for (const body of [forged, { data: { '@type': int64, value: 'abc', ...forged } }])
    await call('getOrderSecure', null, { body: JSON.stringify(body) });
  await expect.poll(() => logLines(from).filter((line) => line.includes('FORGED'))).toHaveLength(2);
  // the entries that docs/alerts match
  expect(
    entriesOf(undefined, from).filter(({ message }) => message.startsWith('needs-a-person')),
  ).toEqual([]);
});
