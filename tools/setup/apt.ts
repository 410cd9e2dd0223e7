import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findAllOnPath, outputOf } from './executables.ts';

const run = promisify(execFile);

/** True iff this process may install Debian packages: apt-get exists and we are root. */
export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && findAllOnPath('apt-get').length > 0;
}

/** Updates the list of packages; throws with apt's message. */
export async function updatePackageList(): Promise<void> {
  await apt('update');
}

/** Installs one Debian package unattended; throws with apt's message. */
export async function installPackage(name: string): Promise<void> {
  console.log(`Installing ${name} from Debian's packages …`);
  await apt('install', '--yes', '--no-install-recommends', name);
}

/** Names of apt's packages that match `pattern` (a regular expression). */
export async function packagesMatching(pattern: string): Promise<string[]> {
  const found = await outputOf('apt-cache', ['search', '--names-only', pattern]);
  return (found ?? '')
    .split('\n')
    .map((line) => line.split(' ')[0] ?? '')
    .filter(Boolean);
}

async function apt(...args: string[]): Promise<void> {
  try {
    await run('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=120', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    throw new Error(`apt-get ${args.join(' ')} failed:\n${stderr?.trim() ?? String(error)}`, {
      cause: error,
    });
  }
}
