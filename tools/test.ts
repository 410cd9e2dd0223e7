import { isStaticCheck, runStaticCheck, type StepResult } from './checks/run-step.ts';
import { runVitest } from './checks/vitest.ts';
import { runCommand } from './run-command.ts';
import { findOrInstallTestBrowser } from './setup/chromium.ts';
import { findOrInstallEngines } from './setup/engines.ts';
import { claimPorts } from './stack/claim-ports.ts';
import { onStopSignal } from './stack/on-signal.ts';
import { startStack, type Stack } from './stack/start-stack.ts';

/**
 * `npm test [-- step… [-- vitest's arguments]]`: runs the named steps, or those that every change must
 * hold, without the tests tagged `nightly`. `npm run test:all` leaves nothing out. The last line is
 * the sum `N passed, N failed`, after the failures.
 *
 * Two lanes run beside each other, each with a stack of its own: what waits in one leaves the processor
 * to the other. Each begins with its own steps; the others are taken by whichever lane is free.
 */
const LANES = [
  ['types', 'lint', 'format', 'unused', 'unit', 'components', 'rules', 'scale'],
  ['smoke'],
] as const;
const FOR_ANY_LANE = ['functions', 'e2e', 'engines'] as const;
const STEPS = [...LANES.flat(), ...FOR_ANY_LANE];
type Step = (typeof STEPS)[number];
/** The steps that only `npm run test:all` runs, unless they are named. */
const NIGHTLY = new Set<Step>(['scale', 'engines']);
/** The parts in which all browser tests are run. */
const SHARDS = 8;
/** A step, or a part of one: `2/8`. */
type Run = { readonly step: Step; readonly shard?: string };
/** `rules` writes would fire the functions' triggers, and `scale` writes too much for the others. */
type StackKind = 'rules' | 'full' | 'scale';
/** Where more tests of a step on a stack fail, the rest would only wait for what does not come. */
const MOST_FAILURES = 5;

const isStep = (name: string): name is Step => STEPS.some((step) => step === name);

type Plan = { steps: Step[]; extra: string[]; all: boolean };

function parseArguments([first = '', ...others]: string[]): Plan {
  const all = first === '--all';
  const words = all || first === '' ? others : [first, ...others];
  const split = words.includes('--') ? words.indexOf('--') : words.length;
  const named = words.slice(0, split);
  const unknown = named.filter((name) => !isStep(name));
  if (unknown.length > 0)
    throw new Error(
      `There is no step ${unknown.join(', ')}: the steps are ${STEPS.join(', ')}.\n` +
        'Arguments for vitest go after another "--": npm test -- unit -- money -t "rounds"',
    );
  const isMeant = (step: Step): boolean =>
    named.length > 0 ? named.includes(step) : all || !NIGHTLY.has(step);
  const extra = words.slice(split + 1);
  // whoever chooses tests means those, whatever their tag
  return { steps: STEPS.filter(isMeant), extra, all: all || extra.length > 0 };
}

/** Keeps one stack at a time, started on demand and reused by steps of the same kind. */
function stackKeeper(signal: AbortSignal) {
  let kept: { kind: StackKind; start: Promise<Stack> } | undefined;
  const drop = async (force = false): Promise<void> => {
    const start = kept?.start;
    if (!force) kept = undefined;
    const stack = await start?.catch(() => undefined);
    await stack?.stop(force);
  };
  const get = async (kind: StackKind): Promise<Stack> => {
    if (kept?.kind !== kind) {
      await drop();
      const full = kind !== 'rules';
      const start = claimPorts('test').then((ports) =>
        startStack({ ports, functions: full, importData: full, quiet: true, signal }),
      );
      kept = { kind, start };
    }
    return kept.start;
  };
  return { get, drop };
}

async function runStep(
  { step, shard }: Run,
  options: string[],
  stacks: ReturnType<typeof stackKeeper>,
  signal: AbortSignal,
): Promise<StepResult> {
  if (isStaticCheck(step)) return runStaticCheck(step, signal);
  if (step === 'unit' || step === 'components')
    return runVitest({ project: step, extra: options, signal });
  const { variables, missing = [] } = await browsersOf(step);
  const notes = missing.map((name) => `skipped: this machine has no ${name}`);
  if (!variables) return { passed: 0, failed: 0, notes };
  const stack = await stacks.get(step === 'rules' || step === 'scale' ? step : 'full');
  const environment = { ...stack.environment, ...variables };
  const isBailChosen = options.some((option) => option.startsWith('--bail'));
  const extra = isBailChosen ? options : [`--bail=${MOST_FAILURES}`, ...options];
  const result = await runVitest({ project: step, shard, extra, environment, signal });
  if (result.output) result.output += `\n\nThe stack's log: ${stack.logFile}`;
  return { ...result, notes: [...notes, ...(result.notes ?? [])] };
}

type Browsers = { variables?: Record<string, string>; missing?: string[] };

/** The variables that name a step's browsers, none where it needs one and has none; the missing ones. */
async function browsersOf(step: Step): Promise<Browsers> {
  if (step === 'e2e' || step === 'smoke' || step === 'scale')
    return { variables: { CHROMIUM_PATH: await findOrInstallTestBrowser() } };
  if (step !== 'engines') return { variables: {} };
  const engines = await findOrInstallEngines();
  const missing = [
    ...(engines.webkit ? [] : ['WebKitGTK with a driver']),
    ...(engines.firefox ? [] : ['Firefox']),
  ];
  const found = missing.length < 2;
  return { missing, ...(found && { variables: { GHAR_ENGINES: JSON.stringify(engines) } }) };
}

async function main(): Promise<number> {
  const { steps, extra, all } = parseArguments(process.argv.slice(2));
  const options = [...(all ? [] : ['--tags-filter=!nightly']), ...extra];
  const asked = new AbortController();
  const { signal } = asked;
  let isShopBroken = false;
  const keepers: ReturnType<typeof stackKeeper>[] = [];
  onStopSignal((force) => {
    asked.abort();
    if (force) for (const { drop } of keepers) void drop(true);
  });

  const sum = { passed: 0, failed: 0 };
  const failures: string[] = [];
  const isAsked = (step: Step): boolean => steps.includes(step);
  const forAnyLane = FOR_ANY_LANE.filter(isAsked).flatMap((step): Run[] =>
    // chosen tests are few
    step === 'e2e' && extra.length === 0
      ? Array.from({ length: SHARDS }, (_, at) => ({ step, shard: `${at + 1}/${SHARDS}` }))
      : [{ step }],
  );
  const runLane = async (own: Run[]): Promise<void> => {
    const stacks = stackKeeper(signal);
    keepers.push(stacks);
    const next = (): Run | undefined => own.shift() ?? forAnyLane.shift();
    for (let run = next(); run; run = next()) {
      const { step } = run;
      const started = performance.now();
      if (process.stdout.isTTY) console.log(`… ${step}`);
      let result: StepResult;
      try {
        result = await runStep(run, options, stacks, signal);
      } catch (error) {
        if (signal.aborted) break;
        const output = error instanceof Error ? error.message : String(error);
        result = { passed: 0, failed: 1, output };
      }
      sum.passed += result.passed;
      sum.failed += result.failed;
      failures.push(...(result.failures ?? []).map((name) => `✗ ${step}: ${name}`));
      report(run, result, performance.now() - started);
      if (step === 'smoke' && result.failed > 0) {
        isShopBroken = true;
        asked.abort();
      }
    }
    await stacks.drop();
  };
  await Promise.all(LANES.map((own) => runLane(own.filter(isAsked).map((step) => ({ step })))));
  if (isShopBroken) failures.push('The shop does not work: no other test was worth its time.');
  else if (signal.aborted) {
    console.log('\nStopped.');
    return 130;
  }
  console.log(['', ...failures, `${sum.passed} passed, ${sum.failed} failed`].join('\n'));
  return sum.failed === 0 ? 0 : 1;
}

function report(
  { step, shard = '' }: Run,
  { passed, failed, notes = [], output }: StepResult,
  milliseconds: number,
): void {
  const mark = failed > 0 ? '✗' : passed > 0 ? '✓' : '–';
  const counts = `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}`;
  const seconds = `${(milliseconds / 1000).toFixed(1)} s`;
  console.log(`${mark} ${`${step} ${shard}`.padEnd(10)} ${seconds.padStart(8)}   ${counts}`);
  for (const note of notes) console.log(`    ${note}`);
  if (output === undefined) return;
  const fix = step === 'format' ? 'to correct it: npm run format\n' : '';
  console.log(`\n${output}\n\n${fix}to run it alone: npm test -- ${step}\n`);
}

await runCommand(main);
process.exit();
