import type { Random } from '../seed/random.ts';
import { intentOf } from '../ziina-sandbox/control.ts';
import type { Refund } from '../ziina-sandbox/refunds.ts';
import type { Backend } from './backend.ts';
import type { Letter } from './mailbox.ts';
import type { World } from './world.ts';

/** What a shopper does on the provider's page, or what becomes of the payment there. */
export type PageAction = 'pay' | 'decline' | 'cancel' | 'hang' | 'hold';

const WEBHOOKS = ['ok', 'ok', 'ok', 'ok', 'lost', 'lost', 'doubled', 'reordered'] as const;
const AMOUNT_DELTAS = [0, 0, 0, 0, 0, 0, 0, -100, 5000] as const;
const CURRENCIES = [null, null, null, null, null, null, null, null, 'USD'] as const;
/** How often the provider tries to deliver a letter. */
const TRIES = 4;

type Announced = {
  readonly event: string;
  readonly data: { readonly id: string; readonly status: string };
};
const announcedIn = ({ rawBody }: Letter): Announced =>
  JSON.parse(new TextDecoder().decode(rawBody)) as Announced;

/** The provider's side of what shoppers do, and the way of its announcements to the shop. */
export type PaymentDesk = ReturnType<typeof createPaymentDesk>;

export function createPaymentDesk(world: World, backend: Backend) {
  const { sandbox, mailbox, turns, apiUrl } = world;
  let held = 0;
  let letters = 0;
  const over = new Set<string>();
  const announcedPaid = new Set<string>();
  const announcedRefunds = new Set<string>();
  const refunds: Refund[] = [];

  /** Reads a letter to the shop until it says that it has understood, as often as the provider does. */
  async function deliver(name: string, letter: Letter): Promise<void> {
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      const outcome = await backend.receiveWebhook(`${name} try ${attempt}`, letter);
      if (outcome.kind === 'answered' && outcome.result.status < 300) {
        const { event, data } = announcedIn(letter);
        if (data.status !== 'completed') return;
        (event === 'refund.status.updated' ? announcedRefunds : announcedPaid).add(data.id);
        return;
      }
    }
  }

  function deliverAll(who: string, arrived: readonly Letter[]): void {
    for (const letter of arrived) {
      const name = `${who} webhook ${letters++}`;
      turns.start(() => deliver(name, letter));
    }
  }

  /** Delivers what the provider has just announced, under a fault of its webhooks. */
  async function announce(who: string, kind: (typeof WEBHOOKS)[number]): Promise<void> {
    const released = held;
    if (kind === 'lost') return;
    if (kind === 'reordered' && held === 0) {
      held = 1;
      return;
    }
    held = 0;
    deliverAll(who, await mailbox.take((kind === 'doubled' ? 2 : 1) + released));
  }

  const statusOf = async (id: string): Promise<string> => {
    const answer = await fetch(`${apiUrl}/payment_intent/${id}`, {
      headers: { authorization: `Bearer ${world.secrets.apiToken}` },
    });
    return ((await answer.json()) as { status: string }).status;
  };

  /** Ends at the provider what can no longer be paid there, as the passing of time does. */
  async function expire(): Promise<void> {
    const now = world.clock().getTime();
    for (const { id, status, expiry } of await sandbox.intents()) {
      if (over.has(id) || expiry === undefined || expiry > now) continue;
      over.add(id);
      // what hangs is not ended by time
      if (status.startsWith('requires_')) await sandbox.endIntent(id, 'expire');
    }
  }

  return {
    expire,

    /** The payments that the shop was told are completed, and has said that it knows. */
    announcedPaid: announcedPaid as ReadonlySet<string>,
    /** All refunds; the shop has said of some that it knows them. */
    refunds: () => refunds.map((one) => ({ ...one, isAnnounced: announcedRefunds.has(one.id) })),

    /** Presses a button of the provider's page, whatever has become of the payment meanwhile. */
    async press(who: string, link: string, action: PageAction, random: Random): Promise<void> {
      const id = intentOf(link);
      await expire();
      if (over.has(id)) return;
      const kind = random.pick(WEBHOOKS);
      const faults = {
        webhooks: { kind, times: 1 },
        amount_delta: random.pick(AMOUNT_DELTAS),
        currency_code: random.pick(CURRENCIES),
        failed_payable: random.between(0, 1) === 1,
      };
      const before = await statusOf(id);
      const isClerk = action === 'hang' || action === 'hold';
      if (isClerk && !before.startsWith('requires_')) return;
      await sandbox.orderFaults(faults);
      await (isClerk
        ? sandbox.endIntent(id, action)
        : fetch(`${link}/${action}`, { method: 'POST', redirect: 'manual' }));
      await sandbox.orderFaults({});
      const after = await statusOf(id);
      world.tell(`${who}: ${action} ${before}→${after}, webhook ${kind}`);
      if (before !== after) await announce(who, kind);
    },

    /** Gives some money back in the provider's own app, where a payment was completed. */
    async refund(who: string, link: string, random: Random): Promise<void> {
      const id = intentOf(link);
      const kind = random.pick(WEBHOOKS);
      const amount = random.between(1, 20_000);
      const intent = (await sandbox.intents()).find((one) => one.id === id);
      const given = refunds.filter((one) => one.payment_intent_id === id);
      const left = given.reduce((sum, one) => sum - one.amount, intent?.amount ?? 0);
      if (intent?.status !== 'completed' || amount > left) return;
      await sandbox.orderFaults({ webhooks: { kind, times: 1 } });
      refunds.push(await sandbox.refund(id, amount));
      await sandbox.orderFaults({});
      // without the payment's id, which the sandbox draws anew in every storm
      world.tell(`${who}: gives back ${amount}, refund ${refunds.length}, webhook ${kind}`);
      await announce(who, kind);
    },

    /** Has the provider announce what it has held back. */
    async flush(): Promise<void> {
      deliverAll('late', await mailbox.take(await sandbox.flush()));
      held = 0;
    },

    /** Announces to the shop what the provider never said, with a signature of somebody's own. */
    forge(who: string, link: string): void {
      const data = {
        id: intentOf(link),
        status: 'completed',
        amount: 29_900,
        currency_code: 'AED',
      };
      const body = JSON.stringify({ event: 'payment_intent.status.updated', data });
      const letter = { rawBody: Buffer.from(body), signature: '00'.repeat(32) };
      deliverAll(`${who} forged`, [letter]);
    },
  };
}
