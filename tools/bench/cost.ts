import { mkdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { COLLECTIONS, orderPath } from '@ghar/domain/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { ADMIN } from '../seed/accounts.ts';
import { whatsappControl } from '../harness/whatsapp-sandbox/control.ts';
import { connectAdminSdk } from '../server-sdk.ts';
import { findOrInstallChromium } from '../setup/chromium.ts';
import { onOwnStack } from '../stack/on-own-stack.ts';
import { cachePath } from '../stack/project.ts';
import type { Stack } from '../stack/start-stack.ts';
import { startCounting, sumOf, type Counts } from './cost/counts.ts';
import { FREE, PRICES } from './cost/prices.ts';
import { shoppingIn } from './cost/shopping.ts';
import { describeVisit, visit, type Visit } from './cost/visits.ts';
import { startCdn } from './web/cdn.ts';

/** `npm run bench:cost`: what a thousand visits and orders cost, from counted reads, writes, runs and bytes. */
const ORDERS = 10;
/** Most functions' memory. */
const MEMORY_GIB = 0.25;
const PAGES = ['/', '/product-details', '/order'] as const;

const countsFile = cachePath('bench', 'counts');
mkdirSync(cachePath('bench'), { recursive: true });
writeFileSync(countsFile, '');
process.env['COUNTS_FILE'] = countsFile;
// the probe counts by process
process.env['GHAR_PROCESS_A_FUNCTION'] = 'yes';
process.env['NODE_OPTIONS'] =
  `--import=${pathToFileURL(`${import.meta.dirname}/cost/probe.mjs`).href}`;

const executable = await findOrInstallChromium();
await onOwnStack({}, async (stack) => {
  const perPage = await countPages(stack);
  const perVisit = await countVisits(stack, executable);
  const { perOrder, perRun } = await countOrders(stack);
  sayPrices(perPage, perVisit[0]!, perOrder, perRun);
});
process.exit();

/** The cost of rendering a page, which the CDN requests once a minute. */
async function countPages({ urls, logFile }: Stack): Promise<Counts> {
  await (await fetch(urls.hosting)).text(); // starts the worker
  const count = startCounting(logFile, countsFile);
  for (let page = 0; page < ORDERS; page++) await (await fetch(urls.hosting)).text();
  const found = count();
  table('Drawing a page', found, ORDERS);
  return divided(sumOf(found.values()), ORDERS);
}

async function countVisits({ urls }: Stack, executablePath: string): Promise<Visit[]> {
  const cdn = await startCdn(urls.hosting, {});
  try {
    const visits = [];
    console.log('\nA visit with nothing kept, through the CDN');
    for (const path of PAGES) {
      const { host } = new URL(urls.firestore);
      const found = await visit(cdn, path, host, executablePath);
      console.log(`  ${describeVisit(path, found)}`);
      visits.push(found);
    }
    return visits;
  } finally {
    await cdn.close();
  }
}

async function countOrders(stack: Stack): Promise<{ perOrder: Counts; perRun: Counts }> {
  const { order, pay, comeBack, runSchedule, untilQuiet } = shoppingIn(stack);
  const first = await order();
  await pay(first.intent);
  await comeBack(first.id);
  await runSchedule();

  const counting = startCounting(stack.logFile, countsFile);
  const quiet = (count: typeof counting) =>
    untilQuiet(() => {
      const { reads, writes, invocations } = sumOf(count().values());
      return reads + writes + invocations;
    });
  await quiet(counting);
  const perOrder = await countSales(stack, quiet);
  const countRun = async (what: string): Promise<Counts> => {
    const count = startCounting(stack.logFile, countsFile);
    await runSchedule();
    await quiet(count);
    table(`A run of the schedule, with ${what}`, count(), 1);
    return sumOf(count().values());
  };
  const perRun = await countRun('what the seed has pending');
  for (let number = 0; number < ORDERS; number++) await order();
  await quiet(counting);
  await countRun(`${ORDERS} more that nobody has paid`);
  return { perOrder, perRun };
}

type Quiet = (count: ReturnType<typeof startCounting>) => Promise<void>;

/** An order from placing to delivery, and a refund. By day: at night news of the parcel waits. */
async function countSales(stack: Stack, quiet: Quiet): Promise<Counts> {
  const { db, close } = connectAdminSdk(stack);
  const { order, pay, comeBack, refund, deliverMessages } = shoppingIn(stack);
  const counted: Counts[] = [];
  const whatsapp = whatsappControl(stack.urls.whatsapp);
  const handedOver = async (): Promise<[number, number]> => {
    const mails = (await (await fetch(`${stack.urls.inbox}/api/email`)).json()) as unknown[];
    return [(await whatsapp.messages()).length, mails.length];
  };
  /** Lets a pause pass, after which messages are due, and sends them. */
  async function sendDue(): Promise<void> {
    const waiting = await db.collection(COLLECTIONS.messages).where('state', '==', 'queued').get();
    const batch = db.batch();
    for (const { ref } of waiting.docs) batch.update(ref, { next_attempt_at: Timestamp.now() });
    await batch.commit();
    await deliverMessages();
  }
  async function step(title: string, work: () => Promise<unknown>, delivers = true): Promise<void> {
    const count = startCounting(stack.logFile, countsFile);
    const before = await handedOver();
    await work();
    await quiet(count);
    if (delivers) await sendDue();
    await quiet(count);
    const after = await handedOver();
    const found = count();
    table(title, found, ORDERS);
    const [messages, mails] = [0, 1].map((at) => (after[at]! - before[at]!) / ORDERS);
    console.log(`  ${messages} messages by WhatsApp, ${mails} e-mails`);
    counted.push(divided(sumOf(found.values()), ORDERS));
  }
  const orders: Awaited<ReturnType<typeof order>>[] = [];
  const change = (fields: object) => async (): Promise<void> => {
    for (const { id } of orders)
      await db
        .doc(orderPath(id))
        .update({ ...fields, updated_at: Timestamp.now(), updated_by: ADMIN.uid });
  };
  await sendDue();
  await quiet(startCounting(stack.logFile, countsFile));
  const place = async (): Promise<void> => {
    for (let number = 0; number < ORDERS; number++) orders.push(await order());
    // invoices are of real payments
    for (const { id } of orders) await db.doc(orderPath(id)).update({ payment_test: false });
  };
  // paying within five minutes suppresses the payment request
  await step('An order that is placed', place, false);
  await step('… that is paid, with its confirmation page', async () => {
    for (const { id, intent } of orders) {
      await pay(intent);
      await comeBack(id);
    }
  });
  await step('… shipped', change({ status: 'shipped', tracking_number: 'AE-345' }));
  await step('… delivered', change({ status: 'delivered' }));
  const perOrder = sumOf(counted);
  await step('A refund', async () => {
    for (const { id } of orders) await refund(id, 100);
  });
  await close();
  console.log(`\nAn order from the form to the door: ${describeCounts(perOrder)}`);
  return perOrder;
}

function describeCounts({ invocations, reads, writes }: Counts): string {
  return `${invocations.toFixed(1)} runs, ${reads.toFixed(1)} reads, ${writes.toFixed(1)} writes`;
}

function divided(counts: Counts, by: number): Counts {
  const { invocations, reads, writes, ms } = counts;
  return { invocations: invocations / by, reads: reads / by, writes: writes / by, ms: ms / by };
}

function table(title: string, found: ReadonlyMap<string, Counts>, by: number): void {
  console.log(`\n${title}: runs, reads, writes, ms`);
  const rows = [...found].toSorted(([one], [other]) => one.localeCompare(other));
  for (const [name, counts] of [...rows, ['all', sumOf(found.values())] as const]) {
    const { invocations, reads, writes, ms } = divided(counts, by);
    const figures = [invocations, reads, writes].map((value) => value.toFixed(1).padStart(6));
    console.log(`  ${name.padEnd(26)}${figures.join('')}${ms.toFixed(0).padStart(7)}`);
  }
}

/** The price of the counts beyond the free allowance. */
function priceOf({ invocations, reads, writes, ms }: Counts): number {
  const seconds = ms / 1000;
  const running = seconds * (PRICES.cpuSecond + MEMORY_GIB * PRICES.gibSecond);
  return reads * PRICES.read + writes * PRICES.write + invocations * PRICES.invocation + running;
}

function sayPrices(perPage: Counts, home: Visit, perOrder: Counts, perRun: Counts): void {
  const bytes = Object.values(home.bytes).reduce((sum, size) => sum + size, 0);
  const visits = 1000 * (bytes * PRICES.hostingByte + home.reads * PRICES.read);
  const monthOfRuns = 12 * 24 * 30;
  const dollars = (value: number): string => `$${value.toFixed(value < 0.1 ? 4 : 2)}`;
  console.log('\nPast what is free (the prices are in tools/bench/cost/prices.ts)');
  console.log(`  a thousand visits of /           ${dollars(visits)}`);
  console.log(`  a thousand paid orders           ${dollars(1000 * priceOf(perOrder))}`);
  console.log(`  a thousand pages drawn           ${dollars(1000 * priceOf(perPage))}`);
  console.log(`  a month of such schedules        ${dollars(monthOfRuns * priceOf(perRun))}`);
  const visitsADay = Math.floor(FREE.hostingBytesADay / bytes);
  const ordersADay = Math.floor(FREE.writesADay / perOrder.writes);
  console.log(`  free each day: ${visitsADay} visits of new shoppers, ${ordersADay} orders`);
}
