import { DomainError } from '@ghar/domain/error-code';
import { COLLECTIONS, SETTINGS_PATHS } from '@ghar/domain/paths';
import type { PaymentLink } from '@ghar/domain/callables';
import { firestoreStore } from '../../../functions/src/adapters/firestore-store.ts';
import { recordPaymentEvent } from '../../../functions/src/adapters/firestore-payment-events.ts';
import { smtpMailer } from '../../../functions/src/adapters/smtp-mailer.ts';
import { whatsappClient } from '../../../functions/src/adapters/whatsapp-client.ts';
import { createPayment } from '../../../functions/src/handlers/create-payment.ts';
import { keepBooks } from '../../../functions/src/handlers/keep-books.ts';
import { receiveWebhook } from '../../../functions/src/handlers/receive-webhook.ts';
import { deliverDue } from '../../../functions/src/messages/deliver-due.ts';
import {
  deliverMessage,
  type DeliveryPorts,
  type SendMessage,
} from '../../../functions/src/messages/deliver-message.ts';
import { storeWithOutbox } from '../../../functions/src/messages/store-with-outbox.ts';
import type { PaymentPorts } from '../../../functions/src/orders/open-payment.ts';
import { ziinaClient } from '../../../functions/src/payments/ziina/client.ts';
import { ziinaWebhooks } from '../../../functions/src/payments/ziina/webhook.ts';
import { auditAtLast } from '../../order-audit/audit.ts';
import { readShop } from '../../order-audit/shop-record.ts';
import { putOnSale } from '../../seed/put-on-sale.ts';
import { SHOP_SETTINGS } from '../../shop-settings.ts';
import type { OwnDatabase } from '../../stack/own-database.ts';
import { host } from '../../stack/project.ts';
import type { Stack } from '../../stack/start-stack.ts';
import { whatsappControl } from '../../whatsapp-sandbox/control.ts';
import { startWhatsappSandbox } from '../../whatsapp-sandbox/server.ts';
import { intentOf, sandboxControl, signedPaymentEvent } from '../../ziina-sandbox/control.ts';
import { startZiinaSandbox } from '../../ziina-sandbox/server.ts';
import { percentile } from '../statistics.ts';
import { inParallel } from './in-parallel.ts';
import { newShopper, UNIT_PRICE } from './new-shopper.ts';

const ORDERS = 500;
/** Concurrent events: more would starve this one process until the provider's answers time out. */
const WIDTH = 64;
const PIECES = 600;
/** Processes that share the work; each event is announced to two of them. */
const INSTANCES = 5;
const SECRET = 'storm';
const ACCOUNT = { phoneNumberId: '1', token: SECRET };
/** A noon in the Gulf, when messages wait for no morning; the provider refuses a past expiry. */
const NOON = Date.UTC(2100, 0, 1, 8);
const PAUSE_MS = 10 * 60_000;

type Ports = PaymentPorts & DeliveryPorts;

/**
 * A storm of orders that are placed, paid, invoiced and told, each event announced twice; with the
 * shop's own handlers in this process, as in `rush.ts`, real e-mails and the stand-ins.
 *
 * @returns violations: of the audit, or a number of invoices or messages that is not the orders'.
 */
export async function storm(
  { db, clear }: OwnDatabase,
  stack: Pick<Stack, 'ports'>,
): Promise<string[]> {
  const ziina = await startZiinaSandbox({ port: 0 });
  const phones = await startWhatsappSandbox({
    port: 0,
    account: { ...ACCOUNT, webhook: { url: ziina.url, appSecret: SECRET } },
    storeUrl: 'https://shop.example',
  });
  const sandbox = sandboxControl(ziina.url);
  const whatsapp = whatsappControl(phones.url);
  const started = performance.now();
  let passed = 0;
  const clock = (): Date => new Date(NOON + performance.now() - started + passed);
  const mails: string[] = [];
  const instances = Array.from({ length: INSTANCES }, portsOf);
  const both = (index: number): Ports[] => [0, 1].map((by) => instances[(index + by) % INSTANCES]!);

  function portsOf(): Ports {
    const channels = () => ({ whatsapp: true, email: true });
    const mail = smtpMailer({
      smtpUrl: `smtp://${host}:${stack.ports.smtp}`,
      from: 'orders@ghar.example',
      origin: 'https://shop.example',
    });
    const noting: SendMessage = async (message) => {
      const outcome = await mail(message);
      if (outcome.kind === 'accepted') mails.push(message.id);
      return outcome;
    };
    return {
      ...SHOP_SETTINGS,
      store: storeWithOutbox(firestoreStore(db, clock), { clock, channels }),
      clock,
      channels,
      provider: ziinaClient({ apiUrl: `${ziina.url}/api`, token: SECRET }),
      senders: {
        whatsapp: whatsappClient({ apiUrl: `${phones.url}/v23.0`, ...ACCOUNT }),
        email: noting,
      },
      newClaim: () => crypto.randomUUID(),
    };
  }

  let busy = 0;
  /** Repeats what others keep winning against, as clients and Firestore do. */
  async function insist<Result>(work: () => Promise<Result>): Promise<Result> {
    for (;;)
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof DomainError) || error.code !== 'busy') throw error;
        busy += 1;
      }
  }
  async function timed(what: string, work: readonly (() => Promise<unknown>)[]): Promise<void> {
    busy = 0;
    const queue = work.values();
    const { results, took } = await inParallel(work.length, WIDTH, async () => {
      const from = performance.now();
      await queue.next().value!();
      return performance.now() - from;
    });
    const [middle, late] = [50, 95].map(
      (percent) => `${percentile(results, percent).toFixed(0)} ms`,
    );
    const seconds = (took / 1000).toFixed(1);
    console.log(`  ${what.padEnd(10)} in ${seconds} s: p50 ${middle}, p95 ${late}; ${busy} × busy`);
  }

  const pay = async ({ payment_url }: PaymentLink, index: number): Promise<void> => {
    const id = intentOf(payment_url);
    await sandbox.endIntent(id, 'complete');
    const payment = { id, status: 'completed', amount: UNIT_PRICE * 100 };
    const request = { method: 'POST', ...signedPaymentEvent(payment, SECRET) };
    const record = (event: Parameters<typeof recordPaymentEvent>[1]): Promise<void> =>
      recordPaymentEvent(db, event);
    const webhooks = both(index).map((ports) =>
      insist(() => receiveWebhook(request, { ...ports, read: ziinaWebhooks(SECRET), record })),
    );
    await Promise.all(webhooks);
  };
  const waiting = async (): Promise<string[]> => {
    const found = await db
      .collection(COLLECTIONS.messages)
      .where('next_attempt_at', '<=', clock())
      .get();
    return found.docs.map(({ id }) => id);
  };

  try {
    await clear();
    await whatsapp.orderFaults({ webhooks: { kind: 'lost' } });
    await db
      .doc(SETTINGS_PATHS.private)
      .set({ notify_email: 'merchant@ghar.example', notify_whatsapp: '+971500000000' });
    await putOnSale(db, { pieces: PIECES, price: UNIT_PRICE, at: clock() });
    console.log(
      `${ORDERS} orders, ${WIDTH} at a time, in ${INSTANCES} instances, each event announced twice`,
    );
    const links: PaymentLink[] = [];
    await timed(
      'placed',
      Array.from({ length: ORDERS }, (_, index) => {
        const { form, caller } = newShopper();
        return async () =>
          links.push(
            await insist(() => createPayment(form, caller, instances[index % INSTANCES]!)),
          );
      }),
    );
    await timed(
      'paid',
      links.map((link, index) => () => pay(link, index)),
    );
    await timed(
      'invoiced',
      links.map(({ order_id: orderId }, index) => async () => {
        const after = await instances[0]!.store.order(orderId);
        await Promise.all(
          both(index).map((ports) => insist(() => keepBooks({ orderId, after }, ports))),
        );
      }),
    );
    const due = await waiting();
    await timed('told', [
      ...due.map(
        (id, index) => () =>
          Promise.all(both(index).map((ports) => insist(() => deliverMessage(id, ports)))),
      ),
      () => deliverDue(instances[0]!),
      () => deliverDue(instances[1]!),
    ]);
    // what asks for payment is due, and withdrawn
    passed += PAUSE_MS;
    while ((await waiting()).length > 0) await deliverDue(instances[0]!);

    const arrived = (await whatsapp.messages()).map(({ callback_data }) => callback_data!);
    const intents = await sandbox.intents();
    const payments = new Set(links.map(({ payment_url }) => intentOf(payment_url)));
    const record = await readShop(db, { intents, isLast: true });
    const { lastInvoice } = record.books;
    console.log(
      `  ${record.stock} of ${PIECES} pieces left, invoices 1 to ${lastInvoice}, ` +
        `${arrived.length} messages by WhatsApp, ${mails.length} e-mails`,
    );
    const findings = auditAtLast(record, {
      pieces: PIECES,
      orderIds: new Set(links.map(({ order_id }) => order_id)),
      payable: payments,
      announcedPaid: payments,
      handedOver: [...arrived, ...mails],
    }).map(({ rule, orderId }) => `${rule}: ${orderId}`);
    const expect = (found: number, expected: number, what: string): void =>
      void (found === expected || findings.push(`${what}: ${found}, not ${expected}`));
    expect(record.stock, PIECES - ORDERS, 'pieces that are left');
    expect(lastInvoice, ORDERS, 'invoices');
    // the confirmation and the merchant's news, by both channels
    expect(arrived.length, 2 * ORDERS, 'messages by WhatsApp');
    expect(mails.length, 2 * ORDERS, 'e-mails');
    return findings;
  } finally {
    await Promise.all([ziina.close(), phones.close()]);
  }
}
