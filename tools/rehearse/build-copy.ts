import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../stack/project.ts';
import { runQuietly } from '../stack/run-quietly.ts';

/** A project that is not the emulators', like a merchant's. */
export const PROJECT = 'ghar-rehearsal';
export const STORE_URL = 'https://rehearsal.ghar.shop';

const SOURCES = [
  'domain',
  'functions',
  'web',
  'firebase.json',
  'firestore.indexes.json',
  'firestore.rules',
  'package.json',
  'storage.rules',
  'tsconfig.base.json',
];
const NOT_SOURCES = /^(?:node_modules|dist.*|lib|\.env\..*)$/;

export type HostingConfig = {
  public: string;
  rewrites: { source: string; function?: { functionId: string; region: string } }[];
};
export type DeployConfig = {
  functions: { source: string; ignore: string[]; predeploy: string[] }[];
  hosting: HostingConfig & { predeploy: string[] };
};

/** Copies the sources, configured for a project of its own, and runs firebase.json's predeploy hooks. */
export async function buildCopy(folder: string): Promise<DeployConfig> {
  mkdirSync(folder);
  for (const source of SOURCES)
    cpSync(join(root, source), join(folder, source), {
      recursive: true,
      filter: (path) => !NOT_SOURCES.test(basename(path)) || path.endsWith('.env.demo-ghar'),
    });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, `functions/.env.${PROJECT}`), `STORE_URL=${STORE_URL}\n`);
  const web = { projectId: PROJECT, apiKey: 'key', appId: 'app', storageBucket: 'bucket' };
  writeFileSync(
    join(folder, 'web/.env.production'),
    `VITE_FIREBASE_CONFIG=${JSON.stringify(web)}\nVITE_APP_CHECK_SITE_KEY=site-key\n`,
  );
  const config = JSON.parse(readFileSync(join(folder, 'firebase.json'), 'utf8')) as DeployConfig;
  const hooks = new Set(
    [...config.functions, config.hosting].flatMap(({ predeploy }) => predeploy),
  );
  for (const hook of hooks)
    await runQuietly(`the predeploy "${hook}"`, {
      command: 'sh',
      args: ['-c', hook],
      cwd: folder,
      environment: { PROJECT_DIR: folder, GCLOUD_PROJECT: PROJECT, STORE_BUILD: 'store' },
    });
  return config;
}
