import { listens, readFirebaseConfig } from './firebase-config.ts';
import { host } from './project.ts';

const EMULATORS = [
  'hosting',
  'functions',
  'firestore',
  'auth',
  'storage',
  'hub',
  'logging',
  'eventarc',
  'tasks',
  'ui',
] as const;
/** `claim` marks the set as taken while the stack runs. */
const OTHERS = { sandbox: 4010, whatsapp: 4020, smtp: 1025, inbox: 1080, claim: 4011 } as const;

/**
 * The ports of one stack. `hosting` is the store's; in `npm start` the dev server has it (tools/dev),
 * and Hosting `hostingBehind`.
 */
export type Ports = Record<
  (typeof EMULATORS)[number] | 'hostingBehind' | 'firestoreWebsocket' | keyof typeof OTHERS,
  number
>;

/** The purpose of a stack: each series has its own port sets. */
export type Series = 'start' | 'test';

/** With this distance no port is in two sets, and browsers block none (6000, 10080 …). */
const STEP = 720;
const SETS: Record<Series, { first: number; count: number }> = {
  start: { first: 0, count: 10 },
  test: { first: 10, count: 14 },
};

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
  const base: [name: string, port: number][] = [
    ...EMULATORS.map((name): [string, number] => [name, emulator(name).port]),
    ['hostingBehind', emulator('hosting').port + 2],
    ['firestoreWebsocket', emulator('firestore').websocketPort ?? 9150],
    ...Object.entries(OTHERS),
  ];
  return Object.fromEntries(base.map(([name, port]) => [name, port + offset])) as Ports;
}

/** The HTTP addresses of one stack by their port's name, without trailing slashes. */
export type Urls = Record<keyof Ports, string>;

export const urlsOf = (ports: Ports): Urls =>
  Object.fromEntries(
    Object.entries(ports).map(([name, port]) => [name, `http://${host}:${port}`]),
  ) as Urls;

/** The environment in which the server SDK finds a stack's emulators: it reads it from there only. */
export const sdkEnvironment = (ports: Ports): Record<string, string> => ({
  FIRESTORE_EMULATOR_HOST: `${host}:${ports.firestore}`,
  FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
  FIREBASE_STORAGE_EMULATOR_HOST: `${host}:${ports.storage}`,
  STORAGE_EMULATOR_HOST: `http://${host}:${ports.storage}`,
  METADATA_SERVER_DETECTION: 'none',
});
