import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

/** True iff `path` is there and may be run. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Every place in PATH that holds an executable of that name, in PATH's order. */
export function findAllOnPath(name: string): string[] {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .filter(isExecutable);
}

const run = promisify(execFile);

/** What a command printed, both streams together; undefined when it failed or is not there. */
export async function outputOf(command: string, args: string[]): Promise<string | undefined> {
  try {
    const { stdout, stderr } = await run(command, args, { encoding: 'utf8' });
    return stdout + stderr;
  } catch {
    return undefined;
  }
}
