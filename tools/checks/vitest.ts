import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { cachePath, root } from '../stack/project.ts';
import { runProgram, type StepResult } from './run-step.ts';

export type VitestRun = {
  project: string;
  /** The part of its test files: `2/8`; by default all. */
  shard?: string | undefined;
  extra: string[];
  environment?: Record<string, string>;
  signal: AbortSignal;
};

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[];
};

/** Names shared by several tests of a file, which could not be told apart or run alone. */
export function sharedNames(testResults: Report['testResults']): string[] {
  return testResults.flatMap(({ name: file, assertionResults }) => {
    const names = assertionResults.map(({ fullName }) => fullName);
    const once = new Set<string>();
    const shared = new Set(names.filter((name) => once.has(name) || !once.add(name)));
    return [...shared].map((name) => `${relative(root, file)} has more than one test "${name}"`);
  });
}

/** Runs one project's tests. A run without tests, a crash, or shared test names count as failure. */
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
  const shared = sharedNames(testResults);
  if (succeeded && passed > 0 && shared.length === 0) return { passed, failed, notes };
  const reason = passed + failed === 0 ? '\nNo test was executed.' : '';
  const failures = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => fullName)
    .concat(shared);
  return {
    passed,
    failed: Math.max(failed + shared.length, 1),
    notes,
    failures,
    output: [output + reason, ...shared].join('\n'),
  };
}

function readReport(file: string): Report {
  if (!existsSync(file)) return { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}
