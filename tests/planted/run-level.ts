import { spawn, type ChildProcess } from 'node:child_process';
import type { Level } from './fault.ts';

/** `broken`: the run failed without a failed test, such as for a missing file. */
export type Outcome =
  | { readonly kind: 'passed' | 'broken'; readonly output: string }
  | { readonly kind: 'failed'; readonly firstFailure: string };

const WHOLE: Readonly<Record<Level, readonly string[]>> = {
  validate: ['run', 'validate'],
  test: ['test'],
  all: ['run', 'test:all'],
};

let running: ChildProcess | undefined;

/** Ends the current run; when repeated, by force. */
export const stopRun = (): void => void running?.kill();

/**
 * Runs a level in a folder: the whole of it, or (`words`) the named steps and files up to their first
 * failure.
 */
export async function runLevel(folder: string, level: Level, words?: string): Promise<Outcome> {
  const [steps = '', files = ''] = words?.split(/ *-- */) ?? [];
  const command = level === 'validate' ? 'test' : level;
  const named = [...WHOLE[command], '--', ...steps.split(' '), '--', ...files.split(' ')];
  const args = words === undefined ? WHOLE[level] : [...named.filter(Boolean), '--bail=1'];
  const { code, output } = await runNpm(folder, args);
  if (code === 0) return { kind: 'passed', output };
  const firstFailure =
    /^✗ (\w+: .+)$/m.exec(output)?.[1] ?? /^✗ (types|lint|format|unused)\b/m.exec(output)?.[1];
  return firstFailure === undefined ? { kind: 'broken', output } : { kind: 'failed', firstFailure };
}

/** Runs npm in a process group of its own: Ctrl-C comes to it by {@link stopRun} alone. */
function runNpm(
  cwd: string,
  args: readonly string[],
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    running = spawn('npm', args, { cwd, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    running.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    running.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    running.once('error', reject);
    running.once('close', (code) => {
      running = undefined;
      resolve({ code, output: Buffer.concat(chunks).toString() });
    });
  });
}
