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
import { live, type Fate, type Life, type Outcome } from './life.ts';
import type { Letter } from './mailbox.ts';
import { moodyProvider } from './moody-provider.ts';
import { mortalStore } from './mortal-store.ts';
import type { World } from './world.ts';

/** Of so many processes one is killed. */
const ONE_KILLED_IN = 3;
/** Most functions have ended after so many steps. */
const LONGEST_LIFE = 11;

const fateOf = (random: Random): Fate | null =>
  random.between(1, ONE_KILLED_IN) === 1
    ? { step: random.between(0, LONGEST_LIFE), moment: random.pick(['before', 'after']) }
    : null;

/** The shop's functions, each of whose runs may be killed at any of its waits. */
export type Backend = ReturnType<typeof createBackend>;

/**
 * The shop's own handlers on its own adapters: what the platform does around them
 * is done here. `name` tells one run of a function from all others, and draws its fate.
 */
export function createBackend(world: World) {
  const { db, clock, pass, sandbox, apiUrl, secrets } = world;

  async function run<Result>(
    name: string,
    work: (ports: PaymentPorts, life: Life) => Promise<Result>,
  ): Promise<Outcome<Result>> {
    const random = randomOf(`${world.seed} ${name}`);
    const { isStormy } = world;
    const tell = (what: string): void => world.tell(`${name}: ${what}`);
    const fate = isStormy ? fateOf(random) : null;
    const outcome = await live({ turns: world.turns, fate, tell }, (life) => {
      const around = { life, random, isStormy, pass };
      const ports: PaymentPorts = {
        store: mortalStore({ db, clock, ...around }),
        provider: moodyProvider({ apiUrl, token: secrets.apiToken, sandbox, ...around }),
        clock,
        returnUrl: (orderId) => `https://shop.example/payment-success?order_id=${orderId}`,
        testMode: true,
        counterSecret: 'counters',
        ordersPerNetwork: 300,
        maxPieces: 20,
      };
      return work(ports, life);
    });
    if (outcome.kind === 'failed') {
      tell(`→ ${outcome.error instanceof DomainError ? outcome.error.code : 'FAILED'}`);
      if (!(outcome.error instanceof DomainError)) world.crash(name, outcome.error);
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
    receiveWebhook: (name: string, letter: Letter): Promise<Outcome<WebhookAnswer>> =>
      run(name, (ports, life) =>
        receiveWebhook(
          { method: 'POST', ...letter },
          {
            ...ports,
            secret: secrets.webhookSecret,
            record: (event) => life.step('record', () => recordPaymentEvent(db, event)),
          },
        ),
      ),
    recordOrderChange: (name: string, change: AnnouncedChange): Promise<Outcome<void>> =>
      run(name, (ports, life) => {
        const emailOf = () => life.step('email', async () => 'merchant@shop.example');
        return recordOrderChange(change, { ...ports, emailOf });
      }),
    // one order at a time, so that what comes first does not hang on which is quicker
    settlePayments: (name: string): Promise<Outcome<void>> =>
      run(name, (ports) => settlePayments(ports, 1)),
  };
}
