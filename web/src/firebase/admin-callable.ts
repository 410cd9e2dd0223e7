import type { CallableName, Callables } from '@ghar/domain/callables';
import { auth } from './auth.ts';
import { callBackend } from './callable.ts';
import type { CallFailure } from './callable-protocol.ts';

/** The backend refused a call, or its answer did not arrive. */
export class CallError extends Error {
  readonly failure: CallFailure;

  constructor(failure: CallFailure) {
    super(failure.kind === 'refused' ? failure.details.code : failure.kind);
    this.name = 'CallError';
    this.failure = failure;
  }
}

/** True iff the call may have taken effect, although there is no answer that says so. */
export const isInDoubt = (error: unknown): boolean =>
  error instanceof CallError && error.failure.kind !== 'refused';

/** Calls the backend as the signed-in user. @throws CallError */
export async function callAsAdmin<Name extends CallableName>(
  name: Name,
  input: Callables[Name]['input'],
): Promise<Callables[Name]['output']> {
  const token = await auth.currentUser?.getIdToken();
  const answer = await callBackend(name, input, {
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  });
  if (!answer.ok) throw new CallError(answer.failure);
  return answer.result;
}
