import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { postCallable } from './callable-protocol.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

/** A server on a port of its own that answers every request the same way. */
async function serve(
  answer: (response: ServerResponse, request: IncomingMessage, body: string) => void,
): Promise<string> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => answer(response, request, body));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  cleanups.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}/createZiinaPayment`;
}

const json = (status: number, body: unknown) => (response: ServerResponse) => {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
};

test('the input goes as data in JSON, by POST, and the result comes back', async () => {
  const seen: unknown[] = [];
  const url = await serve((response, request, body) => {
    seen.push(request.method, request.headers['content-type'], JSON.parse(body));
    json(200, { result: { success: true } })(response);
  });
  expect(await postCallable(url, { city: 'دبي' })).toEqual({ ok: true, result: { success: true } });
  expect(seen).toEqual(['POST', 'application/json', { data: { city: 'دبي' } }]);
});

test('a refusal keeps its code, its facts and the HTTP status', async () => {
  const details = { code: 'out-of-stock', available: 2 };
  const url = await serve(json(400, { error: { status: 'FAILED_PRECONDITION', details } }));
  expect(await postCallable(url, {})).toEqual({
    ok: false,
    failure: { kind: 'refused', status: 400, details },
  });
});

test.each([
  ['an unknown code', { error: { status: 'INTERNAL', details: { code: 'from-the-future' } } }],
  ['no details', { error: { status: 'INTERNAL', message: 'INTERNAL' } }],
  ['no error at all', {}],
])('an HTTP error with %s is told by its status', async (_, body) => {
  const url = await serve(json(500, body));
  expect(await postCallable(url, {})).toEqual({
    ok: false,
    failure: { kind: 'status', status: 500 },
  });
});

test('an HTTP error that is a web page is told by its status', async () => {
  const url = await serve((response) => {
    response.writeHead(502, { 'Content-Type': 'text/html' });
    response.end('<h1>Bad gateway</h1>');
  });
  expect(await postCallable(url, {})).toMatchObject({ failure: { kind: 'status', status: 502 } });
});

test.each([
  ['a web page', '<!doctype html>'],
  ['nothing', ''],
  ['half of it', '{"result": {"succ'],
  ['JSON without a result', '{"data": 1}'],
])('a good status with %s for an answer is no answer', async (_, text) => {
  const url = await serve((response) => response.end(text));
  expect(await postCallable(url, {})).toEqual({ ok: false, failure: { kind: 'not-json' } });
});

test.each<[string, (response: ServerResponse) => void]>([
  ['an answer', () => {}],
  ['the rest of an answer', (response) => void response.write('{"result"')],
])(
  '%s that does not come in time is told apart from a failure of the network',
  async (_, answer) => {
    const url = await serve(answer);
    expect(await postCallable(url, {}, { timeoutMs: 50 })).toEqual({
      ok: false,
      failure: { kind: 'timeout' },
    });
  },
);

test('nobody listening, and a line that breaks in the middle, are failures of the network', async () => {
  expect(await postCallable('http://127.0.0.1:1/x', {})).toMatchObject({
    failure: { kind: 'network' },
  });
  const url = await serve((response) => {
    response.writeHead(200, { 'Content-Length': '100' });
    response.write('{"result"', () => response.destroy());
  });
  expect(await postCallable(url, {})).toMatchObject({ failure: { kind: 'network' } });
});
