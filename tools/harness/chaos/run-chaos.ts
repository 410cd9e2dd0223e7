import { CASH_INVOICES } from '@ghar/domain/content/settings';
import { COLLECTIONS, SETTINGS_PATHS } from '@ghar/domain/paths';
import type { Firestore } from 'firebase-admin/firestore';
import {
  auditAtLast,
  auditAtRest,
  auditHeldPieces,
  auditOpenPayments,
} from '../order-audit/audit.ts';
import type { Finding } from '../order-audit/findings.ts';
import { readShop, type Known } from '../order-audit/shop-record.ts';
import { randomOf } from '../../seed/random.ts';
import { putOnSale } from '../../seed/put-on-sale.ts';
import { openProviders, RECIPIENTS } from '../in-process-shop.ts';
import type { Post } from '../stand-in/deliveries.ts';
import { createBackend, PIECES_PER_NETWORK } from './backend.ts';
import { createMerchant } from './merchant.ts';
import { createProviderDriver } from './provider-driver.ts';
import { createShopper, type Shopper } from './shopper.ts';
import { createStatusPost } from './status-post.ts';
import { createTriggers } from './triggers.ts';
import { createEnvironment, type Environment, type WebhookRequest } from './environment.ts';

type ChaosOptions = {
  /** An empty database without triggers. */
  readonly db: Firestore;
  readonly seed: string;
  readonly orders: number;
  readonly onProgress?: (orders: number) => void;
};
export type ChaosResult = Awaited<ReturnType<typeof runChaos>>;

const PRICES = [299, 299, 299, 310];
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const CROWD = 6;
const ROUNDS = 4;
/** Pauses between rounds; the schedule stops looking up a failed payment after an hour. */
const BREAKS = [0, MINUTE, 6 * MINUTE, 14 * MINUTE];

/**
 * Chaos test of the order path and of what follows a sale: shoppers, a merchant, the provider, the
 * channels of the messages and the schedules act concurrently, with faults and an interleaving drawn
 * from the seed. Then the faults end, and every order, payment, refund, invoice and message is
 * audited.
 */
export async function runChaos({ db, seed, orders, onProgress }: ChaosOptions) {
  const webhooks: WebhookRequest[] = [];
  const statuses: WebhookRequest[] = [];
  const providers = await openProviders({
    ziina: keepIn(webhooks, 'x-hmac-signature'),
    whatsapp: keepIn(statuses, 'x-hub-signature-256'),
  });
  try {
    const environment = createEnvironment(seed, { ...providers, db, webhooks, statuses });
    await db.doc(SETTINGS_PATHS.private).set(RECIPIENTS);
    const run = createRun(environment);
    const findings: Finding[] = [];
    while (environment.orderIds.size < orders && findings.length === 0) {
      findings.push(...(await run.crowd()));
      onProgress?.(environment.orderIds.size);
    }
    if (findings.length === 0) findings.push(...(await run.calm()));
    const found = findings.map((finding) => describeFinding(finding, environment));
    return {
      findings: [...found, ...environment.failures],
      fingerprint: environment.fingerprint(),
      counts: await run.counts(),
    };
  } finally {
    await providers.close();
  }
}

/** Accepts every webhook and keeps it, so that the test decides when the shop receives it. */
const keepIn =
  (requests: WebhookRequest[], signedBy: string): Post =>
  async (_, { body, headers }) => {
    requests.push({ rawBody: Buffer.from(body), signature: headers[signedBy] });
    return new Response();
  };

function describeFinding({ rule, orderId }: Finding, { events }: Environment): string {
  if (orderId === null) return rule;
  const named = new Set<string>();
  for (const line of events)
    if (line.includes(orderId))
      named.add(/^(?:shopper \d+|merchant-\d+)/.exec(line)?.[0] ?? orderId);
  const names = [...named];
  const lines = events.filter(
    (line) =>
      line.includes(orderId) ||
      names.some((name) => line.startsWith(`${name} `) || line.startsWith(`${name}:`)),
  );
  return [`${rule}: ${orderId}`, ...lines.map((line) => `    ${line}`)].join('\n');
}

function createRun(environment: Environment) {
  const { db, sandbox, scheduler } = environment;
  const backend = createBackend(environment);
  const provider = createProviderDriver(environment, backend);
  const merchant = createMerchant(environment, backend);
  const statuses = createStatusPost(environment, backend);
  environment.consequences = {
    committed: createTriggers(environment, backend),
    refundEnded: provider.announce,
    statusesSent: (requests) => statuses.announce(requests),
  };
  const random = randomOf(`${environment.seed} stage`);
  const invoicing = randomOf(`${environment.seed} invoicing`);
  let schedules = 0;
  let shoppers = 0;

  const known = async (): Promise<Known> => ({
    pieces: environment.stockedPieces,
    orderIds: environment.orderIds,
    payable: new Set(environment.payable.keys()),
    announcedPaid: provider.announcedPaid,
    confirmed: environment.confirmed,
    contradictions: environment.contradictions,
    refunds: await provider.refunds(),
    handedOver: [...environment.mails, ...(await arrivedMessages())],
    resends: environment.resends,
  });
  /** The messages that WhatsApp accepted and did not report as failed. */
  const arrivedMessages = async (): Promise<string[]> =>
    (await environment.whatsapp.control.messages())
      .filter(({ status }) => status !== 'failed')
      .map(({ callback_data }) => callback_data!);
  const record = async (isLast: boolean) =>
    readShop(db, { intents: await sandbox.intents(), isLast });
  const settle = async (): Promise<void> =>
    void (await backend.settlePayments(`schedule ${schedules++}`));
  const deliver = async (): Promise<void> =>
    void (await backend.deliverDue(`outbox ${schedules++}`));
  const wait = async (ms: number): Promise<void> => {
    environment.advance(ms);
    await provider.expire();
  };

  /** Sets a random stock, sometimes too little for the crowd, and when cash is invoiced; returns the price. */
  async function stock(): Promise<number> {
    const price = random.pick(PRICES);
    const pieces = random.between(5, 30);
    await db.doc(SETTINGS_PATHS.private).update({ cash_invoice: invoicing.pick(CASH_INVOICES) });
    environment.stockedPieces += await putOnSale(db, { pieces, price, at: environment.clock() });
    return price;
  }

  async function round(shoppers: readonly Shopper[]): Promise<Finding[]> {
    merchant.announceLate();
    statuses.deliverLate();
    for (const shopper of shoppers) scheduler.start(() => shopper.visit());
    const orderIds = shoppers.flatMap((shopper) => shopper.orderIds);
    for (let changes = random.between(0, 4); orderIds.length > 0 && changes > 0; changes--) {
      const orderId = random.pick(orderIds);
      scheduler.start(() => merchant.change(orderId));
    }
    for (let refunds = random.between(0, 2); orderIds.length > 0 && refunds > 0; refunds--)
      scheduler.start(() => merchant.refund(orderIds));
    if (orderIds.length > 0) scheduler.start(() => merchant.invoice(orderIds));
    if (random.between(0, 1) === 1) scheduler.start(() => merchant.resend());
    if (random.between(0, 1) === 1) scheduler.start(settle);
    for (let runs = random.between(0, 2); runs > 0; runs--) scheduler.start(deliver);
    scheduler.start(() => scheduler.run(() => provider.endRefunds(random)));
    await scheduler.runAll();
    await provider.expire();
    return [
      ...auditOpenPayments(await sandbox.intents(), await known()),
      ...auditHeldPieces(await record(false), PIECES_PER_NETWORK),
    ];
  }

  return {
    /** Runs one crowd of shoppers until nothing is pending. */
    async crowd(): Promise<Finding[]> {
      environment.hasFaults = true;
      const price = await stock();
      const crowd = Array.from({ length: CROWD }, () =>
        createShopper(shoppers++, price, { environment, backend, provider }),
      );
      const findings: Finding[] = [];
      for (let left = ROUNDS; left > 0 && findings.length === 0; left--) {
        findings.push(...(await round(crowd)));
        await wait(random.pick(BREAKS));
      }
      environment.hasFaults = false;
      scheduler.start(settle);
      scheduler.start(deliver);
      await scheduler.runAll();
      return [...findings, ...auditAtRest(await record(false), await known())];
    },

    /** Delivers what was held back, and runs the schedules until every payment and message has ended. */
    async calm(): Promise<Finding[]> {
      environment.hasFaults = false;
      merchant.announceLate();
      statuses.deliverLate(true);
      scheduler.start(() => scheduler.run(() => provider.flush()));
      scheduler.start(() => scheduler.run(() => provider.endRefunds(random)));
      await scheduler.runAll();
      // four days, the longest a message is retried; the step after a night is by day
      const steps = [...Array<number>(8).fill(10 * MINUTE), ...Array<number>(8).fill(13 * HOUR)];
      for (const ms of [...steps, 10 * MINUTE]) {
        await wait(ms);
        scheduler.start(settle);
        scheduler.start(deliver);
        await scheduler.runAll();
      }
      return auditAtLast(await record(true), await known());
    },

    async counts(): Promise<Record<string, number>> {
      const orders = (await db.collection(COLLECTIONS.orders).get()).docs;
      const countOf = async (collection: string): Promise<number> =>
        (await db.collection(collection).count().get()).data().count;
      const messageCounts = async (): Promise<Record<string, number>> => {
        const messages = (await db.collection(COLLECTIONS.messages).get()).docs;
        const states = Map.groupBy(messages, (one) => `messages ${one.get('state') as string}`);
        return Object.fromEntries([...states].map(([state, all]) => [state, all.length]));
      };
      const ordersWithTwoInvoices = async (): Promise<number> => {
        const invoices = (await db.collection(COLLECTIONS.invoices).get()).docs;
        const byOrder = Map.groupBy(invoices, (one) => one.get('order_id') as string);
        return [...byOrder.values()].filter((ofOne) => ofOne.length > 1).length;
      };
      const having = (field: string, value: unknown): number =>
        orders.filter((order) => order.get(field) === value).length;
      return {
        steps: environment.events.length,
        killed: environment.events.filter((line) => line.endsWith('†')).length,
        orders: orders.length,
        paid: having('payment_status', 'paid'),
        failed: having('payment_status', 'failed'),
        cancelled: having('status', 'cancelled'),
        'in cash': having('payment_method', 'cash'),
        'cash collected': orders.filter(
          (one) => one.get('payment_method') === 'cash' && one.get('payment_status') === 'paid',
        ).length,
        'invoiced when sent': having('invoiced_when_sent', true),
        'confirmed by link': orders.filter((one) => one.get('confirmed_by_customer_at')).length,
        'turned to card': (
          await db.collectionGroup('events').where('type', '==', 'turned-to-card').get()
        ).size,
        'for a person': having('payment_needs_review', true),
        'contradicted by hand': environment.contradictions.size,
        'refunded by hand': (await db.collectionGroup('refunds').where('by_hand', '==', true).get())
          .size,
        'with two invoices': await ordersWithTwoInvoices(),
        refunds: (await provider.refunds()).length,
        invoices: await countOf(COLLECTIONS.invoices),
        'reversed invoices': (
          await db.collection(COLLECTIONS.creditNotes).where('refund_id', '==', null).get()
        ).size,
        'credit notes': await countOf(COLLECTIONS.creditNotes),
        ...(await messageCounts()),
      };
    },
  };
}
