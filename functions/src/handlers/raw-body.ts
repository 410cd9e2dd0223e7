import type { Readable } from 'node:stream';

/** Far more than a webhook's events need. */
const MOST_BYTES = 1024 * 1024;

/**
 * A request's body, byte by byte. The functions framework reads only bodies that say what they are:
 * one without a Content-Type is read here. Empty where it is too long, which no signature is of.
 */
export async function rawBodyOf(
  request: Readable & { readonly rawBody?: Uint8Array },
): Promise<Uint8Array> {
  if (request.rawBody) return request.rawBody;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > MOST_BYTES) return new Uint8Array();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
