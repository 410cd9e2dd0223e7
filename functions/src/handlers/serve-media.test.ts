import { mediaPath } from '@ghar/domain/product/media';
import { productImagePath } from '@ghar/domain/paths';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import type { StoredFile } from '../pictures/picture-files.ts';
import { serveMedia } from './serve-media.ts';

/** The answer for a picture that is stored as this file. */
async function answerFor(open: StoredFile['open'], isCopy = true): Promise<Response> {
  const path = mediaPath(productImagePath('soap', 1, 'jpg'));
  const server = createServer((_, response) => {
    const find = async (): Promise<StoredFile> => ({
      contentType: 'image/jpeg',
      size: 5,
      generation: '1',
      isCopy,
      open,
    });
    void serveMedia({ method: 'GET', path }, response, { find });
  });
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

test('a picture is streamed', async () => {
  const answer = await answerFor(async () => Readable.from([Buffer.from('bytes')]));
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('bytes');
});

test('a picture that is deleted while it is looked up is not found', async () => {
  const answer = await answerFor(async () => null);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=60');
});

test('an upload that is not replaced by its copy yet is not found', async () => {
  const answer = await answerFor(async () => Readable.from([Buffer.from('with its place')]), false);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe('');
});
