import { CHARGE_CURRENCY } from '@ghar/domain/money/currency';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { filsFromDirhams } from '@ghar/domain/money/money';
import { write } from 'firebase-functions/logger';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ProviderError } from '../payment-provider.ts';
import { ziinaClient } from './client.ts';

let server: Server;
let apiUrl: string;
let respond: RequestListener;

beforeEach(async () => {
  server = createServer((request, response) => respond(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const PAYMENT = {
  amount: filsFromDirhams(299),
  message: 'صابون × 1',
  returnUrl: 'https://shop.example',
  expiresAt: new Date(),
  test: true,
};
/** How opening a payment at that address fails. */
const failureAt = (url: string): Promise<string> =>
  ziinaClient({ apiUrl: url, token: 'token' })
    .createIntent(PAYMENT)
    .then(
      () => 'opened',
      (error: ProviderError) => error.failure,
    );

test.each([
  [429, 'not-reached'],
  [400, 'refused'],
  [401, 'refused'],
  [404, 'refused'],
  [408, 'unavailable'],
  [500, 'unavailable'],
  [503, 'unavailable'],
])('an answer %i to a new payment is %s', async (status, failure) => {
  respond = (_, response) => response.writeHead(status).end('{}');
  expect(await failureAt(apiUrl)).toBe(failure);
});

const REFUND = '6ec0bd7f-11c0-43da-975e-2a8ad9ebae0b';
test.each([
  ['no refund', 404, '{}'],
  ['no refund', 400, '{"code":"REFUND_NOT_FOUND"}'],
  ['unavailable', 400, '{"code":"VALIDATION_ERROR"}'],
  // a rejected token says nothing about the refund
  ['unavailable', 401, '{}'],
  ['unavailable', 500, '{}'],
  ['not-reached', 429, '{}'],
  ['unreadable', 200, '<html>'],
  // a person has to look: it is not lost as an unreadable answer
  ['on_hold', 200, answerOf({ status: 'on_hold' })],
  ['unreadable', 200, answerOf({ id: 'another' })],
  ['completed', 200, answerOf({})],
])('%s: a refund that is looked up answers %i %s', async (outcome, status, body) => {
  respond = (_, response) => response.writeHead(status).end(body);
  const found = ziinaClient({ apiUrl, token: 'token' }).getRefund(REFUND);
  const said = found.then(
    (refund) => refund?.providerStatus ?? 'no refund',
    (error: ProviderError) => error.failure,
  );
  expect(await said).toBe(outcome);
});
function answerOf(change: object): string {
  const refund = {
    id: REFUND,
    payment_intent_id: 'intent',
    amount: 1,
    currency_code: CHARGE_CURRENCY,
  };
  return JSON.stringify({ ...refund, status: 'completed', error: null, ...change });
}

test('where nobody listens, no payment can have been made', async () => {
  server.close();
  expect(await failureAt(apiUrl)).toBe('not-reached');
});

test('where the host is not known, no payment can have been made', async () => {
  expect(await failureAt('http://ziina.invalid/api')).toBe('not-reached');
});

test('where the connection ends after the request was sent, there may be a payment', async () => {
  respond = (request) => request.resume().on('end', () => request.socket.destroy());
  expect(await failureAt(apiUrl)).toBe('unavailable');
});

test('no payment is lost on a connection that the provider has closed', async () => {
  const used = new WeakSet();
  respond = ({ socket }, response) => {
    if (used.has(socket)) return socket.destroy();
    used.add(socket);
    return response.end(
      JSON.stringify({
        id: 'intent',
        amount: 29_900,
        currency_code: CHARGE_CURRENCY,
        status: 'pending',
      }),
    );
  };
  // `fetch` may keep two connections before it uses one again
  for (let payment = 0; payment < 3; payment += 1) expect(await failureAt(apiUrl)).toBe('opened');
});

test('each failure is in the log under its name', async () => {
  respond = (_, response) => response.writeHead(429).end();
  await failureAt(apiUrl);
  expect(write).toHaveBeenCalledWith(
    expect.objectContaining({ event: 'provider-failed', outcome: 'not-reached' }),
  );
});
