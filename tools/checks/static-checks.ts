import { runProgram, type StepResult } from './run-step.ts';

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
