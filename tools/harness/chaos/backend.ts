import {
  createPaymentRequestSchema,
  type CreatePaymentInput,
  type RefundRequest,
} from '@ghar/domain/callables';
import { DomainError } from '@ghar/domain/error-code';
import { parse } from '@ghar/domain/text/parse';
import { orderPath } from '@ghar/domain/paths';
import { ADMIN_ROLE } from '@ghar/domain/access/role';
import { fieldsOf } from '../../../functions/src/adapters/firestore-fields.ts';
import { recordPaymentEvent } from '../../../functions/src/adapters/firestore-payment-events.ts';
import { confirmCashOrder } from '../../../functions/src/handlers/confirm-cash-order.ts';
import { createPayment } from '../../../functions/src/handlers/create-payment.ts';
import { issueInvoice } from '../../../functions/src/handlers/issue-invoice.ts';
import { keepBooks } from '../../../functions/src/handlers/keep-books.ts';
import { placeCashOrder } from '../../../functions/src/handlers/place-cash-order.ts';
import { receiveWhatsapp } from '../../../functions/src/handlers/receive-whatsapp.ts';
import { receiveWebhook } from '../../../functions/src/handlers/receive-webhook.ts';
import {
  recordOrderChange,
  type AnnouncedChange,
} from '../../../functions/src/handlers/record-order-change.ts';
import { refundOrder } from '../../../functions/src/handlers/refund-order.ts';
import { resendMessage } from '../../../functions/src/handlers/resend-message.ts';
import { retryPayment } from '../../../functions/src/handlers/retry-payment.ts';
import { settlePayments } from '../../../functions/src/handlers/settle-payments.ts';
import { updatePaymentStatus } from '../../../functions/src/handlers/update-payment-status.ts';
import { deliverDue } from '../../../functions/src/messages/deliver-due.ts';
import {
  deliverMessage,
  type DeliveryPorts,
} from '../../../functions/src/messages/deliver-message.ts';
import { storeWithOutbox } from '../../../functions/src/messages/store-with-outbox.ts';
import { issueWaitingInvoices } from '../../../functions/src/orders/issue-invoices.ts';
import type { OrderingPorts } from '../../../functions/src/orders/open-payment.ts';
import { ziinaWebhooks } from '../../../functions/src/payments/ziina/webhook.ts';
import { randomOf, type Random } from '../../seed/random.ts';
import { SHOP_SETTINGS } from '../in-process-shop.ts';
import { runInProcess, type SimulatedProcess, type Outcome } from './simulated-process.ts';
import { faultyChannels } from './faulty-channels.ts';
import { faultyProvider } from './faulty-provider.ts';
import { crashingStore } from './crashing-store.ts';
import { withoutIds, type Environment, type WebhookRequest } from './environment.ts';

/** One process in three is killed, by the step at which most functions have ended. */
const drawCrashPoint = (random: Random) =>
  random.between(1, 3) === 1
    ? { step: random.between(0, 11), moment: random.pick(['before', 'after'] as const) }
    : null;

const CHANNELS = { whatsapp: true, email: true };
export const MERCHANT = 'merchant';
const PANEL = { origin: null, uid: MERCHANT };

/** Pieces that a network's unpaid orders hold: few, so that a crowd reaches it. */
export const PIECES_PER_NETWORK = 8;
/** The most payments that a visitor's call looks up: the current one and the last ten. */
const MOST_LOOK_UPS = 11;

type Ports = OrderingPorts & DeliveryPorts;

export type Backend = ReturnType<typeof createBackend>;

/**
 * The shop's own handlers and adapters, with what the platform provides simulated; each run may be killed at any step.
 * `name` identifies one run of a function and seeds its crash point.
 */
export function createBackend(environment: Environment) {
  const { db, clock, secrets } = environment;
  const roleOf = async (): Promise<string> => ADMIN_ROLE;

  async function run<Result>(
    name: string,
    work: (ports: Ports, proc: SimulatedProcess) => Promise<Result>,
  ): Promise<Outcome<Result>> {
    const random = randomOf(`${environment.seed} ${withoutIds(name)}`);
    const log = (what: string): void => environment.log(`${name}: ${what}`);
    const crashPoint = environment.hasFaults ? drawCrashPoint(random) : null;
    const outcome = await runInProcess(
      { scheduler: environment.scheduler, crashPoint, log },
      (proc) => {
        const simulation = { environment, proc, random };
        const channels = () => CHANNELS;
        const ports: Ports = {
          ...SHOP_SETTINGS,
          piecesPerNetwork: PIECES_PER_NETWORK,
          store: storeWithOutbox(crashingStore(simulation), { clock, channels }),
          provider: faultyProvider(simulation),
          clock,
          channels,
          senders: faultyChannels(simulation),
          newClaim: () => random.uuid(),
        };
        return work(ports, proc);
      },
    );
    if (outcome.kind === 'failed') {
      log(`→ ${outcome.error instanceof DomainError ? outcome.error.code : 'FAILED'}`);
      if (!(outcome.error instanceof DomainError)) environment.reportFailure(name, outcome.error);
    }
    return outcome;
  }

  /** A visitor's call, whose work must not grow with the order's past. */
  const runForVisitor = <Result>(name: string, work: (ports: Ports) => Promise<Result>) =>
    run(name, (ports) => {
      let lookUps = 0;
      const getIntent = (id: string) => {
        lookUps += 1;
        if (lookUps > MOST_LOOK_UPS)
          environment.reportFailure(name, new Error(`looks up ${lookUps} payments`));
        return ports.provider.getIntent(id);
      };
      return work({ ...ports, provider: { ...ports.provider, getIntent } });
    });

  return {
    createPayment: (name: string, form: CreatePaymentInput, origin: string) =>
      runForVisitor(name, (ports) =>
        createPayment(parse(createPaymentRequestSchema, form), { origin }, ports),
      ),
    placeCashOrder: (name: string, form: CreatePaymentInput, origin: string) =>
      runForVisitor(name, (ports) =>
        placeCashOrder(parse(createPaymentRequestSchema, form), { origin }, ports),
      ),
    confirmCashOrder: (name: string, orderId: string, token: string) =>
      runForVisitor(name, (ports) => confirmCashOrder({ order_id_param: orderId, token }, ports)),
    retryPayment: (name: string, orderId: string, origin: string) =>
      runForVisitor(name, (ports) => retryPayment({ order_id_param: orderId }, { origin }, ports)),
    updatePaymentStatus: (name: string, orderId: string) =>
      runForVisitor(name, (ports) => updatePaymentStatus({ order_id_param: orderId }, ports)),
    receiveWebhook: (name: string, request: WebhookRequest) =>
      run(name, (ports, proc) =>
        receiveWebhook(
          { method: 'POST', ...request },
          {
            ...ports,
            read: ziinaWebhooks(secrets.webhookSecret),
            record: (event) => proc.step('record', () => recordPaymentEvent(db, event)),
          },
        ),
      ),
    recordOrderChange: (name: string, change: AnnouncedChange) =>
      run(name, async (ports, proc) => {
        await recordOrderChange(change, { ...ports, accountOf: accountIn(proc) });
        await keepBooks(change, ports);
      }),
    /** The trigger of a change by the backend, which has no more to do than this. */
    keepBooks: (name: string, orderId: string) =>
      run(name, async (ports, proc) => {
        const order = await proc.step('event', () => db.doc(orderPath(orderId)).get());
        await keepBooks({ orderId, after: fieldsOf(order.data()!) }, ports);
      }),
    refundOrder: (name: string, request: RefundRequest) =>
      run(name, (ports, proc) =>
        refundOrder(request, PANEL, { ...ports, roleOf, accountOf: accountIn(proc) }),
      ),
    issueInvoice: (name: string, orderId: string) =>
      run(name, (ports, proc) =>
        issueInvoice({ order_id_param: orderId }, PANEL, {
          ...ports,
          roleOf,
          accountOf: accountIn(proc),
        }),
      ),
    resendMessage: (name: string, id: string) =>
      run(name, (ports) => resendMessage({ message_id: id }, PANEL, { ...ports, roleOf })),
    deliverMessage: (name: string, id: string) => run(name, (ports) => deliverMessage(id, ports)),
    deliverDue: (name: string) => run(name, (ports) => deliverDue(ports)),
    receiveWhatsapp: (name: string, request: WebhookRequest) =>
      run(name, (ports) =>
        receiveWhatsapp(
          { method: 'POST', query: {}, ...request },
          {
            ...ports,
            chat: async () => '',
            write: async () => ({ kind: 'not-reached' }),
            appSecret: secrets.whatsappAppSecret,
            verifyToken: 'verify',
          },
        ),
      ),
    // one order at a time, so that the sequence does not depend on timing
    settlePayments: (name: string) =>
      run(name, async (ports) => {
        await settlePayments(ports, 1);
        await issueWaitingInvoices(ports);
      }),
  };
}

const accountIn = (proc: SimulatedProcess) => () =>
  proc.step('account', async () => ({ email: 'merchant@shop.example', name: null }));
