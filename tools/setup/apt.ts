import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../stack/project.ts';
import { findAllOnPath, outputOf } from './executables.ts';
import { withLock } from './lock.mjs';

const run = promisify(execFile);

export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && findAllOnPath('apt-get').length > 0;
}

/**
 * Returns what `find` finds, if necessary after installing Debian's `packages`; throws with apt's message. Exclusive: a
 * concurrent call would find half-installed programs, and apt refuses a second update.
 */
export const findOrInstall = <Found>(
  find: () => Found | undefined | Promise<Found | undefined>,
  packages: () => string[] | Promise<string[]>,
  signal?: AbortSignal,
): Promise<Found | undefined> =>
  withLock(
    join(root, '.stack-programs.lock'),
    async () => {
      const found = await find();
      if (found !== undefined || !canInstallPackages()) return found;
      await apt('update');
      for (const name of await packages()) {
        console.log(`Installing ${name} from Debian's packages …`);
        await apt('install', '--yes', '--no-install-recommends', name);
      }
      return find();
    },
    { what: 'installing programs', signal },
  );

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
