import '../quiet-log.ts';
import { parseArgs } from 'node:util';
import { auditAtLast } from '../order-audit/audit.ts';
import { readShop } from '../order-audit/shop-record.ts';
import { connectAdminSdk } from '../seed/admin-sdk.ts';
import { putOnSale } from '../seed/put-on-sale.ts';
import { onOwnStack } from '../stack/on-own-stack.ts';
import { openOwnDatabase } from '../stack/own-database.ts';
import { readLocalSecrets } from '../stack/stack-files.ts';
import type { Stack } from '../stack/start-stack.ts';
import { registerWebhook, sandboxControl } from '../ziina-sandbox/control.ts';
import { costTable, measureCosts } from './orders/costs.ts';
import { installMeter } from './orders/meter.ts';
import {
  createOrderPath,
  inParallel,
  UNIT_PRICE,
  type KnownOrder,
  type OrderPath,
} from './orders/order-path.ts';
import { rush } from './orders/rush.ts';
import { storm } from './orders/storm.ts';
import { startWebhookProxy } from './orders/webhook-proxy.ts';
import { tableOf } from './orders/table.ts';

/**
 * `npm run bench:orders [-- --orders N --shoppers N]`: reads, writes and round trips of the order
 * path; the time of creating an order with up to 64 concurrent shoppers of one product, against the
 * least it needs; 500 orders that are placed, paid and told at once; and the whole path through the
 * functions emulator, against a callable that does nothing. Fails where an order is refused without reason, or the audit finds a violation.
 */
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '40' },
    shoppers: { type: 'string', default: '16' },
  },
});
const ORDERS = Number(values.orders);
const WIDTHS = [1, 2, 4, 8, 16].filter((width) => width <= Number(values.shoppers));
const PIECES = 100_000;

const findings = await onOwnStack({ importData: false }, async (stack) => {
  const costs = await openOwnDatabase(stack, 'costs');
  console.log(`\n${costTable(await measureCosts(costs, installMeter())).join('\n')}`);
  await costs.close();
  const ownDatabase = await openOwnDatabase(stack, 'rush');
  console.log();
  const refused = await rush(ownDatabase, console.log);
  console.log();
  const lost = await storm(ownDatabase, stack, console.log);
  await ownDatabase.close();
  return [...refused, ...lost, ...(await loadAndAudit(stack))];
});
for (const finding of findings) console.error(`✗ ${finding}`);
if (findings.length === 0) console.log('\nEvery payment, order and piece is where it belongs.');
process.exit(findings.length === 0 ? 0 : 1);

async function loadAndAudit(stack: Stack): Promise<string[]> {
  const { db, close } = connectAdminSdk(stack);
  const pieces = await putOnSale(db, { pieces: PIECES, price: UNIT_PRICE, at: new Date() });
  const proxy = await startWebhookProxy(`${stack.urls.hosting}/api/ziina-webhook`);
  const { webhookSecret } = readLocalSecrets();
  await registerWebhook(stack.urls.sandbox, { url: proxy.url, secret: webhookSecret });
  try {
    const orders = await load(createOrderPath(stack, proxy));
    const intents = await sandboxControl(stack.urls.sandbox).intents();
    const payments = new Set(orders.map(({ intentId }) => intentId));
    const known = {
      pieces,
      orderIds: new Set(orders.map(({ orderId }) => orderId)),
      payable: payments,
      announcedPaid: payments, // each walk waits for the shop's acknowledgement
    };
    const record = await readShop(db, { intents, isLast: true });
    const unpaid = record.orders.filter((order) => order.payment_status !== 'paid');
    const paid = intents.filter(({ status }) => status === 'completed');
    console.log(
      `\n${record.orders.length} orders, ${paid.length} completed payments, ` +
        `${record.stock} of ${pieces} pieces in stock`,
    );
    return [
      ...auditAtLast(record, known).map(({ rule, orderId }) => `${rule}: ${orderId}`),
      ...unpaid.map(({ id }) => `an order that was paid is paid: ${id}`),
    ];
  } finally {
    await proxy.close();
    await close();
  }
}

/** Walks the order path at every concurrency, prints the times and returns all orders. */
async function load({ bare, walk }: OrderPath): Promise<KnownOrder[]> {
  const orders: KnownOrder[] = [];
  for (const width of WIDTHS) {
    // the emulator starts a process per concurrent request, and keeps it
    const warm = await inParallel(width * 2, width, walk);
    await inParallel(width * 2, width, bare);
    const before = await inParallel(ORDERS, width, bare);
    const walked = await inParallel(ORDERS, width, walk);
    const after = await inParallel(ORDERS, width, bare);
    orders.push(...[...warm.results, ...walked.results].map(({ order }) => order));
    const level = {
      width,
      bare: [...before.results, ...after.results],
      barePerSecond: (2 * ORDERS * 1000) / (before.took + after.took),
      timings: walked.results.map(({ timings }) => timings),
      ordersPerSecond: (ORDERS * 1000) / walked.took,
    };
    console.log(`\n${tableOf(level).join('\n')}`);
  }
  return orders;
}
