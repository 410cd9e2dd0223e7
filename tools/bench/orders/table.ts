import { percentile } from '../statistics.ts';
import { STEPS, type Timings } from './order-path.ts';

/** The measurements at one concurrency. */
export type Level = {
  readonly width: number;
  /** The bare callable's times in ms, and its throughput per second. */
  readonly bare: readonly number[];
  readonly barePerSecond: number;
  readonly timings: readonly Timings[];
  readonly ordersPerSecond: number;
};

const PERCENTS = [50, 95, 99] as const;
const column = (text: string): string => text.padStart(20);

const row = (name: string, cells: readonly string[]): string =>
  [name.padEnd(12), ...cells.map(column)].join('');

/** The times of one level, in ms and relative to the bare callable's, as lines of a table. */
export function tableOf({ width, bare, barePerSecond, timings, ordersPerSecond }: Level): string[] {
  const least = PERCENTS.map((percent) => percentile(bare, percent));
  const each = ordersPerSecond / barePerSecond;
  return [
    `${width} at a time: ${ordersPerSecond.toFixed(2)} orders/s, ` +
      `${barePerSecond.toFixed(1)} bare calls/s (${each.toFixed(3)} ×)`,
    row(
      '',
      PERCENTS.map((percent) => `p${percent}`),
    ),
    row(
      'bare',
      least.map((ms) => `${ms.toFixed(0)} ms`),
    ),
    ...STEPS.map((step) => {
      const values = timings.map((one) => one[step]);
      const cells = PERCENTS.map((percent, index) => {
        const ms = percentile(values, percent);
        return `${ms.toFixed(0)} ms (${(ms / least[index]!).toFixed(2)} ×)`;
      });
      return row(step, cells);
    }),
  ];
}
