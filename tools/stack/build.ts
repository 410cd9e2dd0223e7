import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from '../setup/lock.mjs';
import { fingerprintOf, unlessUnchanged } from './fingerprint.ts';
import { type Ports, urlsOf } from './ports.ts';
import { cachePath, projectId, root } from './project.ts';
import { runQuietly } from './run-quietly.ts';

const NOT_SOURCES = /^(?:node_modules|dist.*|lib|\..*)$/;
const isNotSource = (name: string): boolean => NOT_SOURCES.test(name);
const VITE = join(root, 'node_modules/vite/bin/vite.js');
const lockfile = join(root, 'package-lock.json');

/** The web build's folder for the stack at an offset, relative to the repository's root. */
export const webBuildFolder = (offset: number): string =>
  offset === 0 ? 'web/dist' : `web/dist-${offset}`;

/** The storefront's server build of the stack at an offset, below functions/lib. */
export const storeBuildName = (offset: number): string =>
  offset === 0 ? 'store' : `store-${offset}`;

export function webEnvironment(ports: Ports): Record<string, string> {
  const { auth, firestore, functions, storage } = urlsOf(ports);
  return {
    VITE_FIREBASE_EMULATORS: JSON.stringify({ auth, firestore, functions, storage }),
    VITE_FIREBASE_CONFIG: JSON.stringify({
      projectId,
      apiKey: 'demo',
      appId: 'demo',
      storageBucket: `${projectId}.appspot.com`,
    }),
  };
}

type WebBuild = {
  offset: number;
  ports: Ports;
  /** Open pages reload when a source changes (web/build/reload-on-change.ts). */
  reloadsOnChange?: boolean;
  signal?: AbortSignal | undefined;
};

export async function buildWeb(options: WebBuild): Promise<void> {
  const { offset, ports, reloadsOnChange = false, signal } = options;
  const environment = {
    ...webEnvironment(ports),
    STORE_BUILD: storeBuildName(offset),
    ...(reloadsOnChange && { RELOAD_ON_CHANGE: 'yes' }),
  };
  const output = join(root, webBuildFolder(offset));
  const server = join(root, 'functions/lib', storeBuildName(offset), 'store-server.js');
  const sources = ['web', 'domain', 'firebase.json']
    .map((name) => join(root, name))
    .concat(lockfile);
  const fingerprint = fingerprintOf(sources, JSON.stringify(environment), isNotSource);
  const stamp = cachePath('stack', `web-${offset}`);
  if (!existsSync(join(output, 'app.html')) || !existsSync(server)) rmSync(stamp, { force: true });
  await unlessUnchanged(stamp, fingerprint, () =>
    runQuietly('building the web', {
      command: process.execPath,
      args: [VITE, 'build', '--outDir', output, '--emptyOutDir'],
      cwd: join(root, 'web'),
      environment,
      signal,
    }),
  );
}

/** Builds the functions' bundle if anything has changed. @returns whether it was built. */
export async function buildFunctions(signal?: AbortSignal): Promise<boolean> {
  const sources = [join(root, 'functions'), join(root, 'domain'), lockfile];
  const stamp = cachePath('stack', 'functions');
  // one bundle serves every stack of this folder: no concurrent builds
  const build = (): Promise<boolean> => {
    if (!existsSync(join(root, 'functions/lib/index.js'))) rmSync(stamp, { force: true });
    return unlessUnchanged(stamp, fingerprintOf(sources, '', isNotSource), () =>
      runQuietly('building the functions', {
        command: process.execPath,
        args: ['build.ts'],
        cwd: join(root, 'functions'),
        signal,
      }),
    );
  };
  return withLock(join(root, '.stack-build.lock'), build, {
    what: 'building the functions',
    signal,
  });
}
