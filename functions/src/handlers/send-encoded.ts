import type { Request } from 'firebase-functions/https';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PageAnswer } from './render-store.ts';

/** A tenth smaller than 9; 11 takes twice as long (40 ms for a page) for next to nothing. */
const BROTLI_QUALITY = 10;

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);

/**
 * Sends a page in the smallest form that its reader takes. Hosting compresses
 * its own files, but nothing that a function answers; its CDN keeps one answer
 * for each encoding.
 */
export async function sendEncoded(
  request: Request,
  response: NonNullable<Request['res']>,
  { status, headers, body }: PageAnswer,
): Promise<void> {
  response.status(status).set(headers).vary('Accept-Encoding');
  const encoding = body === '' ? false : request.acceptsEncodings(['br', 'gzip']);
  if (!encoding) {
    response.send(body);
    return;
  }
  response.set('Content-Encoding', encoding);
  response.send(
    encoding === 'br'
      ? await inBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : await inGzip(body),
  );
}
