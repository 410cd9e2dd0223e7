import { listens, readFirebaseConfig } from './firebase-config.ts';

/** The ports of one stack. `claim` marks the set as taken while the stack runs. */
export type Ports = {
  /** The store's address. */
  hosting: number;
  /** Hosting's own port in `npm start`, where the dev server has the store's (tools/dev). */
  hostingBehind: number;
  functions: number;
  firestore: number;
  firestoreWebsocket: number;
  auth: number;
  storage: number;
  hub: number;
  logging: number;
  eventarc: number;
  tasks: number;
  sandbox: number;
  whatsapp: number;
  smtp: number;
  inbox: number;
  claim: number;
};

/** The purpose of a stack: each series has its own port sets. */
export type Series = 'start' | 'test';

/**
 * The distance between two sets: with 720 no port is in two sets, and browsers block none (6000,
 * 10080 …).
 */
const STEP = 720;
const SETS: Record<Series, { first: number; count: number }> = {
  start: { first: 0, count: 10 },
  test: { first: 10, count: 14 },
};

/** The offsets that a series may use, in order of preference. */
export function offsetsOf(series: Series): number[] {
  const { first, count } = SETS[series];
  return Array.from({ length: count }, (_, index) => (first + index) * STEP);
}

/** The set at an offset; offset 0 has the ports of firebase.json. */
export function portsAt(offset: number): Ports {
  const { emulators } = readFirebaseConfig();
  const emulator = (name: string): { port: number; websocketPort?: number } => {
    const entry = emulators[name];
    if (!entry || !listens(entry)) throw new Error(`firebase.json gives no port to ${name}.`);
    return entry;
  };
  const base: Ports = {
    hosting: emulator('hosting').port,
    hostingBehind: emulator('hosting').port + 2,
    functions: emulator('functions').port,
    firestore: emulator('firestore').port,
    firestoreWebsocket: emulator('firestore').websocketPort ?? 9150,
    auth: emulator('auth').port,
    storage: emulator('storage').port,
    hub: emulator('hub').port,
    logging: emulator('logging').port,
    eventarc: emulator('eventarc').port,
    tasks: emulator('tasks').port,
    sandbox: 4010,
    whatsapp: 4020,
    smtp: 1025,
    inbox: 1080,
    claim: 4011,
  };
  const shifted = Object.entries(base).map(([name, port]) => [name, port + offset]);
  return Object.fromEntries(shifted) as Ports;
}
