import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { findAllOnPath } from '../setup/executables.ts';
import { findOrInstallJava } from '../setup/java.ts';
import { fingerprintOf } from './fingerprint.ts';
import { cachePath, root } from './project.ts';

const run = promisify(execFile);

/** By firebase-tools' names; `source` is compiled into the launcher. */
const BINARIES = [
  {
    name: 'firestore',
    mainClass: 'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
    source: null,
  },
  { name: 'storage', mainClass: 'StorageRules', source: 'StorageRules.java' },
] as const;
type Binary = (typeof BINARIES)[number];

/**
 * The environment with which firebase-tools finds a recent Java and the emulators' binaries.
 *
 * An emulator that is not downloaded yet is taken from the Google Cloud CLI where that is
 * installed, since such a machine may not reach the download; otherwise firebase-tools downloads
 * its own.
 */
export async function emulatorEnvironment(signal?: AbortSignal): Promise<Record<string, string>> {
  const jar = cloudSdkJar();
  const wanted = jar === undefined ? [] : BINARIES.filter(({ name }) => !isDownloaded(name));
  const home = await findOrInstallJava(wanted.length > 0, signal);
  const environment: Record<string, string> = {
    JAVA_HOME: home,
    PATH: `${join(home, 'bin')}:${process.env['PATH']}`,
  };
  for (const binary of wanted) {
    const variable = `${binary.name.toUpperCase()}_EMULATOR_BINARY_PATH`;
    environment[variable] = await launcher(binary, home, jar!);
  }
  return environment;
}

/** True iff the next start has to download an emulator. */
export function needsDownload(): boolean {
  return cloudSdkJar() === undefined && BINARIES.some(({ name }) => !isDownloaded(name));
}

/** True iff firebase-tools has the Emulator UI, or is about to download what it lacks. */
export const hasEmulatorUi = (): boolean => isDownloaded('ui') || needsDownload();

type Downloadable = { downloadPathRelativeToCacheDir: string };

function isDownloaded(name: Binary['name'] | 'ui'): boolean {
  const list = join(root, 'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json');
  const entries = JSON.parse(readFileSync(list, 'utf8')) as Record<Binary['name'], Downloadable> & {
    ui: { main: Downloadable };
  };
  const { downloadPathRelativeToCacheDir: file } = name === 'ui' ? entries.ui.main : entries[name];
  const folder =
    process.env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache/firebase/emulators');
  return existsSync(join(folder, file));
}

/** The Firestore emulator of the Google Cloud CLI, which also contains the rules evaluator. */
function cloudSdkJar(): string | undefined {
  const roots = [
    process.env['CLOUDSDK_ROOT_DIR'],
    ...findAllOnPath('gcloud').map((path) => dirname(dirname(realpathSync(path)))),
    '/usr/lib/google-cloud-sdk',
    '/opt/google-cloud-sdk',
    join(homedir(), 'google-cloud-sdk'),
  ];
  return roots
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'))
    .find(existsSync);
}

const QUIET_JAVAC = ['-nowarn', '-proc:none', '-Xlint:none'];

/** A launcher jar that names a main class of the big jar, which has none. */
async function launcher(binary: Binary, javaHome: string, jar: string): Promise<string> {
  const source = binary.source && join(import.meta.dirname, binary.source);
  const key = fingerprintOf([jar, ...(source ? [source] : [])], `${javaHome} ${binary.mainClass}`);
  const folder = cachePath('emulators');
  const target = join(folder, `${binary.name}-${key}.jar`);
  if (existsSync(target)) return target;
  const work = join(folder, `${binary.name}-${process.pid}`);
  mkdirSync(work, { recursive: true });
  try {
    if (source)
      await run(join(javaHome, 'bin/javac'), [...QUIET_JAVAC, '-cp', jar, '-d', work, source]);
    const manifest = join(work, 'manifest');
    const classPath = folded(`Class-Path: ${pathToFileURL(jar).href}`);
    writeFileSync(manifest, `Main-Class: ${binary.mainClass}\n${classPath}\n`);
    const built = join(work, 'launcher.jar');
    const create = ['--create', '--file', built, '--manifest', manifest];
    await run(join(javaHome, 'bin/jar'), source ? [...create, '-C', work, '.'] : create);
    renameSync(built, target);
    return target;
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    throw new Error(
      `The ${binary.name} emulator could not be built from ${jar}:\n${stderr ?? String(error)}\n` +
        'Run the command once on a connected machine with FIREBASE_EMULATORS_PATH set, or remove the ' +
        'Google Cloud CLI from PATH, so that firebase-tools downloads its own.',
      { cause: error },
    );
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Wraps a manifest line at 72 bytes; continuations begin with a space. */
function folded(line: string): string {
  return line.replaceAll(/(.{70})(?=.)/g, '$1\n ');
}
