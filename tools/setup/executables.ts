import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export function findAllOnPath(name: string): string[] {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .filter(isExecutable);
}

const run = promisify(execFile);

/** A command's output, both streams; undefined when it failed or does not exist. */
export const outputOf = (command: string, args: string[]): Promise<string | undefined> =>
  run(command, args).then(
    ({ stdout, stderr }) => stdout + stderr,
    () => undefined,
  );
