import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

export function fingerprintOf(
  paths: string[],
  text: string,
  isIgnored: (name: string) => boolean = () => false,
): string {
  const hash = createHash('sha256').update(text);
  for (const file of paths.flatMap((path) => filesIn(path, isIgnored)))
    hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function filesIn(path: string, isIgnored: (name: string) => boolean): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return globSync('**', {
    cwd: path,
    withFileTypes: true,
    exclude: (entry) => isIgnored(entry.name),
  })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/** Runs `action` unless `stamp` records this fingerprint. */
export async function unlessUnchanged(
  stamp: string,
  fingerprint: string,
  action: () => Promise<void>,
): Promise<boolean> {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return false;
  await action();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, fingerprint);
  return true;
}
