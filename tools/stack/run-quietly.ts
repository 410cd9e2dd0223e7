import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { tailOf } from './log.ts';

type Command = {
  command: string;
  args: string[];
  cwd: string;
  environment?: Record<string, string>;
  signal?: AbortSignal | undefined;
};

const run = promisify(execFile);

/** Runs a command silently; throws the end of its output. `what` completes "… failed". */
export async function runQuietly(
  what: string,
  { command, args, cwd, environment, signal }: Command,
): Promise<void> {
  const env = { ...process.env, ...environment };
  try {
    await run(command, args, { cwd, env, signal, maxBuffer: Infinity });
  } catch (error) {
    const { code, stdout = '', stderr = '' } = error as Partial<Record<string, string>>;
    if (signal?.aborted) throw error;
    const tail = tailOf(stdout + stderr);
    throw new Error(`${tail}\n\n${what} failed (code ${code}, in ${cwd}).`, { cause: error });
  }
}
