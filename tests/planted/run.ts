import { runCommand } from '../../tools/run-command.ts';
import { onStopSignal } from '../../tools/stack/on-signal.ts';
import { copyCheckout, type Copy } from './copy.ts';
import { LEVELS, readFaults, type Fault, type Level } from './fault.ts';
import { runLevel, stopRun, type Outcome } from './run-level.ts';

/**
 * `npm run test:planted [-- validate|test|all] [--whole] [fault…]`: plants each fault, or the named
 * ones, in a copy of the checkout, and prints which level catches it. It tries the cheapest level
 * first, and none above the named one; of each it runs the steps and files that the patch names, or
 * with `--whole` all.
 *
 * Exits with 1 where a fault is caught by nothing, or later than its patch expects.
 */
type Options = {
  readonly faults: readonly Fault[];
  readonly levels: readonly Level[];
  readonly isWhole: boolean;
};

let isStopped = false;

function parseArguments(words: readonly string[]): Options {
  const last = LEVELS.find((level) => words.includes(level)) ?? 'all';
  const names = words.filter((word) => word !== '--whole' && word !== last);
  const all = readFaults();
  const unknown = names.filter((name) => !all.some((fault) => fault.name.includes(name)));
  if (unknown.length > 0) throw new Error(`There is no fault ${unknown.join(', ')}.`);
  const isNamed = ({ name }: Fault): boolean => names.some((one) => name.includes(one));
  return {
    levels: LEVELS.slice(0, LEVELS.indexOf(last) + 1),
    isWhole: words.includes('--whole'),
    faults: names.length === 0 ? all : all.filter(isNamed),
  };
}

/** The steps and files of all faults for a level, each once. */
function nearestOf(faults: readonly Fault[], level: Level): string[] {
  const named = faults.flatMap(({ nearest }) => nearest[level] ?? []);
  const split = named.map((words) => words.split(/ *-- */) as [string, string?]);
  return [...Map.groupBy(split, ([steps]) => steps)].map(([steps, group]) => {
    const files = group.flatMap(([, files = '']) => files.split(' '));
    // without files, all of the step
    return files.includes('') ? steps : `${steps} -- ${[...new Set(files)].join(' ')}`;
  });
}

/** @throws Error where the tests fail without any fault. */
async function assertPasses({ folder }: Copy, level: Level, words?: string): Promise<void> {
  const outcome = await runLevel(folder, level, words);
  if (outcome.kind === 'failed' && !isStopped)
    throw new Error(`Without any fault, ${level} fails: ${outcome.firstFailure}`);
}

async function runWith(copy: Copy, fault: Fault, level: Level, words?: string): Promise<Outcome> {
  copy.plant(fault);
  const outcome = await runLevel(copy.folder, level, words);
  copy.takeOut(fault);
  return outcome;
}

const isLate = ({ expected }: Fault, level: Level): boolean =>
  LEVELS.indexOf(level) > LEVELS.indexOf(expected);

function print(fault: Fault, level: string, found: string): void {
  console.log(`${fault.name.padEnd(38)} ${fault.kind.padEnd(14)} ${level.padEnd(9)} ${found}`);
}

/** Runs one level for each fault not caught yet; prints those it catches. */
async function runFaults(
  copy: Copy,
  level: Level,
  { faults, isWhole }: Omit<Options, 'levels'>,
  caught: Map<Fault, Level>,
): Promise<void> {
  const left = faults.filter((fault) => !caught.has(fault));
  const tried = left.filter(({ nearest }) => isWhole || nearest[level] !== undefined);
  if (tried.length === 0) return;
  for (const words of isWhole ? [undefined] : nearestOf(tried, level))
    if (!isStopped) await assertPasses(copy, level, words);
  for (const fault of tried) {
    if (isStopped) return;
    const outcome = await runWith(copy, fault, level, isWhole ? undefined : fault.nearest[level]);
    if (isStopped) return;
    if (outcome.kind === 'failed') {
      const late = isLate(fault, level) ? ` (expected: ${fault.expected})` : '';
      print(fault, level, outcome.firstFailure + late);
      caught.set(fault, level);
    } else if (outcome.kind === 'broken')
      print(fault, '?', `${level} did not run:\n${outcome.output.trimEnd().slice(-1000)}\n`);
  }
}

async function main(): Promise<number> {
  const { levels, ...options } = parseArguments(process.argv.slice(2));
  const stopListening = onStopSignal(() => {
    isStopped = true;
    stopRun();
  });
  const copy = copyCheckout();
  const caught = new Map<Fault, Level>();
  try {
    for (const level of levels) await runFaults(copy, level, options, caught);
  } finally {
    copy.remove();
    stopListening();
  }
  if (isStopped) {
    console.log('\nStopped.');
    return 130;
  }
  const left = options.faults.filter((fault) => !caught.has(fault));
  for (const fault of left) print(fault, 'nothing', fault.says);
  const at = (level: Level): number => [...caught.values()].filter((one) => one === level).length;
  const counts = levels.map((level) => `${at(level)} by ${level}`).join(', ');
  console.log(`\n${options.faults.length} faults: ${counts}, ${left.length} by nothing`);
  const isAnyLate = [...caught].some(([fault, level]) => isLate(fault, level));
  return left.length > 0 || isAnyLate ? 1 : 0;
}

await runCommand(main);
process.exit();
