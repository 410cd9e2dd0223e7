import type { ErrorCode } from '@ghar/domain/error-code';
import type { CallFailure } from './callable-protocol.ts';

/** The backend refused a call, or its answer was lost. */
export class CallError extends Error {
  readonly failure: CallFailure;

  constructor(failure: CallFailure) {
    super(failure.kind === 'refused' ? failure.details.code : failure.kind);
    this.name = 'CallError';
    this.failure = failure;
  }
}

/** Errors that leave open how far the backend got. */
const UNDECIDED: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['internal', 'busy']);

/** True iff the call may have taken effect without an answer. */
export const isInDoubt = (error: unknown): boolean =>
  error instanceof CallError &&
  (error.failure.kind !== 'refused' || UNDECIDED.has(error.failure.details.code));
