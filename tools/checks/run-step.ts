import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cachePath, root } from '../stack/project.ts';
import { tailOf } from '../stack/log.ts';

/** What one step of `npm test` came to. */
export type StepResult = {
  passed: number;
  failed: number;
  /** What its tests found worth telling: the lines that they printed with a `»` before them. */
  notes?: string[];
  /** The names of the tests that failed. */
  failures?: string[];
  /** What to show of a step that failed. */
  output?: string;
};

type Command = {
  /** The step's name, for its log. */
  name: string;
  args: string[];
  environment?: Record<string, string>;
  signal: AbortSignal;
};

/** How much of a failing step is shown; the rest is in its log. */
const SHOWN_LINES = 200;

/**
 * Runs one of the project's own programs (a path under node_modules, then its
 * arguments) on this Node; answers whether it succeeded, and what it printed.
 */
export function runProgram({ name, args, environment, signal }: Command): Promise<{
  succeeded: boolean;
  notes: string[];
  output: string;
}> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      const text = Buffer.concat(chunks).toString();
      const notes = text.match(/^» .*$/gm) ?? [];
      resolve({ succeeded: code === 0, notes, output: shortened(name, text) });
    });
  });
}

function shortened(name: string, text: string): string {
  const folder = cachePath('test');
  const log = `${folder}/${name}.log`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(log, text);
  if (text.split('\n').length <= SHOWN_LINES) return text.trimEnd();
  return `… the beginning is in ${log}\n${tailOf(text, SHOWN_LINES)}`;
}
