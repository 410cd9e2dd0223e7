import { FirebaseError } from 'firebase/app';

/** Why the backend did not do, or did not answer, what it was asked. */
export type Refusal =
  /** No connection, or no answer in time. */
  | 'offline'
  /** The rules do not allow it. */
  | 'forbidden'
  /** It is not there, or no longer. */
  | 'missing'
  /** Somebody else wrote at the same time. */
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

/** How long the server may take to its first answer. */
const PATIENCE_MS = 10_000;
/** A timer that is later than this was held up with the page: the device slept, or was too busy. */
const LATE_MS = 1_000;

/** There was no answer from the server in time. */
export class NoAnswerError extends FirebaseError {
  constructor() {
    super('unavailable', 'No answer from the server');
  }
}

/**
 * Calls `fail` with a {@link NoAnswerError} where the server has not answered in time. Time in which the
 * page could not have heard an answer does not count. Returns how to stop waiting.
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

/** True iff the backend refused or could not be reached; else something is wrong with the app itself. */
export const isBackendError = (error: unknown): boolean => error instanceof FirebaseError;

/** What is known of why; null where nothing is that would help. */
export const refusalOf = (error: unknown): Refusal | null =>
  error instanceof FirebaseError ? (REFUSALS[error.code] ?? null) : null;
