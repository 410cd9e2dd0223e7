import { createHash } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { randomOf } from '../seed/random.ts';
import type { SandboxControl } from '../ziina-sandbox/control.ts';
import type { WebhookInbox } from './webhook-inbox.ts';
import { createScheduler, type Scheduler } from './scheduler.ts';

/** The database and the provider that the simulated shop uses. */
export type ExternalServices = {
  readonly db: Firestore;
  readonly sandbox: SandboxControl;
  readonly apiUrl: string;
  readonly secrets: { readonly apiToken: string; readonly webhookSecret: string };
  readonly inbox: WebhookInbox;
};

/** What surrounds the simulated functions: clock, scheduler, and the ground truth for the audit. */
export type Environment = ExternalServices & {
  readonly seed: string;
  readonly scheduler: Scheduler;
  /** Simulated time: each logged step advances it, and {@link advance} does. */
  readonly clock: () => Date;
  readonly advance: (ms: number) => void;
  /** Whether processes crash, commits fail and the provider misbehaves. */
  hasFaults: boolean;
  /** Records an event, and advances the clock by one step. */
  readonly log: (what: string) => void;
  /** All recorded events, oldest first. */
  readonly events: readonly string[];
  /** Equal for two runs iff their events are. */
  readonly fingerprint: () => string;
  /** Records a failure that is no domain error. */
  readonly reportFailure: (name: string, error: unknown) => void;
  readonly failures: readonly string[];
  /** Pieces put into stock so far. */
  stockedPieces: number;
  /** Ids of orders that a client received. */
  readonly orderIds: Set<string>;
  /** Payments whose link a client received, with the shopper's name. */
  readonly payable: Map<string, string>;
  /** By order: the merchant's changes that contradict the provider, the latest last. */
  readonly contradictions: Map<string, readonly string[]>;
};

/** Simulated duration of a step, in ms. */
const STEP_MS = 20;

export function createEnvironment(seed: string, services: ExternalServices): Environment {
  let now = Date.now();
  const advance = (ms: number): void => {
    now += ms;
  };
  const events: string[] = [];
  const failures: string[] = [];
  const scheduler = createScheduler(randomOf(`${seed} turns`));
  return {
    ...services,
    seed,
    scheduler,
    clock: () => new Date(now),
    advance,
    hasFaults: true,
    log: (what) => {
      advance(STEP_MS);
      events.push(what);
    },
    events,
    fingerprint: () => createHash('sha256').update(events.join('\n')).digest('hex').slice(0, 12),
    reportFailure: (name, error) => {
      failures.push(
        `${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
    },
    failures,
    stockedPieces: 0,
    orderIds: new Set(),
    payable: new Map(),
    contradictions: new Map(),
  };
}
