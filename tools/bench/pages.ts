import { mkdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { StoreServer } from '@ghar/domain/store-server';
import type { Firestore } from 'firebase-admin/firestore';
import { firestoreStoreDocuments } from '../../functions/src/adapters/firestore-store-documents.ts';
import { compress, keepEncoded } from '../../functions/src/handlers/encoded-texts.ts';
import { renderStore } from '../../functions/src/handlers/render-store.ts';
import { createStorePages } from '../../functions/src/storefront/store-pages.ts';
import { connectAdminSdk } from '../seed/admin-sdk.ts';
import { buildWeb, storeBuildName } from '../stack/build.ts';
import { onOwnStack } from '../stack/on-own-stack.ts';
import { portsAt } from '../stack/ports.ts';
import { cachePath, root } from '../stack/project.ts';
import { startCounting, sumOf } from './cost/counts.ts';

/**
 * `npm run bench:pages`: a burst of visits from advertisements, each with an address of its own, so
 * that the CDN has none of them. The function's own handlers answer in this process, from the
 * seeded Firestore emulator: with the page cache and, in the same run, without it.
 */
const VISITS = 500;
/** The concurrency of one instance of `renderStore`. */
const AT_A_TIME = 80;
const PATHS = ['/', '/product-details', '/order'];
const MARKS = ['fbclid', 'gclid', 'utm_source', 'x'];
const KEPT_S = 60;

const addresses = Array.from({ length: VISITS }, (_, index) => {
  const mark = MARKS[index % MARKS.length]!;
  return `https://ghar.example${PATHS[index % PATHS.length]!}?${mark}=${index.toString(36)}`;
});

type Answer = (path: string) => Promise<Buffer>;
type Burst = { perSecond: number; processorMs: number; reads: number; bytes: number };

/** The state and the request handler of a function's process. */
function openFunction(db: Firestore, server: StoreServer): Answer {
  const pages = createStorePages({
    documents: firestoreStoreDocuments(db),
    server,
    origin: 'https://ghar.example',
    keptS: KEPT_S,
    now: () => Date.now(),
  });
  const encoded = keepEncoded(compress);
  return async (path) => {
    const { body } = await renderStore({ method: 'GET', path }, { pages, server });
    return encoded(body, 'br');
  };
}

async function burst(answer: Answer, count: ReturnType<typeof startCounting>): Promise<Burst> {
  const before = sumOf(count().values()).reads;
  const processor = process.cpuUsage();
  const started = performance.now();
  const waiting = addresses.values();
  let bytes = 0;
  await Promise.all(
    Array.from({ length: AT_A_TIME }, async () => {
      for (const address of waiting) {
        const { length } = await answer(new URL(address).pathname);
        bytes += length;
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(processor);
  return {
    perSecond: VISITS / seconds,
    processorMs: (user + system) / 1000 / VISITS,
    reads: sumOf(count().values()).reads - before,
    bytes: bytes / VISITS,
  };
}

const line = (name: string, { perSecond, processorMs, reads, bytes }: Burst): string =>
  `  ${name.padEnd(12)}${perSecond.toFixed(0).padStart(8)} pages/s ${processorMs.toFixed(2).padStart(8)} ms processor a page ` +
  `${String(reads).padStart(6)} reads ${bytes.toFixed(0).padStart(7)} B a page`;

const countsFile = cachePath('bench', 'page-counts');
mkdirSync(cachePath('bench'), { recursive: true });
writeFileSync(countsFile, '');
Object.assign(process.env, { FUNCTION_TARGET: 'renderStore', COUNTS_FILE: countsFile });
await import(new URL('cost/probe.mjs', import.meta.url).href);

await buildWeb({ offset: 0, ports: portsAt(0) });
const server = (await import(
  pathToFileURL(`${root}/functions/lib/${storeBuildName(0)}/store-server.js`).href
)) as StoreServer;

await onOwnStack({ functions: false }, async (stack) => {
  const { db, close } = connectAdminSdk(stack);
  const count = startCounting(stack.logFile, countsFile);
  const anew: Answer = (path) => openFunction(db, server)(path);
  for (const path of PATHS) await anew(path); // warms up the code and the connection
  const before = await burst(anew, count);
  const kept = await burst(openFunction(db, server), count);
  console.log(`\n${VISITS} addresses, ${AT_A_TIME} at a time`);
  console.log(line('drawn anew', before));
  console.log(line('kept', kept));
  const times = (one: number, other: number): string => `${(one / other).toFixed(1)} ×`;
  console.log(
    `\nKept pages: ${times(kept.perSecond, before.perSecond)} the pages a second, ` +
      `${times(before.processorMs, kept.processorMs)} less processor, ` +
      `${times(before.reads, kept.reads)} fewer reads.`,
  );
  await close();
});
process.exit();
