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
export const PATIENCE_MS = 10_000;

/** There was no answer from the server in time. */
export class NoAnswerError extends FirebaseError {
  constructor() {
    super('unavailable', 'No answer from the server');
  }
}

/** True iff the backend refused or could not be reached; else something is wrong with the app itself. */
export const isBackendError = (error: unknown): boolean => error instanceof FirebaseError;

/** What is known of why; null where nothing is that would help. */
export const refusalOf = (error: unknown): Refusal | null =>
  error instanceof FirebaseError ? (REFUSALS[error.code] ?? null) : null;
