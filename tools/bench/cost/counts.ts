import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** A function's runs, billed reads and writes, and total time. */
const NONE = { invocations: 0, reads: 0, writes: 0, ms: 0 };
export type Counts = Readonly<typeof NONE>;

/** Counts by function from now on, from the probe's file. The time is this machine's. */
function startCounting(countsFile: string): () => Map<string, Counts> {
  const start = readFileSync(countsFile, 'utf8').length;
  return () => {
    const lines = readFileSync(countsFile, 'utf8').slice(start).trim().split('\n').filter(Boolean);
    const found = Map.groupBy(
      lines.map((line) => line.split(' ')),
      ([name]) => name!,
    );
    return new Map([...found].map(([name, rows]) => [name, sumOf(rows.map(countsIn))]));
  };
}

function countsIn([, ...figures]: string[]): Counts {
  const [invocations, reads, writes, ms] = figures.map(Number) as [number, number, number, number];
  return { invocations, reads, writes, ms };
}

export const sumOf = (all: Iterable<Counts>): Counts => {
  const sum = { ...NONE };
  for (const counts of all)
    for (const key of Object.keys(sum) as (keyof Counts)[]) sum[key] += counts[key];
  return sum;
};

function divided({ invocations, reads, writes, ms }: Counts, by: number): Counts {
  return { invocations: invocations / by, reads: reads / by, writes: writes / by, ms: ms / by };
}

/** Measures what is done on a stack, with the triggers that follow it. */
export function meterOf(countsFile: string) {
  /** Waits until the triggers have run: nothing was counted for two seconds. */
  async function untilQuiet(count = startCounting(countsFile)): Promise<void> {
    for (let last = -1, quiet = 0; quiet < 8;) {
      const { reads, writes, invocations } = sumOf(count().values());
      const now = reads + writes + invocations;
      quiet = now === last ? quiet + 1 : 0;
      last = now;
      await sleep(250);
    }
  }
  /** Prints what `work` costs by function, and returns the sum; both divided by the number of things done. */
  async function measure(title: string, by: number, work: () => Promise<unknown>): Promise<Counts> {
    const count = startCounting(countsFile);
    await work();
    await untilQuiet(count);
    const found = count();
    const sum = sumOf(found.values());
    console.log(`\n${title}: runs, reads, writes, ms`);
    const rows = [...found].toSorted(([one], [other]) => one.localeCompare(other));
    for (const [name, counts] of [...rows, ['all', sum] as const]) {
      const { invocations, reads, writes, ms } = divided(counts, by);
      const figures = [invocations, reads, writes].map((value) => value.toFixed(1).padStart(6));
      console.log(`  ${name.padEnd(26)}${figures.join('')}${ms.toFixed(0).padStart(7)}`);
    }
    return divided(sum, by);
  }
  return { untilQuiet, measure };
}
