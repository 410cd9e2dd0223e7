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
import { meterOf, sumOf, type Counts } from './cost/counts.ts';
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
process.env['NODE_OPTIONS'] =
  `--import=${pathToFileURL(`${import.meta.dirname}/cost/probe.mjs`).href}`;

const executable = await findOrInstallChromium();
await onOwnStack({}, async (stack) => {
  const meter = meterOf(countsFile);
  const draw = async (): Promise<string> => (await fetch(stack.urls.hosting)).text();
  await draw(); // starts the worker
  // the CDN requests it once a minute
  const perPage = await meter.measure('Drawing a page', ORDERS, async () => {
    for (let page = 0; page < ORDERS; page++) await draw();
  });
  const perVisit = await countVisits(stack, executable);
  const { perOrder, perRun } = await countOrders(stack, meter);
  sayPrices(perPage, perVisit[0]!, perOrder, perRun);
});
process.exit();

type Meter = ReturnType<typeof meterOf>;

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

async function countOrders(
  stack: Stack,
  meter: Meter,
): Promise<Record<'perOrder' | 'perRun', Counts>> {
  const { order, pay, comeBack, runSchedule } = shoppingIn(stack);
  const first = await order();
  await pay(first.intent);
  await comeBack(first.id);
  await runSchedule();
  await meter.untilQuiet();
  const perOrder = await countSales(stack, meter);
  const countRun = (what: string): Promise<Counts> =>
    meter.measure(`A run of the schedule, with ${what}`, 1, runSchedule);
  const perRun = await countRun('what the seed has pending');
  for (let number = 0; number < ORDERS; number++) await order();
  await meter.untilQuiet();
  await countRun(`${ORDERS} more that nobody has paid`);
  return { perOrder, perRun };
}

/** An order from placing to delivery, and a refund. By day: at night news of the parcel waits. */
async function countSales(stack: Stack, { measure, untilQuiet }: Meter): Promise<Counts> {
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
    const before = await handedOver();
    const cost = await measure(title, ORDERS, async () => {
      await work();
      if (!delivers) return;
      await untilQuiet();
      await sendDue();
    });
    const after = await handedOver();
    const [messages, mails] = [0, 1].map((at) => (after[at]! - before[at]!) / ORDERS);
    console.log(`  ${messages} messages by WhatsApp, ${mails} e-mails`);
    counted.push(cost);
  }
  const orders: Awaited<ReturnType<typeof order>>[] = [];
  const change = (fields: object) => async (): Promise<void> => {
    for (const { id } of orders)
      await db
        .doc(orderPath(id))
        .update({ ...fields, updated_at: Timestamp.now(), updated_by: ADMIN.uid });
  };
  await sendDue();
  await untilQuiet();
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
  const { invocations, reads, writes } = perOrder;
  console.log(
    `\nAn order from the form to the door: ${invocations.toFixed(1)} runs, ` +
      `${reads.toFixed(1)} reads, ${writes.toFixed(1)} writes`,
  );
  return perOrder;
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
