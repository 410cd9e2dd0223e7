import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { rawBodyOf } from '../../functions/src/handlers/raw-body.ts';
import { functionsApp } from '../../tools/stack/functions-app.mjs';

/** What a function behind the framework's parsers reads of a POST. */
async function readBehindParsers(headers: Record<string, string>, body: Uint8Array<ArrayBuffer>) {
  const run = async (...[request, response]: Parameters<RequestListener>): Promise<void> =>
    void response.end(await rawBodyOf(request));
  const app = functionsApp({ hook: Object.assign(run, { __endpoint: {} }) }, () => 'hook');
  const server = createServer(app).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers, body });
  return Buffer.from(await answer.arrayBuffer()).toString();
}

test.each([
  ['as JSON', { 'content-type': 'application/json' }],
  ['as something else', { 'content-type': 'application/octet-stream' }],
  ['without a Content-Type', {}],
])('a body is read byte by byte %s', async (_, headers) => {
  expect(await readBehindParsers(headers, Buffer.from('{"entry" : []}'))).toBe('{"entry" : []}');
});

test('no body is empty, and so is one that is too long', async () => {
  expect(await rawBodyOf(Readable.from([]))).toHaveLength(0);
  const megabyte = Buffer.alloc(1024 * 1024);
  expect(await rawBodyOf(Readable.from([megabyte, Buffer.of(1)]))).toHaveLength(0);
});
