import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/**
 * Measured on the five pages: 10 makes them 5–8 % smaller than 9 at about the same time; 11 another 0.5–1.5 %,
 * for which the first reader after a change waits twice as long (40–70 ms).
 */
const BROTLI_QUALITY = 10;

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);

export const compress = (text: string, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br'
    ? inBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
    : inGzip(text);

/** Per encoding: all pages and files, and as many that they have replaced. */
const ROOM = 24;

/** Compresses each text once per encoding, and keeps the `room` results that were asked for last. */
export function keepEncoded(
  encode: typeof compress,
  room = ROOM,
): (text: string, encoding: Encoding) => Promise<Buffer> {
  const kept: Record<Encoding, Map<string, Promise<Buffer>>> = { br: new Map(), gzip: new Map() };
  return (text, encoding) => {
    const known = kept[encoding];
    const found = known.get(text) ?? encode(text, encoding);
    // a Map lists its entries in the order in which they were set
    known.delete(text);
    known.set(text, found);
    const [oldest] = known.keys();
    if (known.size > room && oldest !== undefined) known.delete(oldest);
    return found;
  };
}
