import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { FUNCTIONS_REGION } from '@ghar/domain/region';
import { readParams } from '../doctor/read-deployment.ts';
import { tailOf } from '../stack/log.ts';
import { runQuietly } from '../stack/run-quietly.ts';
import { PROJECT, STORE_URL, type DeployConfig } from './build-copy.ts';

/** A function in the discovery manifest. */
export type Endpoint = {
  readonly region?: readonly string[];
  readonly secretEnvironmentVariables?: readonly { readonly key: string }[];
  readonly callableTrigger?: object;
  readonly httpsTrigger?: object;
  readonly scheduleTrigger?: { readonly schedule: string };
  readonly eventTrigger?: { readonly eventType: string; readonly retry: boolean };
};
export type Manifest = { readonly endpoints: Readonly<Record<string, Endpoint>> };

/** Packs the functions with the Firebase CLI's own code, and unpacks them into an empty folder. */
export async function unpackUpload(
  copy: string,
  { functions: [codebase] }: DeployConfig,
  folder: string,
): Promise<void> {
  // not a public API: the version is pinned, and a change fails loudly
  const cli = createRequire(import.meta.url);
  const { prepareFunctionsUpload } = cli(
    'firebase-tools/lib/deploy/functions/prepareFunctionsUpload.js',
  ) as {
    prepareFunctionsUpload: (...of: unknown[]) => Promise<{ pathToSource: string }>;
  };
  const { unzip } = cli('firebase-tools/lib/unzip.js') as {
    unzip: (from: string, to: string) => Promise<void>;
  };
  const source = join(copy, codebase!.source);
  const { pathToSource } = await prepareFunctionsUpload(copy, source, { ...codebase }, []);
  mkdirSync(folder);
  await unzip(pathToSource, folder);
}

/** Installs the production dependencies only, as Cloud Build does. */
export const install = (folder: string): Promise<void> =>
  runQuietly('installing the functions alone', {
    command: 'npm',
    args: ['install', '--omit=dev', '--no-audit', '--no-fund', '--prefer-offline'],
    cwd: folder,
    environment: { NODE_ENV: 'production' },
  });

/** The environment of Cloud Functions, without this machine's. */
const cloudEnvironment = (): Record<string, string> => ({
  // a deploy resolves the parameters, defaults included
  ...Object.fromEntries(readParams().map((param) => [param.name, String(param.default ?? '')])),
  PATH: process.env['PATH'] ?? '',
  GCLOUD_PROJECT: PROJECT,
  FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT, storageBucket: `${PROJECT}.appspot.com` }),
  K_SERVICE: 'rehearsal',
  FUNCTION_REGION: FUNCTIONS_REGION,
  METADATA_SERVER_DETECTION: 'none',
  STORE_URL,
  ZIINA_API_TOKEN: 'rehearsed-token',
  ZIINA_WEBHOOK_SECRET: 'rehearsed-secret',
});

/** Discovers the installed functions, as a deploy does. */
export async function discover(folder: string): Promise<Manifest> {
  const manifest = `${folder}.json`;
  await runQuietly('discovering the functions', {
    command: process.execPath,
    args: ['node_modules/firebase-functions/lib/bin/firebase-functions.js'],
    cwd: folder,
    environment: { ...cloudEnvironment(), FUNCTIONS_MANIFEST_OUTPUT_PATH: manifest },
  });
  return JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
}

const SERVER = join(import.meta.dirname, 'serve-functions.mjs');

/** Serves the functions of the folder, waits for the line with their port, and runs `ask`. */
async function whileServing<Result>(
  folder: string,
  ask: (url: string) => Promise<Result>,
): Promise<Result> {
  const child: ChildProcess = spawn(process.execPath, [SERVER], {
    cwd: folder,
    env: cloudEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr!.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${tailOf(said)}\n${SERVER} ended by itself (${String(code)})`);
  });
  ended.catch(() => undefined);
  const port = async (): Promise<string> => {
    for await (const line of createInterface({ input: child.stdout! })) {
      const found = /port (\d+)/.exec(line)?.[1];
      if (found !== undefined) return found;
    }
    throw new Error(`${SERVER} named no port`);
  };
  try {
    return await Promise.race([ended, port().then((found) => ask(`http://127.0.0.1:${found}`))]);
  } finally {
    child.kill();
  }
}

/** Calls the installed functions; returns `[status, body]` for each request. */
export const callAll = (
  folder: string,
  requests: readonly { path: string; body?: object }[],
): Promise<(readonly [status: number, body: string])[]> =>
  whileServing(folder, async (url) => {
    const answers = [];
    for (const { path, body } of requests) {
      const response = await fetch(`${url}${path}`, {
        ...(body && {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      });
      answers.push([response.status, await response.text()] as const);
    }
    return answers;
  });
