import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from '../../tools/stack/project.ts';
import type { Fault } from './fault.ts';

/** A copy of the checkout, in which faults are planted. */
export type Copy = {
  readonly folder: string;
  /** @throws Error that names a patch which no longer applies. */
  plant(fault: Fault): void;
  takeOut(fault: Fault): void;
  remove(): void;
};

/** Made anew in the copy: caches of other sources, and the workspaces, which are its own. */
const NOT_LINKED = new Set(['.cache', '.vite', '.vite-temp', '.vitest-cache', '@ghar']);

/**
 * Copies the checkout as it stands, uncommitted changes too, without these patches and their test. It
 * is outside of node_modules, where Node runs no TypeScript.
 */
export function copyCheckout(): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'ghar-planted-'));
  const git = (where: string, ...args: string[]): string => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: where, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr.trimEnd());
    return stdout;
  };
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  const apply = ({ file }: Fault, ...options: string[]): void => {
    try {
      git(folder, 'apply', ...options, file);
    } catch (cause) {
      const name = relative(root, file);
      throw new Error(`${name} no longer applies, make it anew:\n${String(cause)}`, { cause });
    }
  };
  try {
    const listed = git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
    for (const path of new Set(listed.split('\0')))
      if (path && !path.startsWith('tests/planted/') && existsSync(join(root, path)))
        cpSync(join(root, path), join(folder, path));
    // of a folder inside of another repository, "git apply" ignores patches without a word
    git(folder, 'init', '--quiet');
    linkPackages(folder);
  } catch (error) {
    remove();
    throw error;
  }
  return {
    folder,
    plant: (fault) => apply(fault),
    takeOut: (fault) => apply(fault, '--reverse'),
    remove,
  };
}

function linkPackages(folder: string): void {
  const packages = 'node_modules';
  const cache = join(packages, '.cache');
  mkdirSync(join(folder, cache), { recursive: true });
  const link = (path: string): void => symlinkSync(join(root, path), join(folder, path));
  for (const name of readdirSync(join(root, packages)))
    if (!NOT_LINKED.has(name)) link(join(packages, name));
  for (const path of [join(packages, '@ghar'), join(cache, 'installed')])
    cpSync(join(root, path), join(folder, path), { recursive: true, verbatimSymlinks: true });
  for (const path of [join(cache, 'emulators'), join('functions', packages)])
    if (existsSync(join(root, path))) link(path);
}
