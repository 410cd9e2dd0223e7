import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findOrInstall, packagesMatching } from './apt.ts';
import { findAllOnPath, isExecutable, outputOf } from './executables.ts';

/** The oldest Java that firebase-tools accepts. */
const OLDEST_JAVA = 21;

type Java = { home: string; major: number };

/** The home of a Java that is new enough, installed if possible; throws with what to do otherwise. */
export async function findOrInstallJava(compiler: boolean, signal?: AbortSignal): Promise<string> {
  const found = await findOrInstall(
    () => findJava(compiler),
    async () => [await javaPackage(compiler)],
    signal,
  );
  if (!found) throw new Error(advice(compiler));
  return found.home;
}

/** `compiler`: a JDK, not a JRE. */
export async function findJava(compiler = false): Promise<Java | undefined> {
  for (const home of await candidates()) {
    const java = await describe(home);
    if (!java || java.major < OLDEST_JAVA) continue;
    if (!compiler || isExecutable(join(home, 'bin/javac'))) return java;
  }
  return undefined;
}

async function candidates(): Promise<string[]> {
  const homes = [
    process.env['JAVA_HOME'],
    ...findAllOnPath('java').map((path) => dirname(dirname(realpathSync(path)))),
    ...foldersIn('/usr/lib/jvm').toReversed(),
    ...foldersIn('/Library/Java/JavaVirtualMachines').map((path) => `${path}/Contents/Home`),
    ...foldersIn('/opt/homebrew/opt').filter((path) => path.includes('openjdk')),
    ...foldersIn('/usr/local/opt').filter((path) => path.includes('openjdk')),
  ];
  return [...new Set(homes.filter((home) => home !== undefined && home !== ''))] as string[];
}

function foldersIn(path: string): string[] {
  return existsSync(path) ? readdirSync(path).map((name) => join(path, name)) : [];
}

/** Reads the version from the JDK's `release` file, which is faster than running java. */
async function describe(home: string): Promise<Java | undefined> {
  const java = join(home, 'bin/java');
  if (!isExecutable(java)) return undefined;
  const release = join(home, 'release');
  const text = existsSync(release)
    ? readFileSync(release, 'utf8')
    : ((await outputOf(java, ['-version'])) ?? '');
  const major = /(?:JAVA_VERSION=|version )"(\d+)/.exec(text)?.[1];
  return major === undefined ? undefined : { home, major: Number(major) };
}

async function javaPackage(compiler: boolean): Promise<string> {
  const kind = compiler ? 'jdk' : 'jre';
  const names = await packagesMatching(`^openjdk-[0-9]+-${kind}-headless$`);
  const name = chooseJavaPackage(names);
  if (!name) throw new Error(`apt offers no Java ${OLDEST_JAVA}. ${advice(compiler)}`);
  return name;
}

/** The package of the long-term Java 21 if apt has it, else of the newest version. */
export function chooseJavaPackage(names: string[]): string | undefined {
  const fitting = names
    .map((name) => ({ name, major: Number(/\d+/.exec(name)?.[0] ?? 0) }))
    .filter(({ major }) => major >= OLDEST_JAVA)
    .toSorted((a, b) => b.major - a.major);
  return (fitting.find(({ major }) => major === OLDEST_JAVA) ?? fitting[0])?.name;
}

/** How to install Java by hand. Debian 12 has no Java that is new enough. */
export const JAVA_INSTALLATION =
  `Debian 13 and Ubuntu: apt install openjdk-${OLDEST_JAVA}-jdk-headless; Debian 12: the package ` +
  `temurin-${OLDEST_JAVA}-jdk of https://adoptium.net/installation/linux; macOS: brew install openjdk; ` +
  'others: https://adoptium.net';

const advice = (compiler: boolean): string =>
  `The Firebase emulators need Java ${OLDEST_JAVA} or newer${compiler ? ' (a JDK, with javac)' : ''}, ` +
  'and none was found in JAVA_HOME, PATH or the usual folders.\n' +
  `Install one (${JAVA_INSTALLATION}), or point JAVA_HOME at it, and run the command again.`;
