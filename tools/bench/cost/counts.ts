import { readFileSync } from 'node:fs';

/** A function's runs, billed reads and writes, and total time. */
export type Counts = { invocations: number; reads: number; writes: number; ms: number };

const RAN = /Finished "[\w-]+?-(\w+)" in ([\d.]+)ms/g;

/** Counts by function from now on: runs and their time in the log, reads and writes in the probe's file. */
export function startCounting(logFile: string, countsFile: string): () => Map<string, Counts> {
  const sizeOf = (file: string): number => readFileSync(file, 'utf8').length;
  const [logStart, countsStart] = [sizeOf(logFile), sizeOf(countsFile)];
  return () => {
    const found = new Map<string, Counts>();
    const of = (name: string): Counts => {
      const counts = found.get(name) ?? { invocations: 0, reads: 0, writes: 0, ms: 0 };
      found.set(name, counts);
      return counts;
    };
    for (const [, name, ms] of readFileSync(logFile, 'utf8').slice(logStart).matchAll(RAN)) {
      of(name!).invocations += 1;
      of(name!).ms += Number(ms);
    }
    for (const line of readFileSync(countsFile, 'utf8').slice(countsStart).trim().split('\n')) {
      const [name, reads, writes] = line.split(' ');
      if (!name) continue;
      of(name).reads += Number(reads);
      of(name).writes += Number(writes);
    }
    return found;
  };
}

export const sumOf = (all: Iterable<Counts>): Counts => {
  const sum = { invocations: 0, reads: 0, writes: 0, ms: 0 };
  for (const counts of all)
    for (const key of Object.keys(sum) as (keyof Counts)[]) sum[key] += counts[key];
  return sum;
};
