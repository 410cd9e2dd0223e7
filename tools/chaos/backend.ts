import { createPaymentRequestSchema, type PaymentLink } from '@ghar/domain/callables';
import type { CreatePaymentInput, PublicOrder } from '@ghar/domain/callables';
import { DomainError } from '@ghar/domain/error-code';
import { parse } from '@ghar/domain/parse';
import { recordPaymentEvent } from '../../functions/src/adapters/firestore-payment-events.ts';
import { createPayment } from '../../functions/src/handlers/create-payment.ts';
import {
  receiveWebhook,
  type WebhookAnswer,
} from '../../functions/src/handlers/receive-webhook.ts';
import {
  recordOrderChange,
  type AnnouncedChange,
} from '../../functions/src/handlers/record-order-change.ts';
import { retryPayment } from '../../functions/src/handlers/retry-payment.ts';
import { settlePayments } from '../../functions/src/handlers/settle-payments.ts';
import { updatePaymentStatus } from '../../functions/src/handlers/update-payment-status.ts';
import type { PaymentPorts } from '../../functions/src/orders/open-payment.ts';
import { randomOf, type Random } from '../seed/random.ts';
import {
  runInProcess,
  type CrashPoint,
  type SimulatedProcess,
  type Outcome,
} from './simulated-process.ts';
import type { WebhookRequest } from './webhook-inbox.ts';
import { faultyProvider } from './faulty-provider.ts';
import { crashingStore } from './crashing-store.ts';
import type { Environment } from './environment.ts';

/** One process in so many is killed. */
const KILLED_ONE_IN = 3;
/** The last step at which a process may be killed: most functions have ended by then. */
const MAX_STEPS = 11;

const drawCrashPoint = (random: Random): CrashPoint | null =>
  random.between(1, KILLED_ONE_IN) === 1
    ? { step: random.between(0, MAX_STEPS), moment: random.pick(['before', 'after']) }
    : null;

/** The shop's functions, each of whose runs may be killed at any step. */
export type Backend = ReturnType<typeof createBackend>;

/**
 * Runs the shop's own handlers and adapters, with what the platform provides simulated.
 * `name` identifies one run of a function and seeds its crash point.
 */
export function createBackend(environment: Environment) {
  const { db, clock, advance, sandbox, apiUrl, secrets } = environment;

  async function run<Result>(
    name: string,
    work: (ports: PaymentPorts, proc: SimulatedProcess) => Promise<Result>,
  ): Promise<Outcome<Result>> {
    const random = randomOf(`${environment.seed} ${name}`);
    const { hasFaults } = environment;
    const log = (what: string): void => environment.log(`${name}: ${what}`);
    const crashPoint = hasFaults ? drawCrashPoint(random) : null;
    const outcome = await runInProcess(
      { scheduler: environment.scheduler, crashPoint, log },
      (proc) => {
        const simulation = { proc, random, hasFaults, advance };
        const ports: PaymentPorts = {
          store: crashingStore({ db, clock, ...simulation }),
          provider: faultyProvider({ apiUrl, token: secrets.apiToken, sandbox, ...simulation }),
          clock,
          returnUrl: (orderId) => `https://shop.example/payment-success?order_id=${orderId}`,
          testMode: true,
          counterSecret: 'counters',
          ordersPerNetwork: 300,
          maxPieces: async () => 20,
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

  return {
    createPayment: (name: string, form: CreatePaymentInput): Promise<Outcome<PaymentLink>> =>
      run(name, (ports) =>
        createPayment(parse(createPaymentRequestSchema, form), { origin: null }, ports),
      ),
    retryPayment: (name: string, orderId: string): Promise<Outcome<PaymentLink>> =>
      run(name, (ports) => retryPayment({ order_id_param: orderId }, { origin: null }, ports)),
    updatePaymentStatus: (name: string, orderId: string): Promise<Outcome<PublicOrder>> =>
      run(name, (ports) => updatePaymentStatus({ order_id_param: orderId }, ports)),
    receiveWebhook: (name: string, request: WebhookRequest): Promise<Outcome<WebhookAnswer>> =>
      run(name, (ports, proc) =>
        receiveWebhook(
          { method: 'POST', ...request },
          {
            ...ports,
            secret: secrets.webhookSecret,
            record: (event) => proc.step('record', () => recordPaymentEvent(db, event)),
          },
        ),
      ),
    recordOrderChange: (name: string, change: AnnouncedChange): Promise<Outcome<void>> =>
      run(name, (ports, proc) => {
        const accountOf = () =>
          proc.step('account', async () => ({ email: 'merchant@shop.example', name: null }));
        return recordOrderChange(change, { ...ports, accountOf });
      }),
    // one order at a time, so that the sequence does not depend on timing
    settlePayments: (name: string): Promise<Outcome<void>> =>
      run(name, (ports) => settlePayments(ports, 1)),
  };
}
