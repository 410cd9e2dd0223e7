import { existsSync, readFileSync, rmSync } from 'node:fs';
import { cachePath } from '../stack/project.ts';
import { runProgram, type StepResult } from './run-step.ts';

export type VitestRun = {
  /** The project in vitest.config.ts. */
  project: string;
  /** The part of its test files: `2/6`; by default all. */
  shard?: string | undefined;
  /** File filters and options, passed on unchanged. */
  extra: string[];
  environment?: Record<string, string>;
  signal: AbortSignal;
};

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
};

/** Runs one project's tests; a run without tests, or one that crashed, fails. */
export async function runVitest(run: VitestRun): Promise<StepResult> {
  const { project, shard, extra, environment, signal } = run;
  const name = shard === undefined ? project : `${project}-${shard.replace('/', '-of-')}`;
  const file = cachePath('test', `${name}.json`);
  rmSync(file, { force: true });
  const options = [
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...(shard === undefined ? [] : [`--shard=${shard}`]),
  ];
  const { succeeded, notes, output } = await runProgram({
    name,
    args: ['node_modules/vitest/vitest.mjs', 'run', ...options, ...extra],
    environment: { NO_COLOR: '1', ...environment },
    signal,
  });
  const { numPassedTests: passed, numFailedTests: failed, testResults } = readReport(file);
  if (succeeded && passed > 0) return { passed, failed, notes };
  const reason = passed + failed === 0 ? '\nNo test was executed.' : '';
  const failures = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => fullName);
  return { passed, failed: Math.max(failed, 1), notes, failures, output: output + reason };
}

function readReport(file: string): Report {
  if (!existsSync(file)) return { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}
