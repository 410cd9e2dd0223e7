import { COLLECTIONS } from '@ghar/domain/paths';
import { chromium, type Page } from 'playwright-core';
import { connectAdminSdk } from '../server-sdk.ts';
import { writeManyOrders } from '../seed/many-orders.ts';
import { findOrInstallChromium } from '../setup/chromium.ts';
import { onOwnStack } from '../stack/on-own-stack.ts';
import type { Stack } from '../stack/start-stack.ts';
import { signIn } from '../screens/merchant.ts';
import { AskedQueries } from './admin/asked-queries.ts';
import { measurePanel, STEPS, type Step, type Times } from './admin/panel.ts';
import { extendTimeouts } from './admin/extend-timeouts.ts';
import { writeInvoices } from './admin/write-invoices.ts';
import { median, spread } from './statistics.ts';

/**
 * `npm run bench:admin [-- runs [orders]]`: how much slower the panel is for a shop of 20,000 orders
 * (or so many) than for one of 200, in Chromium and under the rules.
 *
 * The emulator scans documents, so a count takes as long as there are orders. Firestore counts by
 * indexes, a thousand entries at a time. So the same queries are also measured alone, and the
 * emulator's own time stands beside the merchant's. What Firestore bills is counted by the step `scale` of the tests.
 */
const RUNS = Number(process.argv[2] ?? 7);
const TIMEOUT_MS = 240_000;
const [FEW, MANY] = [200, Number(process.argv[3] ?? 20_000)] as const;

type Measured = {
  readonly panel: Times[];
  readonly database: Times[];
};

const executablePath = await findOrInstallChromium();
const few = await onOwnStack({}, (stack) => measureWith(FEW, stack));
const many = await onOwnStack({}, (stack) => measureWith(MANY, stack));
report(few, many);
process.exit();

/** Measures a shop of so many orders; the first measurement is a warm-up. */
async function measureWith(orders: number, stack: Stack): Promise<Measured> {
  const { db, close } = connectAdminSdk(stack);
  try {
    await db.recursiveDelete(db.collection(COLLECTIONS.orders));
    const start = performance.now();
    await writeManyOrders(db, orders);
    await writeInvoices(db, orders);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${orders} orders written in ${seconds} s`);
    return await inBrowser(stack.urls.hosting, async (page) => {
      await signIn(page);
      const asked = new AskedQueries(page);
      await measurePanel(page, asked);
      const panel: Times[] = [];
      const database: Times[] = [];
      for (let run = 0; run < RUNS; run++) {
        const measured = await measurePanel(page, asked);
        panel.push(measured.panel);
        database.push(measured.database);
      }
      return { panel, database };
    });
  } finally {
    await close();
  }
}

async function inBrowser<Result>(
  baseURL: string,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({ executablePath, handleSIGINT: false });
  try {
    const context = await browser.newContext({
      baseURL,
      viewport: { width: 1440, height: 900 },
      locale: 'ar-AE',
    });
    context.setDefaultTimeout(TIMEOUT_MS);
    const page = await context.newPage();
    await extendTimeouts(page);
    return await use(page);
  } finally {
    await browser.close();
  }
}

function report(few: Measured, many: Measured): void {
  const times = (runs: readonly Times[], step: Step): number[] => runs.map((run) => run[step]);
  const cell = (values: readonly number[]): string =>
    `${median(values).toFixed(0)} (${spread(values)})`.padEnd(20);
  const line = (name: string, one: readonly number[], other: readonly number[]): void =>
    console.log(
      `${name.padEnd(28)}  ${cell(one)}${cell(other)}${(median(other) / median(one)).toFixed(2)} ×`,
    );
  console.log(`\nMedians of ${RUNS} runs in ms (least–greatest)`);
  console.log(`${''.padEnd(30)}${`${FEW} orders`.padEnd(20)}${`${MANY} orders`.padEnd(20)}ratio`);
  for (const step of STEPS) line(step, times(few.panel, step), times(many.panel, step));
  console.log("\nOf these, the emulator's answers to the same questions");
  for (const step of STEPS) line(step, times(few.database, step), times(many.database, step));
  console.log('\nWhat is left: the panel, the browser and the rules');
  const left = ({ panel, database }: Measured, step: Step): number[] => {
    const answers = median(times(database, step));
    return times(panel, step).map((time) => Math.max(time - answers, 0));
  };
  for (const step of STEPS) line(step, left(few, step), left(many, step));
}
