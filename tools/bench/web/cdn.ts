import { execFile } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { createSecureServer, type Http2Server } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const run = promisify(execFile);
const compress = promisify(brotliCompress);
const TEXT = /^(?:text\/|application\/(?:json|manifest\+json|xml|javascript)|image\/svg)/;

/** As `renderStore` does. The CDN's own quality is unknown, and Hosting's emulator has a low one. */
const BROTLI_QUALITY = 11;
/** Headers of one connection, or of a body that is re-encoded. */
const NOT_PASSED_ON = /^(?:connection|keep-alive|transfer-encoding|content-length|date)$/;

type Headers = Readonly<Record<string, string>>;
type Kept = { readonly status: number; readonly headers: Headers; readonly body: Buffer };

export type Cdn = Awaited<ReturnType<typeof startCdn>>;

async function certificate(): Promise<{ key: Buffer; cert: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), 'ghar-bench-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    const request = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2';
    const names = ['-subj', '/CN=localhost', '-keyout', key, '-out', cert];
    await run('openssl', ['req', ...request.split(' '), ...names]);
    return { key: await readFile(key), cert: await readFile(cert) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The hash of its public key, in Chromium's format. */
const fingerprint = (cert: Buffer): string =>
  createHash('sha256')
    .update(new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');

/** A stand-in for the CDN before Hosting: HTTP/2 with TLS, brotli, a cache. `pages` are its own. */
export async function startCdn(
  behind: string,
  pages: Readonly<Record<string, { readonly like: string; readonly body: string }>>,
) {
  const kept = new Map<string, Kept>();
  const counts = { hits: 0, misses: 0 };
  const sent = new Map<string, number>();

  async function prepare({ status, headers, body }: Kept): Promise<Kept> {
    if (!TEXT.test(headers['content-type'] ?? '')) return { status, headers, body };
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    const compressed = await compress(body, { params });
    return { status, headers: { ...headers, 'content-encoding': 'br' }, body: compressed };
  }
  /** Not `fetch`, which requests a compressed body. */
  async function fetchBehind(path: string): Promise<Kept> {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const identity = { headers: { 'accept-encoding': 'identity' } };
      get(behind + path, identity, resolve).on('error', reject);
    });
    if (response.headers['content-encoding'] !== undefined)
      throw new Error(`${path} came compressed, though it was not to be.`);
    const headers: Record<string, string> = {};
    for (const [name, value] of Object.entries(response.headers))
      if (!NOT_PASSED_ON.test(name) && typeof value === 'string') headers[name] = value;
    return prepare({ status: response.statusCode ?? 502, headers, body: await buffer(response) });
  }
  /** With the headers of the page it imitates, since headers have a size too. */
  async function own({ like, body }: { like: string; body: string }): Promise<Kept> {
    const { headers } = await fetchBehind(like);
    return prepare({ status: 200, headers, body: Buffer.from(body) });
  }
  async function answer(path: string): Promise<Kept> {
    const known = kept.get(path);
    if (known) {
      counts.hits += 1;
      return known;
    }
    counts.misses += 1;
    const page = pages[path];
    const found = page === undefined ? await fetchBehind(path) : await own(page);
    if (page !== undefined || /s-maxage|max-age=[1-9]/.test(found.headers['cache-control'] ?? ''))
      kept.set(path, found);
    return found;
  }

  const identity = await certificate();
  const server: Http2Server = createSecureServer({ ...identity, allowHTTP1: true });
  server.on('request', (request, response) => {
    void (async () => {
      try {
        const { status, headers, body } = await answer(request.url);
        response.writeHead(status, headers);
        response.end(body);
        sent.set(request.url, body.length);
      } catch (error) {
        response.writeHead(502);
        response.end(String(error));
      }
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://127.0.0.1:${port}`,
    /** A Chromium flag that trusts the certificate: without it nothing is cached. */
    trusted: `--ignore-certificate-errors-spki-list=${fingerprint(identity.cert)}`,
    counts,
    /** Bytes of bodies sent by path since it was cleared, including those requested by workers. */
    sent,
    /** Fetches a page and its subresources, so that all are cached. */
    async warm(path: string): Promise<void> {
      await answer(path);
      const page = pages[path]?.body ?? (await (await fetch(behind + path)).text());
      const named = page.match(/\/(?:(?:media|assets|icons)\/|store-data)[^"' ,)]+/g) ?? [];
      await Promise.all([...new Set(named)].map(answer));
    },
    close: () => server[Symbol.asyncDispose](),
  };
}
