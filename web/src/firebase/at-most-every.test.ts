import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atMostEvery } from './at-most-every.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is asked for again within the time waits for the same run, and later for another', async () => {
  let finish = (): void => {};
  const run = vi.fn<() => Promise<void>>(() => new Promise((resolve) => void (finish = resolve)));
  const ask = atMostEvery(5_000, run);
  const answers = Promise.all([ask(), ask()]);
  vi.advanceTimersByTime(4_999);
  finish();
  await answers;
  await ask();
  expect(run).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  void ask();
  expect(run).toHaveBeenCalledTimes(2);
});
