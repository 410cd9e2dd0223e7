import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const folder = join(import.meta.dirname, '..');
const CLI = join(folder, 'node_modules/lighthouse/cli/index.js');

/** Installs Lighthouse on the first run: only this benchmark needs it. */
export async function installLighthouse(): Promise<void> {
  if (existsSync(CLI)) return;
  console.log('Installing Lighthouse …');
  await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder });
}

export type Throttling = 'simulate' | 'devtools';
export const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;

/** Scores from 0 to 100, NaN where one was not requested; times in ms. */
export type Report = ReturnType<typeof read>;

type Json = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { numericValue?: number; score: number | null; errorMessage?: string }>;
};

/** Audits a page as a slow phone, in a fresh browser; once more if Lighthouse fails, as it does at times. */
export const lighthouse = (...page: Parameters<typeof look>): Promise<Report> =>
  look(...page).catch(() => look(...page));

async function look(
  url: string,
  chromium: string,
  /** An additional flag. */
  flag: string,
  throttling: Throttling,
  categories: readonly string[] = ['performance'],
): Promise<Report> {
  const output = await mkdtemp(join(tmpdir(), 'ghar-lighthouse-'));
  const file = join(output, 'report.json');
  try {
    await run(
      process.execPath,
      [
        CLI,
        url,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        '--form-factor=mobile',
        `--throttling-method=${throttling}`,
        `--only-categories=${categories.join(',')}`,
        // the live price's connection stays open, so the network never becomes idle
        '--max-wait-for-load=20000',
        '--no-enable-error-reporting',
        `--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking ${flag}`,
      ],
      { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 1 << 26 },
    );
    return read(JSON.parse(await readFile(file, 'utf8')) as Json);
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}

function read({ runtimeError, categories, audits }: Json) {
  if (runtimeError) throw new Error(runtimeError.message);
  const number = (id: string): number => {
    const { numericValue = Number.NaN, errorMessage } = audits[id] ?? {};
    if (errorMessage !== undefined) throw new Error(errorMessage);
    return numericValue;
  };
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
    ),
    score: (categories['performance']?.score ?? Number.NaN) * 100,
    fcp: number('first-contentful-paint'),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    /** Failed audits of the categories other than performance. */
    faults: Object.entries(categories)
      .filter(([id]) => id !== 'performance')
      .flatMap(([, { auditRefs }]) =>
        auditRefs
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .map(({ id }) => id),
      ),
  };
}
