import { createHash } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { randomOf } from '../seed/random.ts';
import type { SandboxControl } from '../ziina-sandbox/control.ts';
import type { Mailbox } from './mailbox.ts';
import { createTurns, type Turns } from './turns.ts';

/** Where the shop's documents are, and how its provider is reached. */
export type Surroundings = {
  readonly db: Firestore;
  readonly sandbox: SandboxControl;
  readonly apiUrl: string;
  readonly secrets: { readonly apiToken: string; readonly webhookSecret: string };
  readonly mailbox: Mailbox;
};

/** Everything around the shop's functions: its time, its order of events, and what was seen of it. */
export type World = Surroundings & {
  readonly seed: string;
  readonly turns: Turns;
  /** The time, which passes by turns and by {@link pass} alone. */
  readonly clock: () => Date;
  readonly pass: (ms: number) => void;
  /** False once nothing goes wrong any more. */
  isStormy: boolean;
  /** Writes down what happened. */
  readonly tell: (what: string) => void;
  /** All that happened, from the start. */
  readonly story: readonly string[];
  /** The same iff the same things happened in the same order. */
  readonly fingerprint: () => string;
  /** Writes down that a function failed in a way that nobody had thought of. */
  readonly crash: (name: string, error: unknown) => void;
  readonly crashes: readonly string[];
  /** All pieces that were ever put into stock. */
  pieces: number;
  /** The orders that a client was told of. */
  readonly orderIds: Set<string>;
  /** The payments whose link a client was told, and whose they are. */
  readonly payable: Map<string, string>;
  /** The changes by which the merchant made an order contradict the provider, the latest last. */
  readonly contradictions: Map<string, readonly string[]>;
};

/** How long a turn takes, in ms. */
const TURN_MS = 20;

export function createWorld(seed: string, surroundings: Surroundings): World {
  let now = Date.now();
  const pass = (ms: number): void => {
    now += ms;
  };
  const story: string[] = [];
  const crashes: string[] = [];
  const turns = createTurns(randomOf(`${seed} turns`));
  return {
    ...surroundings,
    seed,
    turns,
    clock: () => new Date(now),
    pass,
    isStormy: true,
    tell: (what) => {
      pass(TURN_MS);
      story.push(what);
    },
    story,
    fingerprint: () => createHash('sha256').update(story.join('\n')).digest('hex').slice(0, 12),
    crash: (name, error) => {
      crashes.push(
        `${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
    },
    crashes,
    pieces: 0,
    orderIds: new Set(),
    payable: new Map(),
    contradictions: new Map(),
  };
}
