import { spawn } from 'node:child_process';
import { tailOf } from './log.ts';

type Command = {
  command: string;
  args: string[];
  cwd: string;
  environment?: Record<string, string>;
  signal?: AbortSignal | undefined;
};

/**
 * Runs a command silently; on failure throws the end of its output and the command to run by hand.
 * `what` completes "… failed".
 */
export function runQuietly(what: string, options: Command): Promise<void> {
  const { command, args, cwd, environment, signal } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(signal && { signal }),
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) return resolve();
      const tail = tailOf(Buffer.concat(chunks).toString());
      reject(new Error(`${tail}\n\n${what} failed (code ${code}, in ${cwd}).`));
    });
  });
}
