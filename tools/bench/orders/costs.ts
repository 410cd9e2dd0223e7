import type { PaymentLink } from '@ghar/domain/callables';
import { recordPaymentEvent } from '../../../functions/src/adapters/firestore-payment-events.ts';
import { firestoreStore } from '../../../functions/src/adapters/firestore-store.ts';
import { createPayment } from '../../../functions/src/handlers/create-payment.ts';
import { getOrder } from '../../../functions/src/handlers/get-order.ts';
import { receiveWebhook } from '../../../functions/src/handlers/receive-webhook.ts';
import { retryPayment } from '../../../functions/src/handlers/retry-payment.ts';
import { settlePayments } from '../../../functions/src/handlers/settle-payments.ts';
import { updatePaymentStatus } from '../../../functions/src/handlers/update-payment-status.ts';
import type { PaymentPorts } from '../../../functions/src/orders/open-payment.ts';
import { ziinaClient } from '../../../functions/src/payments/ziina/client.ts';
import { ziinaWebhooks } from '../../../functions/src/payments/ziina/webhook.ts';
import { putOnSale } from '../../seed/put-on-sale.ts';
import type { OwnDatabase } from '../../stack/own-database.ts';
import { SHOP_SETTINGS } from '../../shop-settings.ts';
import { intentOf, sandboxControl, signedPaymentEvent } from '../../ziina-sandbox/control.ts';
import { startZiinaSandbox } from '../../ziina-sandbox/server.ts';
import type { Meter, Metered } from './meter.ts';
import { newShopper, UNIT_PRICE, type NewShopper } from './new-shopper.ts';

/** The cost of one run of a function. */
type Cost = Metered & { readonly providerCalls: number };

const SECRET = 'costs';

/**
 * Counts the Firestore and provider calls of each function of the order path, by running the shop's
 * own handlers in this process; returns them by the name of the case.
 */
export async function measureCosts(
  { db, clear }: OwnDatabase,
  meter: Meter,
): Promise<Record<string, Cost>> {
  const server = await startZiinaSandbox({ port: 0 });
  const sandbox = sandboxControl(server.url);
  let providerCalls = 0;
  const calling = <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    providerCalls += 1;
    return meter.beside(call);
  };
  const provider = ziinaClient({ apiUrl: `${server.url}/api`, token: 'costs' });
  const clock = (): Date => new Date();
  const ports: PaymentPorts = {
    ...SHOP_SETTINGS,
    store: firestoreStore(db, clock),
    clock,
    provider: {
      createIntent: (payment) => calling(() => provider.createIntent(payment)),
      getIntent: (id) => calling(() => provider.getIntent(id)),
      createRefund: (refund) => calling(() => provider.createRefund(refund)),
      getRefund: (id) => calling(() => provider.getRefund(id)),
    },
  };
  const place = ({ form, caller } = newShopper()): Promise<PaymentLink> =>
    createPayment(form, caller, ports);
  const announce = (link: PaymentLink, status: string): Promise<unknown> => {
    const payment = { id: intentOf(link.payment_url), status, amount: 29_900 };
    const request = { method: 'POST', ...signedPaymentEvent(payment, SECRET) };
    return receiveWebhook(request, {
      ...ports,
      read: ziinaWebhooks(SECRET),
      record: (event) => recordPaymentEvent(db, event),
    });
  };
  const look = ({ order_id }: PaymentLink): Promise<unknown> =>
    updatePaymentStatus({ order_id_param: order_id }, ports);
  const end = (link: PaymentLink, how: 'complete' | 'fail'): Promise<unknown> =>
    sandbox.endIntent(intentOf(link.payment_url), how);

  /** Measures one case after `prepare`. */
  async function cost<Ready>(
    name: string,
    prepare: () => Promise<Ready>,
    work: (ready: Ready) => Promise<unknown>,
  ): Promise<[name: string, cost: Cost]> {
    await clear();
    let ready: Ready;
    await meter.measure(async () => {
      await putOnSale(db, { pieces: 100, price: UNIT_PRICE, at: new Date() });
      ready = await prepare();
    });
    providerCalls = 0;
    const metered = await meter.measure(() => work(ready));
    return [name, { ...metered, providerCalls }];
  }

  try {
    return Object.fromEntries([
      await cost('createZiinaPayment', another, place),
      await cost('… the same form again', placed, place),
      await cost(
        'ziinaWebhook, completed',
        () => place(),
        (link) => announce(link, 'completed'),
      ),
      await cost('… a second time', paid, (link) => announce(link, 'completed')),
      await cost(
        'ziinaWebhook, failed',
        () => place(),
        (link) => announce(link, 'failed'),
      ),
      await cost('updateOrderPaymentStatus, not paid yet', () => place(), look),
      await cost('… that settles', completed, look),
      await cost('… of a paid order', paid, look),
      await cost(
        'getOrderSecure',
        () => place(),
        ({ order_id }) => getOrder({ order_id_param: order_id }, ports),
      ),
      await cost('retryZiinaPayment after a failure', failed, ({ order_id }) =>
        retryPayment({ order_id_param: order_id }, newShopper().caller, ports),
      ),
      await cost(
        'settlePendingPayments, one order that waits',
        () => place(),
        () => settlePayments(ports),
      ),
      await cost(
        'settlePendingPayments, nothing to do',
        async () => undefined,
        () => settlePayments(ports),
      ),
    ]);
  } finally {
    await server.close();
  }

  /** A second shopper: the first order after an edit of the figure also spreads the pieces. */
  async function another(): Promise<NewShopper> {
    await place();
    return newShopper();
  }
  async function placed(): Promise<NewShopper> {
    const shopper = newShopper();
    await place(shopper);
    return shopper;
  }
  async function completed(): Promise<PaymentLink> {
    const link = await place();
    await end(link, 'complete');
    return link;
  }
  async function paid(): Promise<PaymentLink> {
    const link = await completed();
    await announce(link, 'completed');
    return link;
  }
  async function failed(): Promise<PaymentLink> {
    const link = await place();
    await end(link, 'fail');
    await announce(link, 'failed');
    return link;
  }
}
