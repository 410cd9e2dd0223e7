import { createHash } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { randomOf, type Random } from '../../seed/random.ts';
import type { openProviders } from '../in-process-shop.ts';
import { createScheduler } from './scheduler.ts';
import type { SimulatedProcess } from './simulated-process.ts';

export type WebhookRequest = {
  readonly rawBody: Uint8Array;
  readonly signature: string | undefined;
};

/** The database and the providers that the simulated shop uses, and the webhooks that wait for their delivery. */
type Services = Awaited<ReturnType<typeof openProviders>> & {
  readonly db: Firestore;
  readonly webhooks: WebhookRequest[];
  readonly statuses: WebhookRequest[];
};

export type CommittedPaths = {
  readonly created: readonly string[];
  readonly changed: readonly string[];
};

/** What happens outside a function because of what it did. */
export type Consequences = {
  /** Documents were created and changed: Firestore runs triggers. */
  committed(paths: CommittedPaths): void;
  /** A refund has ended at the provider, which announces it. */
  refundEnded(who: string): void;
  /** WhatsApp announces statuses of a message. */
  statusesSent(requests: readonly WebhookRequest[]): void;
};

const STEP_MS = 20;
/** The simulated day: after any day of a run, since the provider refuses an expiry in the past. */
const FIRST_DAY = Date.UTC(2100, 0, 1);
const DAY_MINUTES = 24 * 60;

const UUIDS = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
/** A text without the ids that the provider gave, which differ between runs. */
export const withoutIds = (text: string): string => text.replaceAll(UUIDS, '…');

/** What surrounds the simulated functions: clock, scheduler, and the ground truth for the audit. */
export type Environment = ReturnType<typeof createEnvironment>;

/** What simulates a function's run. `random` draws its ids and, while they are enabled, its faults. */
export type Simulation = {
  readonly environment: Environment;
  readonly proc: SimulatedProcess;
  readonly random: Random;
};

export function createEnvironment(seed: string, services: Services) {
  // any time of day, since quiet hours delay messages
  let now = FIRST_DAY + randomOf(`${seed} start`).between(0, DAY_MINUTES - 1) * 60_000;
  const advance = (ms: number): void => {
    now += ms;
  };
  const events: string[] = [];
  const failures: string[] = [];
  /** Set once, by the code that runs the functions. */
  const consequences: Consequences = {
    committed: () => undefined,
    refundEnded: () => undefined,
    statusesSent: () => undefined,
  };
  return {
    ...services,
    seed,
    scheduler: createScheduler(randomOf(`${seed} turns`)),
    /** Simulated time: each logged step advances it, and `advance` does. */
    clock: () => new Date(now),
    advance,
    /** Whether processes crash, commits fail and the provider misbehaves. */
    hasFaults: true,
    /** Records an event, and advances the clock by one step. */
    log: (what: string): void => {
      advance(STEP_MS);
      events.push(what);
    },
    events: events as readonly string[],
    /** Equal for two runs iff their events are. */
    fingerprint: () =>
      createHash('sha256')
        .update(withoutIds(events.join('\n')))
        .digest('hex')
        .slice(0, 12),
    /** Records a failure that is no domain error. */
    reportFailure: (name: string, error: unknown): void => {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      failures.push(`${name}: ${text}`);
    },
    failures: failures as readonly string[],
    stockedPieces: 0,
    orderIds: new Set<string>(),
    /** Payments whose link a client received, with the shopper's name. */
    payable: new Map<string, string>(),
    /** Cash orders that a customer confirmed with the link's token. */
    confirmed: new Set<string>(),
    contradictions: new Map<string, readonly string[]>(),
    askedRefunds: new Set<string>(),
    mails: [] as string[],
    resends: new Map<string, number>(),
    consequences,
  };
}
