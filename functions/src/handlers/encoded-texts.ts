import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/**
 * Measured on the five pages, to keep the longest within TCP's first window: quality 11 is 0.5–1.5 % smaller than 10
 * and takes 40–70 ms, once per change. A window of 64 kB is 0.4–0.8 % smaller than the default of 4 MB, since distances
 * encode shorter.
 */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 16 };

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);

export const compress = (text: string, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? inBrotli(text, { params: BROTLI }) : inGzip(text);

/** Cache size per encoding: all pages and files, in two versions. */
const ROOM = 24;

/** Compresses each text once per encoding, with an LRU cache of `room` results. */
export function keepEncoded(
  encode: typeof compress,
  room = ROOM,
): (text: string, encoding: Encoding) => Promise<Buffer> {
  const kept: Record<Encoding, Map<string, Promise<Buffer>>> = { br: new Map(), gzip: new Map() };
  return (text, encoding) => {
    const known = kept[encoding];
    const found = known.get(text) ?? encode(text, encoding);
    // a Map keeps insertion order: re-insert as most recent
    known.delete(text);
    known.set(text, found);
    const [oldest] = known.keys();
    if (known.size > room && oldest !== undefined) known.delete(oldest);
    return found;
  };
}
