import { createConnection } from 'node:net';
import { portsAt } from './stack/ports.ts';
import { host, projectId as localProjectId } from './stack/project.ts';

const EMULATORS = {
  firestore: 'FIRESTORE_EMULATOR_HOST',
  auth: 'FIREBASE_AUTH_EMULATOR_HOST',
  storage: 'FIREBASE_STORAGE_EMULATOR_HOST',
} as const;
export type Service = keyof typeof EMULATORS;

/**
 * Points the server SDK to a project: the running local stack for the emulators'
 * project, else the real one, whatever emulators the environment names.
 *
 * @throws Error with what to do where no emulator answers.
 */
export async function reach(project: string, services: readonly Service[]): Promise<void> {
  if (project === localProjectId) return useEmulators(services);
  for (const variable of Object.values(EMULATORS)) delete process.env[variable];
  delete process.env['STORAGE_EMULATOR_HOST'];
}

async function useEmulators(services: readonly Service[]): Promise<void> {
  const ports = portsAt(0);
  for (const name of services) {
    const address = (process.env[EMULATORS[name]] ??= `${host}:${ports[name]}`);
    if (name === 'storage') process.env['STORAGE_EMULATOR_HOST'] ??= `http://${address}`;
    if (await answers(address)) continue;
    throw new Error(
      `No ${name} emulator answers at ${address}. Start the local stack with "npm start", ` +
        'or name a real project with --project <id>.',
    );
  }
  process.env['METADATA_SERVER_DETECTION'] = 'none';
}

function answers(address: string): Promise<boolean> {
  const { hostname, port } = new URL(`http://${address}`);
  return new Promise((resolve) => {
    const socket = createConnection({ host: hostname, port: Number(port) });
    const end = (answer: boolean): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(2000, () => end(false));
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}

/**
 * What to do about an error of the server SDK, where it is that nobody is signed in, or that
 * who is signed in has named no project to count the calls for.
 */
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
