import { FirebaseError } from 'firebase/app';

/** Why the backend refused or did not answer. */
export type Refusal =
  /** No connection, or no answer in time. */
  | 'offline'
  /** Refused by the rules. */
  | 'forbidden'
  /** Does not exist (any more). */
  | 'missing'
  /** A concurrent write. */
  | 'conflict';

const REFUSALS: Readonly<Record<string, Refusal>> = {
  unavailable: 'offline',
  'deadline-exceeded': 'offline',
  'auth/network-request-failed': 'offline',
  'storage/retry-limit-exceeded': 'offline',
  'permission-denied': 'forbidden',
  unauthenticated: 'forbidden',
  'storage/unauthorized': 'forbidden',
  'storage/unauthenticated': 'forbidden',
  'not-found': 'missing',
  'storage/object-not-found': 'missing',
  aborted: 'conflict',
  'failed-precondition': 'conflict',
};

/** Timeout of the server's first answer. */
const PATIENCE_MS = 10_000;
/** A timer this late was suspended with the page: the device slept or was too busy. */
const LATE_MS = 1_000;

/** The server did not answer in time. */
export class NoAnswerError extends FirebaseError {
  constructor() {
    super('unavailable', 'No answer from the server');
  }
}

/**
 * Calls `fail` with a {@link NoAnswerError} on a timeout. Time in which the page was suspended does not count. Returns
 * a function that stops waiting.
 */
export function awaitAnswer(fail: (error: NoAnswerError) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    const due = performance.now() + PATIENCE_MS;
    timer = setTimeout(() => {
      if (performance.now() > due + LATE_MS) wait();
      else fail(new NoAnswerError());
    }, PATIENCE_MS);
  };
  wait();
  return () => clearTimeout(timer);
}

/** True iff the backend refused or was unreachable; otherwise the app itself is at fault. */
export const isBackendError = (error: unknown): boolean => error instanceof FirebaseError;

/** The reason of a refusal, if known. */
export const refusalOf = (error: unknown): Refusal | null =>
  error instanceof FirebaseError ? (REFUSALS[error.code] ?? null) : null;
