import { setTimeout as sleep } from 'node:timers/promises';
import { checkRules } from './check-rules.ts';
import type { Emulators } from './emulators.ts';
import { readLog, tailOf } from './log.ts';
import type { Urls } from './ports.ts';

type Expected = {
  urls: Urls;
  only: string[];
  logFile: string;
  timeoutMs: number;
  signal?: AbortSignal | undefined;
};

/** A stack that failed to start, or crashed, with the relevant part of its log. */
export class StackFailure extends Error {
  /** `upTo` is the last line to show; by default the log's last. */
  constructor(reason: string, logFile: string, upTo?: string) {
    const log = readLog(logFile);
    const end = upTo === undefined ? log.length : log.indexOf(upTo) + upTo.length;
    super(`${tailOf(log.slice(0, end), 25)}\n\n${reason}\nThe whole log: ${logFile}`);
    this.name = 'StackFailure';
  }
}

/** Messages after which the CLI continues without the failed part. */
const FAILURES = [
  /Failed to load function definition from source/,
  /Failed to start Functions emulator/,
  /Error adding firestore function/,
];

/** Waits until every emulator is registered and the functions are loaded: "ready" does not say so. */
export async function untilReady(emulators: Emulators, expected: Expected): Promise<void> {
  const { only, urls, logFile, timeoutMs, signal } = expected;
  const fail = (reason: string, upTo?: string) => new StackFailure(reason, logFile, upTo);
  let ended: string | undefined;
  void emulators.ended.then((how) => (ended = how));
  const deadline = Date.now() + timeoutMs;
  while (!(await isReady(only, urls, logFile))) {
    signal?.throwIfAborted();
    if (ended !== undefined) throw fail(`The Firebase CLI ended (${ended}) before it was ready.`);
    const failure = readLog(logFile)
      .split('\n')
      .find((line) => FAILURES.some((pattern) => pattern.test(line)));
    if (failure) throw fail('The functions did not load: correct what stands above.', failure);
    if (Date.now() > deadline) throw fail(`The emulators were not ready in ${timeoutMs / 1000} s.`);
    await sleep(150);
  }
  await checkRules(urls).catch((error: Error) => {
    throw fail(error.message);
  });
}

/** How long the first page may take: its function's process starts, on a busy machine late. */
const FIRST_PAGE_MS = 120_000;

/** Asks for the first page: ready emulators may answer nothing. @throws StackFailure where none comes. */
export async function untilShopAnswers(
  url: string,
  { logFile, signal, timeoutMs = FIRST_PAGE_MS }: ShopExpected,
): Promise<void> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const { ok, status } = await fetch(url, { signal: AbortSignal.any([timeout, signal]) });
    if (ok) return;
    throw new Error(`it answers ${status}`);
  } catch (error) {
    signal.throwIfAborted();
    const why = timeout.aborted ? `no answer in ${timeoutMs / 1000} s` : (error as Error).message;
    throw new StackFailure(`The shop does not answer at ${url}: ${why}.`, logFile);
  }
}

type ShopExpected = { logFile: string; signal: AbortSignal; timeoutMs?: number };

async function isReady(only: string[], urls: Urls, logFile: string): Promise<boolean> {
  if (!readLog(logFile).includes('All emulators ready')) return false;
  const running = await getJson(`${urls.hub}/emulators`);
  if (!running || !only.every((name) => name in running)) return false;
  if (!only.includes('functions')) return true;
  const answer = (await getJson(`${urls.functions}/backends`)) as Backends | undefined;
  return answer?.backends.some(({ functionTriggers }) => functionTriggers.length > 0) ?? false;
}

type Backends = { backends: { functionTriggers: unknown[] }[] };

async function getJson(url: string): Promise<object | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    return response.ok ? ((await response.json()) as object) : undefined;
  } catch {
    return undefined;
  }
}
