import { weighted, type Random } from '../../seed/random.ts';
import {
  announcedIn,
  intentOf,
  isOpen,
  signedPaymentEvent,
  type SandboxIntent,
} from '../ziina-sandbox/control.ts';
import type { Backend } from './backend.ts';
import type { Environment, WebhookRequest } from './environment.ts';
import { WEBHOOK_FAULTS } from './faulty-provider.ts';
import { retried } from './retried.ts';

/** An action on the provider's payment page: the shopper's, or the provider's own (`hang`, `hold`). */
export type PageAction = 'pay' | 'decline' | 'cancel' | 'hang' | 'hold';

const REFUND_ACTIONS = weighted({ complete: 2, fail: 1 });
const AMOUNT_DELTAS = [0, 0, 0, 0, 0, 0, 0, -100, 5000] as const;
const CURRENCIES = [null, null, null, null, null, null, null, null, 'USD'] as const;
const TRIES = 4;

export type ProviderDriver = ReturnType<typeof createProviderDriver>;

/** Drives the provider: payments, refunds, expiry, and the delivery of its webhooks. */
export function createProviderDriver(environment: Environment, backend: Backend) {
  const { sandbox, webhooks, scheduler } = environment;
  let requests = 0;
  const over = new Set<string>();
  const announcedPaid = new Set<string>();
  const announcedRefunds = new Set<string>();
  let refunds = 0;

  /** Delivers a webhook until the shop acknowledges it, as often as the provider retries. */
  async function deliver(name: string, request: WebhookRequest): Promise<void> {
    const isAcknowledged = await retried(name, (run) => backend.receiveWebhook(run, request), {
      tries: TRIES,
      accepts: ({ status }) => status < 300,
    });
    const { id, status, isRefund } = announcedIn(request.rawBody);
    if (!isAcknowledged || status !== 'completed') return;
    (isRefund ? announcedRefunds : announcedPaid).add(id);
  }

  function announce(who: string, sent: readonly WebhookRequest[] = webhooks.splice(0)): void {
    for (const request of sent) {
      const name = `${who} webhook ${requests++}`;
      scheduler.start(() => deliver(name, request));
    }
  }

  const intent = async (id: string): Promise<SandboxIntent> =>
    (await sandbox.intents()).find((one) => one.id === id)!;

  async function expire(): Promise<void> {
    const now = environment.clock().getTime();
    for (const one of await sandbox.intents()) {
      const { id, expiry } = one;
      if (over.has(id) || expiry === undefined || expiry > now) continue;
      over.add(id);
      // a hanging payment does not expire
      if (isOpen(one)) await sandbox.endIntent(id, 'expire');
    }
  }

  return {
    expire,
    announce,

    announcedPaid: announcedPaid as ReadonlySet<string>,
    /** The completed refunds; `isAnnounced` once the shop acknowledged one. */
    refunds: async () =>
      (await sandbox.refunds())
        .filter(({ status }) => status === 'completed')
        .map((one) => ({
          ...one,
          isAnnounced: announcedRefunds.has(one.id),
          isAskedFor: environment.askedRefunds.has(one.id),
        })),

    async press(who: string, link: string, action: PageAction, random: Random): Promise<void> {
      const id = intentOf(link);
      await expire();
      if (over.has(id)) return;
      const kind = random.pick(WEBHOOK_FAULTS);
      const faults = {
        webhooks: { kind, times: 1 },
        amount_delta: random.pick(AMOUNT_DELTAS),
        currency_code: random.pick(CURRENCIES),
        failed_payable: random.between(0, 1) === 1,
      };
      const found = await intent(id);
      const { status: before } = found;
      const isByProvider = action === 'hang' || action === 'hold';
      if (isByProvider && !isOpen(found)) return;
      await sandbox.orderFaults(faults);
      await (isByProvider
        ? sandbox.endIntent(id, action)
        : fetch(`${link}/${action}`, { method: 'POST', redirect: 'manual' }));
      await sandbox.orderFaults({});
      const { status: after } = await intent(id);
      environment.log(`${who}: ${action} ${before}→${after}, webhook ${kind}`);
      announce(who);
    },

    /** Refunds part of a completed payment in the provider's own app. */
    async refund(who: string, link: string, random: Random): Promise<void> {
      const id = intentOf(link);
      const kind = random.pick(WEBHOOK_FAULTS);
      const amount = random.between(1, 20_000);
      const { status, amount: paid } = await intent(id);
      const given = (await sandbox.refunds()).filter(
        (one) => one.payment_intent_id === id && one.status !== 'failed',
      );
      const left = given.reduce((sum, one) => sum - one.amount, paid);
      if (status !== 'completed' || amount > left) return;
      await sandbox.orderFaults({ webhooks: { kind, times: 1 } });
      await sandbox.refund(id, amount);
      await sandbox.orderFaults({});
      // without the payment's id, which differs between runs
      environment.log(`${who}: gives back ${amount}, refund ${++refunds}, webhook ${kind}`);
      announce(who);
    },

    /** Ends some pending refunds; without faults, completes them all. */
    async endRefunds(random: Random): Promise<void> {
      for (const { id, status } of await sandbox.refunds()) {
        if (status !== 'pending' || (environment.hasFaults && random.between(0, 1) === 1)) continue;
        const how = environment.hasFaults ? random.pick(REFUND_ACTIONS) : 'complete';
        const kind = environment.hasFaults ? random.pick(WEBHOOK_FAULTS) : 'ok';
        await sandbox.orderFaults({ webhooks: { kind, times: 1 } });
        await sandbox.endRefund(id, how);
        await sandbox.orderFaults({});
        environment.log(`provider: refund ${id} ${how}, webhook ${kind}`);
        announce(`refund ${id}`);
      }
    },

    async flush(): Promise<void> {
      await sandbox.flush();
      announce('late');
    },

    forge(who: string, link: string): void {
      const payment = { id: intentOf(link), status: 'completed', amount: 29_900 };
      announce(`${who} forged`, [signedPaymentEvent(payment, 'guessed')]);
    },
  };
}
