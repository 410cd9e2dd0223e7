import type { Readable } from 'node:stream';

/** Far more than a webhook needs. */
const MAX_BYTES = 1024 * 1024;

/**
 * A request's raw body. The functions framework skips bodies without a Content-Type, so these are read here. Empty if
 * too long, which fails the signature check.
 */
export async function rawBodyOf(
  request: Readable & { readonly rawBody?: Uint8Array },
): Promise<Uint8Array> {
  if (request.rawBody) return request.rawBody;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > MAX_BYTES) return new Uint8Array();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
