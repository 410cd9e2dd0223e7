import { COLLECTIONS } from '@ghar/domain/paths';
import type { Firestore } from 'firebase-admin/firestore';
import { auditAtLast, auditAtRest, auditOpenPayments, type Finding } from '../order-audit/audit.ts';
import { readShop, type Known } from '../order-audit/shop-record.ts';
import { randomOf } from '../seed/random.ts';
import { stockShelf } from '../seed/stock-shelf.ts';
import { sandboxControl } from '../ziina-sandbox/control.ts';
import { startZiinaSandbox } from '../ziina-sandbox/server.ts';
import { createBackend } from './backend.ts';
import { openMailbox } from './mailbox.ts';
import { createMerchant } from './merchant.ts';
import { createPaymentDesk } from './payment-desk.ts';
import { createShopper, type Shopper } from './shopper.ts';
import { createWorld, type World } from './world.ts';

export type ChaosOptions = {
  /** An empty database of its own, without functions that follow what is written there. */
  readonly db: Firestore;
  readonly seed: string;
  /** Shoppers come until they were told of so many orders. */
  readonly orders: number;
  /** Called after each crowd of shoppers with how many orders that are. */
  readonly onProgress?: (orders: number) => void;
};

export type ChaosResult = {
  /** What must never be so, and is; with what had happened to the order. */
  readonly findings: readonly string[];
  /** The same iff the same things happened in the same order. */
  readonly fingerprint: string;
  readonly counts: Readonly<Record<string, number>>;
};

const PRICES = [299, 299, 299, 310];
const SECRETS = { apiToken: 'chaos-token', webhookSecret: 'chaos-webhook-secret' };
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** So many shop at the same time. */
const CROWD = 6;
const ROUNDS = 4;
/** The time between two rounds: an hour after it has failed nobody asks about a payment any more. */
const BREAKS = [0, MINUTE, 6 * MINUTE, 14 * MINUTE];

/**
 * Lets shoppers, a merchant, the provider and the schedule loose on the shop's
 * own order path, with everything going wrong that can, in an order that the seed
 * draws; lets the storm pass, and looks what has become of every order and payment.
 */
export async function runChaos(options: ChaosOptions): Promise<ChaosResult> {
  const { db, seed, orders, onProgress } = options;
  const server = await startZiinaSandbox({ port: 0, retryDelaysMs: [] });
  const mailbox = await openMailbox();
  try {
    const apiUrl = `${server.url}/api`;
    await fetch(`${apiUrl}/webhook`, {
      method: 'POST',
      headers: { authorization: `Bearer ${SECRETS.apiToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ url: mailbox.url, secret: SECRETS.webhookSecret }),
    });
    const sandbox = sandboxControl(server.url);
    const world = createWorld(seed, { db, sandbox, apiUrl, secrets: SECRETS, mailbox });
    const stage = createStage(world);
    const findings: Finding[] = [];
    while (world.orderIds.size < orders && findings.length === 0) {
      findings.push(...(await stage.crowd()));
      onProgress?.(world.orderIds.size);
    }
    if (findings.length === 0) findings.push(...(await stage.calm()));
    const found = findings.map((finding) => told(finding, world));
    return {
      findings: [...found, ...world.crashes],
      fingerprint: world.fingerprint(),
      counts: await stage.counts(),
    };
  } finally {
    await Promise.all([server.close(), mailbox.close()]);
  }
}

/** A finding with the part of the story that its order is in. */
function told({ rule, orderId }: Finding, { story }: World): string {
  if (orderId === null) return rule;
  const named = new Set<string>();
  for (const line of story)
    if (line.includes(orderId))
      named.add(/^(?:shopper \d+|merchant-\d+)/.exec(line)?.[0] ?? orderId);
  const names = [...named];
  const lines = story.filter(
    (line) =>
      line.includes(orderId) ||
      names.some((name) => line.startsWith(`${name} `) || line.startsWith(`${name}:`)),
  );
  return [`${rule}: ${orderId}`, ...lines.map((line) => `    ${line}`)].join('\n');
}

function createStage(world: World) {
  const { db, sandbox, turns } = world;
  const backend = createBackend(world);
  const desk = createPaymentDesk(world, backend);
  const merchant = createMerchant(world, backend);
  const random = randomOf(`${world.seed} stage`);
  let schedules = 0;
  let shoppers = 0;

  const known = (): Known => ({
    pieces: world.pieces,
    orderIds: world.orderIds,
    payable: new Set(world.payable.keys()),
    announcedPaid: desk.announcedPaid,
    contradictions: world.contradictions,
    refunds: desk.refunds(),
  });
  const record = async (isLast: boolean) =>
    readShop(db, { intents: await sandbox.intents(), isLast });
  const schedule = async (): Promise<void> =>
    void (await backend.settlePayments(`schedule ${schedules++}`));
  const wait = async (ms: number): Promise<void> => {
    world.pass(ms);
    await desk.expire();
  };

  /** Fills the shelf up, or clears it, so that now and then there is not enough; answers the price. */
  async function stock(): Promise<number> {
    const price = random.pick(PRICES);
    const pieces = random.between(5, 30);
    world.pieces += await stockShelf(db, { pieces, price, at: world.clock() });
    return price;
  }

  async function round(shoppers: readonly Shopper[]): Promise<Finding[]> {
    merchant.announceLate();
    for (const shopper of shoppers) turns.start(() => shopper.visit());
    const orderIds = shoppers.flatMap((shopper) => shopper.orderIds);
    for (let changes = random.between(0, 4); orderIds.length > 0 && changes > 0; changes--) {
      const orderId = random.pick(orderIds);
      turns.start(() => merchant.change(orderId));
    }
    if (random.between(0, 1) === 1) turns.start(schedule);
    await turns.play();
    await desk.expire();
    return auditOpenPayments(await sandbox.intents(), known());
  }

  return {
    /** A crowd comes, and goes; then nothing is under way. */
    async crowd(): Promise<Finding[]> {
      world.isStormy = true;
      const price = await stock();
      const crowd = Array.from({ length: CROWD }, () =>
        createShopper(shoppers++, price, { world, backend, desk }),
      );
      const findings: Finding[] = [];
      for (let left = ROUNDS; left > 0 && findings.length === 0; left--) {
        findings.push(...(await round(crowd)));
        await wait(random.pick(BREAKS));
      }
      world.isStormy = false;
      turns.start(schedule);
      await turns.play();
      return [...findings, ...auditAtRest(await record(false), known())];
    },

    /** Announces all that is left, and runs the schedule until every payment's time is over, and a day more. */
    async calm(): Promise<Finding[]> {
      world.isStormy = false;
      merchant.announceLate();
      turns.start(() => turns.take(() => desk.flush()));
      await turns.play();
      const steps = [...Array<number>(8).fill(10 * MINUTE), DAY, 10 * MINUTE];
      for (const ms of steps) {
        await wait(ms);
        turns.start(schedule);
        await turns.play();
      }
      return auditAtLast(await record(true), known());
    },

    async counts(): Promise<Record<string, number>> {
      const orders = (await db.collection(COLLECTIONS.orders).get()).docs;
      const having = (field: string, value: unknown): number =>
        orders.filter((order) => order.get(field) === value).length;
      return {
        steps: world.story.length,
        killed: world.story.filter((line) => line.endsWith('†')).length,
        orders: orders.length,
        paid: having('payment_status', 'paid'),
        failed: having('payment_status', 'failed'),
        cancelled: having('status', 'cancelled'),
        'for a person': having('payment_needs_review', true),
        'contradicted by hand': world.contradictions.size,
        refunds: desk.refunds().length,
      };
    },
  };
}
