import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLiveValue } from './live-value.ts';

/** A connection whose values the test gives. */
function manualConnection() {
  const log = { opened: 0, closed: 0 };
  let feed: (value: number) => void = () => {};
  const connect = (set: (next: number) => void): (() => void) => {
    log.opened += 1;
    feed = set;
    return () => {
      log.closed += 1;
    };
  };
  return { log, connect, feed: (value: number) => feed(value) };
}
const nothing = (): void => {};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('all who watch share one connection, kept from one view to the next', async () => {
  const { log, connect } = manualConnection();
  const value = createLiveValue(0, connect);
  expect(log.opened).toBe(0);
  const leave = [value.subscribe(nothing), value.subscribe(() => {})];
  for (const stop of leave) stop();
  await vi.advanceTimersByTimeAsync(1000);
  const last = value.subscribe(nothing);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(log).toEqual({ opened: 1, closed: 0 });
  last();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(log).toEqual({ opened: 1, closed: 1 });
});

test('each change is told once, the same value not again', () => {
  const { connect, feed } = manualConnection();
  const value = createLiveValue(0, connect);
  const heard = vi.fn<() => void>();
  value.subscribe(heard);
  feed(1);
  feed(1);
  value.set(2);
  expect(heard).toHaveBeenCalledTimes(2);
  expect(value.get()).toBe(2);
  expect(value.first).toBe(0);
});

test('a connection that was replaced is not heard any more', () => {
  const connections: ((next: number) => void)[] = [];
  const value = createLiveValue(0, (set) => {
    connections.push(set);
    return nothing;
  });
  value.subscribe(nothing);
  value.reconnect();
  connections[0]!(1);
  expect(value.get()).toBe(0);
  connections[1]!(2);
  expect(value.get()).toBe(2);
});
