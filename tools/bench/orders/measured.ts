import { percentile } from '../statistics.ts';

/** Runs `works`, at most `width` at once; returns their results, and throughput and times as a table row. */
export async function measured<Result>(works: readonly (() => Promise<Result>)[], width: number) {
  const results: Result[] = [];
  const times: number[] = [];
  const queue = works.values();
  const started = performance.now();
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (const work of queue) {
        const from = performance.now();
        results.push(await work());
        times.push(performance.now() - from);
      }
    }),
  );
  const perSecond = Number(((works.length * 1000) / (performance.now() - started)).toFixed(1));
  const [p50, p95, p99] = [50, 95, 99].map((percent) => Math.round(percentile(times, percent)));
  return { results, row: { 'a second': perSecond, 'p50 ms': p50, 'p95 ms': p95, 'p99 ms': p99 } };
}
