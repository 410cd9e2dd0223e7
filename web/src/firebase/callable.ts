import type { CallableName, Callables } from '@ghar/domain/callables';
import { FUNCTIONS_REGION } from '@ghar/domain/region';
import { postCallable, type CallAnswer } from './callable-protocol.ts';
import { firebaseConfig, firebaseEmulators } from './config.ts';

function callableUrl(name: CallableName): string {
  const { projectId } = firebaseConfig;
  return firebaseEmulators === null
    ? `https://${FUNCTIONS_REGION}-${projectId}.cloudfunctions.net/${name}`
    : `${firebaseEmulators.functions}/${projectId}/${FUNCTIONS_REGION}/${name}`;
}

/**
 * Calls the backend. Never throws: what went wrong is in the answer, down to
 * the HTTP status (docs/decisions/003-callables-over-fetch.md).
 */
export const callBackend = <Name extends CallableName>(
  name: Name,
  input: Callables[Name]['input'],
): Promise<CallAnswer<Callables[Name]['output']>> =>
  postCallable(callableUrl(name), input) as Promise<CallAnswer<Callables[Name]['output']>>;
