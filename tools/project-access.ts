import { applicationDefault } from 'firebase-admin/app';
import { EventEmitter } from 'node:events';
import { BUCKET } from './seed/images.ts';
import { answers, runningStack } from './stack/running-stack.ts';
import { sdkEnvironment } from './stack/ports.ts';
import { host, projectId as localProjectId } from './stack/project.ts';

// The Storage SDK adds eleven listeners per download, of which Node would warn as a leak.
EventEmitter.defaultMaxListeners = 20;

const EMULATORS = {
  firestore: 'FIRESTORE_EMULATOR_HOST',
  auth: 'FIREBASE_AUTH_EMULATOR_HOST',
  storage: 'FIREBASE_STORAGE_EMULATOR_HOST',
} as const;
export type Service = keyof typeof EMULATORS;

/**
 * Points the server SDK to a project: for the emulators' project to the emulators in the
 * environment, else to this clone's running stack; for any other project to the real one, whatever
 * the environment says. Returns a description for people.
 *
 * @throws Error with what to do where no emulator answers, or several could be meant.
 */
export async function reach(project: string, services: readonly Service[]): Promise<string> {
  if (project === localProjectId) return toEmulators(services);
  for (const variable of Object.values(EMULATORS)) delete process.env[variable];
  delete process.env['STORAGE_EMULATOR_HOST'];
  return `the project ${project}`;
}

/** The name of a project's default bucket; of real ones since October 2024. */
export const defaultBucket = (project: string): string =>
  project === localProjectId ? BUCKET : `${project}.firebasestorage.app`;

async function toEmulators(services: readonly Service[]): Promise<string> {
  const named = services.filter((name) => process.env[EMULATORS[name]]);
  if (named.length > 0 && named.length < services.length)
    throw new Error(
      `The environment names emulators for ${named.join(' and ')} only. Set ` +
        `${services.map((name) => EMULATORS[name]).join(', ')}, or none of them.`,
    );
  const what = named.length > 0 ? 'the emulators that the environment names' : await toOwnStack();
  for (const name of services) {
    const address = process.env[EMULATORS[name]]!;
    const { hostname, port } = new URL(`http://${address}`);
    if (await answers(hostname, Number(port))) continue;
    throw new Error(
      `No ${name} emulator answers at ${address}. Is the local stack running (npm start)?`,
    );
  }
  const storage = process.env[EMULATORS.storage];
  if (storage) process.env['STORAGE_EMULATOR_HOST'] ??= `http://${storage}`;
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const addresses = services.map((name) => `${name} ${process.env[EMULATORS[name]]!}`);
  return `${what} (${addresses.join(', ')})`;
}

async function toOwnStack(): Promise<string> {
  const ports = await runningStack();
  Object.assign(process.env, sdkEnvironment(ports));
  return `the local stack at http://${host}:${ports.hosting}`;
}

/** Requests a token: without credentials Firestore's SDK throws uncatchably. @throws Error with the remedy. */
export async function assertCredentials(project: string): Promise<void> {
  try {
    await applicationDefault().getAccessToken();
  } catch (error) {
    throw withoutCredentials(error, project) ?? error;
  }
}

/** Explains an SDK error that means missing credentials or a missing quota project. */
export function withoutCredentials(error: unknown, project: string): Error | null {
  const { code, message } = error as { code?: unknown; message: string };
  const setQuotaProject = `gcloud auth application-default set-quota-project ${project}`;
  if (/quota project/i.test(message))
    return new Error(`Google counts calls for a project. Run "${setQuotaProject}" first.`, {
      cause: error,
    });
  if (code !== 'app/invalid-credential' && !/default credentials/i.test(message)) return null;
  return new Error(
    `There are no credentials for ${project}. Run "gcloud auth application-default login" with ` +
      `an account that may administer it and then "${setQuotaProject}", or set GOOGLE_APPLICATION_CREDENTIALS to the file of a ` +
      'service account.',
    { cause: error },
  );
}
