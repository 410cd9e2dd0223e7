import type { CallableName, Callables } from '@ghar/domain/callables';
import { FUNCTIONS_REGION } from '@ghar/domain/region';
import { appCheckHeader } from './app-check-header.ts';
import { postCallable, type CallAnswer } from './callable-protocol.ts';
import { firebaseConfig, firebaseEmulators } from './config.ts';

function callableUrl(name: CallableName): string {
  const { projectId } = firebaseConfig;
  return firebaseEmulators === null
    ? `https://${FUNCTIONS_REGION}-${projectId}.cloudfunctions.net/${name}`
    : `${firebaseEmulators.functions}/${projectId}/${FUNCTIONS_REGION}/${name}`;
}

// Declared here, so that without a key the import is dropped from the build.
declare const APP_CHECK_SITE_KEY: string | null;
const appCheckHeaders = async (): Promise<Record<string, string>> =>
  APP_CHECK_SITE_KEY === null
    ? {}
    : appCheckHeader(async () => {
        const { fetchAppCheckToken } = await import('./app-check.ts');
        return fetchAppCheckToken(APP_CHECK_SITE_KEY);
      });

/**
 * Calls the backend. Never throws: failures are in the answer, down to the HTTP status
 * (docs/decisions/003-callables-over-fetch.md).
 * @param headers besides those of App Check: `callAsAdmin` adds the user's.
 */
export const callBackend = async <Name extends CallableName>(
  name: Name,
  input: Callables[Name]['input'],
  headers: Readonly<Record<string, string>> = {},
): Promise<CallAnswer<Callables[Name]['output']>> =>
  postCallable(callableUrl(name), input, {
    headers: { ...headers, ...(await appCheckHeaders()) },
  }) as Promise<CallAnswer<Callables[Name]['output']>>;
