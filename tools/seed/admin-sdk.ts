import { openServerSdk, type ServerSdk } from '../server-sdk.ts';
import { sdkEnvironment } from '../stack/sdk-environment.ts';
import type { StackAddress } from '../stack/start-stack.ts';
import { BUCKET } from './images.ts';

/** The server SDK on a running stack; it bypasses the rules. */
export function connectAdminSdk({
  projectId,
  ports,
}: Pick<StackAddress, 'projectId' | 'ports'>): ServerSdk {
  Object.assign(process.env, sdkEnvironment(ports));
  return openServerSdk({ projectId, storageBucket: BUCKET });
}
