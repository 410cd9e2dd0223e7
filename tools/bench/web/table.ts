import { median, spread } from '../statistics.ts';
import type { Report } from './lighthouse.ts';

const FIGURES = ['score', 'fcp', 'lcp', 'tbt', 'cls'] as const;

/** A page's figures beside those of the limit page in the same run, as lines of a table. */
export function compared(
  path: string,
  runs: readonly Report[],
  limit: readonly Report[],
): string[] {
  return FIGURES.map((figure) => {
    const digits = figure === 'cls' ? 4 : 0;
    const values = runs.map((run) => run[figure]);
    const limits = limit.map((run) => run[figure]);
    const [own, least] = [median(values), median(limits)];
    const ratio = least > 0 && figure !== 'score' ? `${(own / least).toFixed(3)} ×` : '';
    return [
      path.padEnd(18),
      figure.toUpperCase().padEnd(5),
      own.toFixed(digits).padStart(8),
      `(${spread(values, digits)})`.padEnd(16),
      `limit ${least.toFixed(digits)} (${spread(limits, digits)})`.padEnd(26),
      ratio,
    ].join('  ');
  });
}

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
