import type { Request } from 'firebase-functions/https';
import { compress, keepEncoded } from './encoded-texts.ts';
import type { PageAnswer } from './render-store.ts';

const encoded = keepEncoded(compress);

/**
 * Sends a page in the best encoding the client accepts. Hosting compresses only its own files; its CDN caches one
 * response per encoding.
 */
export async function sendEncoded(
  request: Request,
  response: NonNullable<Request['res']>,
  { status, headers, body }: PageAnswer,
): Promise<void> {
  response.status(status).set(headers).vary('Accept-Encoding');
  const encoding = body === '' ? false : request.acceptsEncodings(['br', 'gzip']);
  if (encoding !== 'br' && encoding !== 'gzip') {
    response.send(body);
    return;
  }
  response.set('Content-Encoding', encoding);
  response.send(await encoded(body, encoding));
}
