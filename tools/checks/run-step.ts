import { spawn } from 'node:child_process';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { cachePath, root } from '../stack/project.ts';
import { tailOf } from '../stack/log.ts';

export type StepResult = {
  passed: number;
  failed: number;
  /** Lines that its tests printed with a leading `»`. */
  notes?: string[];
  failures?: string[];
  output?: string;
};

type Command = {
  name: string;
  args: string[];
  environment?: Record<string, string>;
  signal: AbortSignal;
};

const SHOWN_LINES = 200;

/** Runs a program under node_modules on this Node; returns whether it succeeded, and its output. */
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
    const log = cachePath('test', `${name}.log`);
    mkdirSync(dirname(log), { recursive: true });
    writeFileSync(log, '');
    const chunks: Buffer[] = [];
    const keep = (chunk: Buffer): void => {
      chunks.push(chunk);
      appendFileSync(log, chunk); // at once: whoever waits can look
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => {
      const text = Buffer.concat(chunks).toString();
      const notes = text.match(/^» .*$/gm) ?? [];
      resolve({ succeeded: code === 0, notes, output: shortened(log, text) });
    });
  });
}

function shortened(log: string, text: string): string {
  if (text.split('\n').length <= SHOWN_LINES) return text.trimEnd();
  return `… the beginning is in ${log}\n${tailOf(text, SHOWN_LINES)}`;
}

const PROGRAMS = {
  types: ['node_modules/typescript/bin/tsc', '-b'],
  lint: ['node_modules/oxlint/bin/oxlint', '--type-aware'],
  format: ['node_modules/oxfmt/bin/oxfmt', '--check'],
  unused: ['node_modules/knip/bin/knip.js', '--no-progress'],
} as const;

export type StaticCheck = keyof typeof PROGRAMS;

export const isStaticCheck = (step: string): step is StaticCheck => step in PROGRAMS;

/** Runs one static check; it counts as one test. */
export async function runStaticCheck(name: StaticCheck, signal: AbortSignal): Promise<StepResult> {
  const { succeeded, output } = await runProgram({ name, args: [...PROGRAMS[name]], signal });
  return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
}
