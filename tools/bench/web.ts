import { findOrInstallChromium } from '../setup/chromium.ts';
import { connectAdminSdk } from '../server-sdk.ts';
import { onOwnStack } from '../stack/on-own-stack.ts';
import { median, spread } from './statistics.ts';
import { startCdn, type Cdn } from './web/cdn.ts';
import { measureInteractions, type Interactions } from './web/interactions.ts';
import {
  CATEGORIES,
  installLighthouse,
  lighthouse,
  type Report,
  type Throttling,
} from './web/lighthouse.ts';
import { writeMerchantTexts } from './web/merchant-texts.ts';
import { compared, kilobytes } from './web/table.ts';

/** `npm run bench:web [-- runs]`: the shop's pages against static pages of the same look; script sizes. */
const RUNS = Number(process.argv[2] ?? 5);
const PAGES = ['/', '/en', '/product-details', '/order'] as const;
const baselinePath = (path: string): string => `/limit${path}`;
/** The static page of the same look: the server's page without scripts and their data. */
const baselinePage = (page: string): string =>
  page
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/ data-scripts="[^"]*"/g, '');

await installLighthouse();
const chromium = await findOrInstallChromium();
await onOwnStack({}, async (stack) => {
  const { db, close } = connectAdminSdk(stack);
  await writeMerchantTexts(db);
  await close();
  const limits = await Promise.all(
    PAGES.map(async (path) => {
      const response = await fetch(stack.urls.hosting + path);
      return [
        baselinePath(path),
        { like: path, body: baselinePage(await response.text()) },
      ] as const;
    }),
  );
  const cdn = await startCdn(stack.urls.hosting, Object.fromEntries(limits));
  try {
    for (const path of PAGES) {
      await cdn.warm(path);
      await cdn.warm(baselinePath(path));
    }
    await reportInteractions(cdn);
    await compareWithLimit(cdn);
    console.log(
      `\nThe CDN answered ${cdn.counts.hits} times itself, ${cdn.counts.misses} times from behind.`,
    );
  } finally {
    await cdn.close();
  }
});
process.exit();

async function compareWithLimit({ origin, trusted }: Cdn): Promise<void> {
  const look = (path: string, throttling: Throttling, categories?: readonly string[]) =>
    lighthouse(origin + path, chromium, trusted, throttling, categories);
  console.log('\nWhat Lighthouse says beside the time, once');
  for (const path of PAGES) {
    const { scores, faults } = await look(path, 'simulate', CATEGORIES);
    const shown = CATEGORIES.map((category) => `${category} ${scores[category]}`).join(', ');
    console.log(`${path.padEnd(18)}  ${shown}`);
    if (faults.length > 0) console.log(`${''.padEnd(18)}  ${faults.join(', ')}`);
  }
  for (const throttling of ['simulate', 'devtools'] as const) {
    console.log(`\nLighthouse, mobile, ${throttling}: medians of ${RUNS} runs (least–greatest)`);
    for (const path of PAGES) {
      const runs: Report[] = [];
      const limit: Report[] = [];
      // alternately, so that other load on the machine affects both
      for (let run = 0; run < RUNS; run++) {
        limit.push(await look(baselinePath(path), throttling));
        runs.push(await look(path, throttling));
      }
      console.log(compared(path, runs, limit).join('\n'));
    }
  }
}

async function reportInteractions(cdn: Cdn): Promise<void> {
  const runs: Interactions[] = [];
  for (let run = 0; run < RUNS; run++)
    runs.push(await measureInteractions(cdn, baselinePath, chromium, PAGES));
  const inMs = (values: readonly number[]): string =>
    `${median(values).toFixed(0)} ms (${spread(values)})`;
  console.log('\nOn slow 4G with a processor four times slower');
  for (const name of Object.keys(runs[0]!.toOrder)) {
    const toOrder = runs.map((run) => run.toOrder[name]!);
    console.log(`${`buy button to form, ${name}`.padEnd(36)}  ${inMs(toOrder)}`);
  }
  for (const name of Object.keys(runs[0]!.inp)) {
    const ours = inMs(runs.map(({ inp }) => inp[name]!));
    const limits = runs.flatMap(({ baselineInp }) => baselineInp[name] ?? []);
    const limit = limits.length > 0 ? inMs(limits) : 'none';
    console.log(`${`interaction: ${name}`.padEnd(36)}  ${ours.padEnd(20)}  limit ${limit}`);
  }
  for (const path of PAGES)
    for (const figure of ['longest', 'blocked'] as const) {
      const [ours, limit] = (['ours', 'limit'] as const).map((side) =>
        inMs(runs.map(({ blocking }) => blocking[path]![side][figure])),
      );
      const name = `after the first paint of ${path}, ${figure}`;
      console.log(`${name.padEnd(52)}  ${ours!.padEnd(20)}  limit ${limit}`);
    }
  console.log('\nScripts over the wire, two seconds after the page is loaded, and in use');
  for (const [path, { page, database }] of Object.entries(runs[0]!.scriptBytes))
    console.log(
      `${path.padEnd(36)}  ${kilobytes(page)}, and the database's ${kilobytes(database)}`,
    );
}
