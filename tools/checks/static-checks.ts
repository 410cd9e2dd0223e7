import { runProgram, type StepResult } from './run-step.ts';

/** The checks that need nothing but the sources, as the program and arguments that make them. */
const PROGRAMS = {
  types: ['node_modules/typescript/bin/tsc', '-b'],
  lint: ['node_modules/oxlint/bin/oxlint', '--type-aware'],
  format: ['node_modules/prettier/bin/prettier.cjs', '--check', '.'],
} as const;

export type StaticCheck = keyof typeof PROGRAMS;

/** Runs one check of the sources; it counts as one test. */
export async function runStaticCheck(name: StaticCheck, signal: AbortSignal): Promise<StepResult> {
  const { succeeded, output } = await runProgram({ name, args: [...PROGRAMS[name]], signal });
  return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
}
