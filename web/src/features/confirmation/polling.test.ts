import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onReturn, startPolling } from './polling.ts';

const delays = [1, 2];
let page: EventTarget & { visibilityState: string };
let asked: number;
let paused: number;
let answer: () => Promise<void>;

const start = () =>
  startPolling({
    delays,
    ask: () => {
      asked += 1;
      return answer();
    },
    onPause: () => {
      paused += 1;
    },
  });
const seconds = (count: number): Promise<unknown> => vi.advanceTimersByTimeAsync(count * 1000);
function look(visibilityState: 'visible' | 'hidden'): void {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  [asked, paused] = [0, 0];
  answer = () => Promise.resolve();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('asks after each of the delays, then says that it has stopped', async () => {
  start();
  await seconds(0.9);
  expect(asked).toBe(0);
  await seconds(0.2);
  expect(asked).toBe(1);
  await seconds(2);
  expect([asked, paused]).toEqual([2, 1]);
  await seconds(600);
  expect([asked, paused]).toEqual([2, 1]);
});

test('asks at once when it is restarted, and again after that', async () => {
  const { restart } = start();
  await seconds(10);
  restart();
  expect(asked).toBe(3);
  await seconds(1);
  expect([asked, paused]).toEqual([4, 1]);
  await seconds(2);
  expect([asked, paused]).toEqual([5, 2]);
});

test('goes on with one question at a time when it is restarted during one', async () => {
  let reply = (): void => {};
  answer = () =>
    new Promise((resolve) => {
      reply = resolve;
    });
  const { restart } = start();
  await seconds(1);
  const late = reply;
  restart();
  late();
  await seconds(60);
  expect(asked).toBe(2);
  reply();
  await seconds(1);
  expect(asked).toBe(3);
});

test('rests while nobody looks, and asks at once when somebody does again', async () => {
  start();
  look('hidden');
  await seconds(60);
  expect([asked, paused]).toEqual([0, 0]);
  look('visible');
  expect(asked).toBe(1);
});

test('asks no more once it is stopped', async () => {
  const { stop } = start();
  stop();
  look('visible');
  await seconds(60);
  expect([asked, paused]).toEqual([0, 0]);
});

test('whoever comes back to the page is shown the order as it is now, at most once a minute', async () => {
  const stop = onReturn(60_000, async () => {
    asked += 1;
  });
  const comeBack = (): void => {
    look('hidden');
    look('visible');
  };
  comeBack();
  await seconds(60);
  look('hidden');
  expect(asked).toBe(0);
  look('visible');
  comeBack();
  expect(asked).toBe(1);
  await seconds(3600);
  comeBack();
  expect(asked).toBe(2);
  // the device's clock is set back
  vi.setSystemTime(Date.now() - 24 * 3600 * 1000);
  comeBack();
  expect(asked).toBe(3);
  stop();
  await seconds(3600);
  comeBack();
  expect(asked).toBe(3);
});
