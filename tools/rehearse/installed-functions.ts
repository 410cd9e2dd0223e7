import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { FUNCTIONS_REGION } from '@ghar/domain/region';
import { readParams } from '../doctor/read-deployment.ts';
import { tailOf } from '../stack/log.ts';
import { runQuietly } from '../stack/run-quietly.ts';
import { PROJECT, STORE_URL, type DeployConfig } from './build-copy.ts';

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

const SERVER = join(import.meta.dirname, '../stack/functions-process.mjs');

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

/** Calls the installed functions in the local stack's process for them; answers `[status, body]`. */
export async function callAll(
  folder: string,
  requests: readonly { name: string; path?: string; body?: object }[],
): Promise<(readonly [status: number, body: string])[]> {
  const child = spawn(process.execPath, [SERVER], {
    cwd: folder,
    env: { ...cloudEnvironment(), PORT: '0' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const said = text(child.stderr!);
  const ended = once(child, 'exit').then(async ([code]) => {
    throw new Error(`${tailOf(await said)}\n${SERVER} ended by itself (${String(code)})`);
  });
  ended.catch(() => undefined);
  const askAll = async () => {
    const [port] = (await once(child, 'message')) as [number];
    const answers = [];
    for (const { name, path = '/', body } of requests) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        headers: { 'x-ghar-function': name, 'content-type': 'application/json' },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      });
      answers.push([response.status, await response.text()] as const);
    }
    return answers;
  };
  try {
    return await Promise.race([ended, askAll()]);
  } finally {
    child.kill();
  }
}
