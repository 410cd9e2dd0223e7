import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { portsAt } from './ports.ts';
import { killOwn, ownerMark } from './processes.ts';
import { cachePath, projectId, root, stackPath } from './project.ts';
import type { StackFiles } from './stack-files.ts';

type EmulatorOptions = {
  offset: number;
  only: string[];
  files: StackFiles;
  importFrom: string | undefined;
  /** The time that the imported seed is moved to; null leaves it as it is. */
  seededAt: Date | null;
  logFile: string;
  environment: Record<string, string>;
};

/** A running Firebase CLI; `ended` resolves with the reason when it has ended. */
export type Emulators = ReturnType<typeof startEmulators>;

const FIREBASE_CLI = join(root, 'node_modules/firebase-tools/lib/bin/firebase.js');
/** How long an orderly shutdown may take before the CLI is killed. */
const STOP_TIMEOUT_MS = 15_000;
/** Firestore runs only for minutes, too short for the optimising compiler and the parallel collector. */
const QUICK_JAVA = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';
const ENVIRONMENT = {
  // keep the CLI from looking for updates, a metadata server or a login
  CI: 'true',
  NO_COLOR: '1',
  NO_UPDATE_NOTIFIER: '1',
  METADATA_SERVER_DETECTION: 'none',
  XDG_CONFIG_HOME: cachePath('stack', 'config'),
  JAVA_TOOL_OPTIONS: [process.env['JAVA_TOOL_OPTIONS'], QUICK_JAVA].filter(Boolean).join(' '),
  // functions that start too slowly lose their request: a busy machine gets more than 30 seconds
  FUNCTIONS_DISCOVERY_TIMEOUT: '120',
  FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
  NODE_COMPILE_CACHE: cachePath('stack', 'compiled'),
};

/** Starts the emulators, without waiting until they are ready. */
export function startEmulators(options: EmulatorOptions) {
  const { offset, only, files, importFrom, seededAt, logFile, environment } = options;
  const folder = stackPath(offset);
  mkdirSync(folder, { recursive: true });
  const temporary = emptyTemporaryFolder(offset);
  rmSync(logFile, { force: true });
  // tests append to it, too
  const log = openSync(logFile, 'a');
  const command = [
    'emulators:start',
    `--config=${files.config}`,
    `--project=${projectId}`,
    `--only=${only.join(',')}`,
    ...(importFrom === undefined ? [] : [`--import=${importFrom}`]),
  ];
  const preloaded = ['--import', import.meta.resolve('./cli-patches.mjs')];
  const seed = { now: seededAt, projectId, ports: portsAt(offset) };
  const cli = spawn(process.execPath, [...preloaded, FIREBASE_CLI, ...command], {
    // the CLI and the emulators write debug logs to the current folder
    cwd: folder,
    // a process group of its own: Ctrl-C must reach it once, from here
    detached: true,
    stdio: ['ignore', log, log, 'ipc'],
    env: {
      ...process.env,
      ...environment,
      ...ENVIRONMENT,
      ...ownerMark(offset),
      GHAR_SECRETS: join(files.functionsFolder, '.secret.local'),
      GHAR_MOVE_SEED: JSON.stringify(seed),
      TMPDIR: temporary,
    },
  });
  closeSync(log);
  const ended = new Promise<string>((resolve) => {
    cli.once('error', (error) => resolve(error.message));
    cli.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `code ${code}`));
  });
  /** Stops the CLI and its processes; `force` kills them. */
  const stop = async (force = false): Promise<void> => {
    if (!force) {
      cli.kill('SIGINT');
      await Promise.race([ended, sleep(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    }
    if (cli.exitCode === null && cli.signalCode === null) cli.kill('SIGKILL');
    await ended;
    await killOwn(offset);
    rmSync(temporary, { recursive: true, force: true });
  };
  return { ended, stop };
}

/** A socket's path has at most 104 bytes on macOS; the functions' file names take the rest. */
const LONGEST_FOLDER = 70;

/** The first folder whose path leaves room for a socket's name; a letter may have several bytes. */
export function folderForSockets(folders: readonly string[]): string {
  const found = folders.find((path) => Buffer.byteLength(path) <= LONGEST_FOLDER);
  if (found !== undefined) return found;
  throw new Error(
    `The functions' sockets need a folder of at most ${LONGEST_FOLDER} bytes; TMPDIR is ${tmpdir()}.`,
  );
}

/** The folder of stored files and the functions' sockets. */
function emptyTemporaryFolder(offset: number): string {
  const name = `ghar-${process.pid}-${offset}`;
  const folder = folderForSockets([
    cachePath('tmp', String(offset)),
    join(tmpdir(), name),
    join('/tmp', name),
  ]);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}
