import type { CallableName, Callables } from '@ghar/domain/callables';
import { auth } from './auth.ts';
import { CallError } from './call-error.ts';
import { callBackend } from './callable.ts';

/** Calls a callable as the signed-in user. @throws CallError */
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
