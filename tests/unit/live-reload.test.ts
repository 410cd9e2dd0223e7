import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LiveReload } from '../../tools/dev/live-reload.ts';
import { CHANGES_PATH } from '../../web/build/reload-on-change.ts';

let server: Server;
let liveReload: LiveReload;
beforeEach(async () => {
  liveReload = new LiveReload();
  server = createServer();
  liveReload.acceptOn(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => {
  liveReload.close();
  server.close();
});

/** An open page of the build, as `npm start` sees it. */
async function openPage(): Promise<WebSocket> {
  const page = new WebSocket(
    `ws://127.0.0.1:${(server.address() as AddressInfo).port}${CHANGES_PATH}`,
  );
  await once(page, 'open');
  return page;
}

test('every open page hears of a change, and those that were closed stand in no way', async () => {
  const [first, ...others] = await Promise.all([openPage(), openPage(), openPage()]);
  const closed = once(first, 'close');
  first.close();
  await closed;
  const heard = others.map((page) => once(page, 'message'));
  liveReload.reload();
  await expect(Promise.all(heard)).resolves.toHaveLength(2);
});

test('the end of the server ends the connection', async () => {
  const page = await openPage();
  const closed = once(page, 'close');
  liveReload.close();
  await closed;
  expect(page.readyState).toBe(WebSocket.CLOSED);
});
