import { DomainError } from '@ghar/domain/error-code';
import { COLLECTIONS, SETTINGS_PATHS } from '@ghar/domain/paths';
import type { PaymentLink } from '@ghar/domain/callables';
import { recordPaymentEvent } from '../../../functions/src/adapters/firestore-payment-events.ts';
import { createPayment } from '../../../functions/src/handlers/create-payment.ts';
import { keepBooks } from '../../../functions/src/handlers/keep-books.ts';
import { receiveWebhook } from '../../../functions/src/handlers/receive-webhook.ts';
import { deliverDue } from '../../../functions/src/messages/deliver-due.ts';
import { deliverMessage } from '../../../functions/src/messages/deliver-message.ts';
import { ziinaWebhooks } from '../../../functions/src/payments/ziina/webhook.ts';
import { auditAtLast } from '../../harness/order-audit/audit.ts';
import { readShop } from '../../harness/order-audit/shop-record.ts';
import { RECIPIENTS } from '../../harness/in-process-shop.ts';
import { intentOf, signedPaymentEvent } from '../../harness/ziina-sandbox/control.ts';
import { measured } from './measured.ts';
import { newShopper, type Ports, type Shop, UNIT_PRICE } from './shop.ts';

const ORDERS = 500;
/** Concurrent events: more would starve this one process until the provider's answers time out. */
const WIDTH = 64;
const PIECES = 600;
/** Processes that share the work; each event is announced to two of them. */
const INSTANCES = 5;
const PAUSE_MS = 10 * 60_000;

/** Many orders placed, paid, invoiced and messaged at once, each event twice. @returns what is wrong. */
export async function storm(shop: Shop): Promise<string[]> {
  const { db, clock, mails, sandbox, whatsapp, webhookSecret } = shop;
  const instances = Array.from({ length: INSTANCES }, shop.newInstance);
  const one = (index: number): Ports => instances[index % INSTANCES]!;
  let busy = 0;
  /** Retries lost commits, as clients and Firestore do. */
  async function insist<Result>(work: () => Promise<Result>): Promise<Result> {
    for (;;)
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof DomainError) || error.code !== 'busy') throw error;
        busy += 1;
      }
  }
  const announce = (index: number, handle: (ports: Ports) => Promise<unknown>): Promise<unknown> =>
    Promise.all([0, 1].map((by) => insist(() => handle(one(index + by)))));
  const table: Record<string, object> = {};
  async function phase(name: string, works: readonly (() => Promise<unknown>)[]): Promise<void> {
    busy = 0;
    const { row } = await measured(works, WIDTH);
    table[name] = { ...row, busy };
  }

  const pay = async ({ payment_url }: PaymentLink, index: number): Promise<void> => {
    const id = intentOf(payment_url);
    await sandbox.endIntent(id, 'complete');
    const payment = { id, status: 'completed', amount: UNIT_PRICE * 100 };
    const request = { method: 'POST', ...signedPaymentEvent(payment, webhookSecret) };
    await announce(index, (ports) =>
      receiveWebhook(request, {
        ...ports,
        read: ziinaWebhooks(webhookSecret),
        record: (event) => recordPaymentEvent(db, event),
      }),
    );
  };
  const waiting = async (): Promise<string[]> => {
    const messages = db.collection(COLLECTIONS.messages);
    const found = await messages.where('next_attempt_at', '<=', clock()).get();
    return found.docs.map(({ id }) => id);
  };

  await shop.sell(PIECES);
  await db.doc(SETTINGS_PATHS.private).set(RECIPIENTS);
  const links: PaymentLink[] = [];
  const place = (index: number) => {
    const { form, caller } = newShopper();
    return async () => links.push(await insist(() => createPayment(form, caller, one(index))));
  };
  await phase(
    'placed',
    Array.from({ length: ORDERS }, (_, index) => place(index)),
  );
  await phase(
    'paid',
    links.map((link, index) => () => pay(link, index)),
  );
  await phase(
    'invoiced',
    links.map(({ order_id: orderId }, index) => async () => {
      const after = await one(0).store.order(orderId);
      await announce(index, (ports) => keepBooks({ orderId, after }, ports));
    }),
  );
  const due = await waiting();
  await phase('told', [
    ...due.map((id, index) => () => announce(index, (ports) => deliverMessage(id, ports))),
    () => deliverDue(one(0)),
    () => deliverDue(one(1)),
  ]);
  // payment requests are due, and withdrawn
  shop.letPass(PAUSE_MS);
  while ((await waiting()).length > 0) await deliverDue(one(0));
  console.log(
    `${ORDERS} orders, ${WIDTH} at a time, in ${INSTANCES} instances, each event announced twice`,
  );
  console.table(table);

  const arrived = (await whatsapp.messages()).map(({ callback_data }) => callback_data!);
  const payments = new Set(links.map(({ payment_url }) => intentOf(payment_url)));
  const record = await readShop(db, { intents: await sandbox.intents(), isLast: true });
  const { lastInvoice } = record.books;
  console.log(
    `${record.stock} of ${PIECES} pieces left, invoices 1 to ${lastInvoice}, ` +
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
}
