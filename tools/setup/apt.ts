import { join } from 'node:path';
import { root } from '../stack/project.ts';
import { runQuietly } from '../stack/run-quietly.ts';
import { findAllOnPath, outputOf } from './executables.ts';
import { withLock } from './lock.mjs';

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

const apt = (...args: string[]): Promise<void> =>
  runQuietly(`apt-get ${args.join(' ')}`, {
    command: 'apt-get',
    args: ['-qq', '-o', 'DPkg::Lock::Timeout=120', ...args],
    cwd: root,
    environment: { DEBIAN_FRONTEND: 'noninteractive' },
  });
