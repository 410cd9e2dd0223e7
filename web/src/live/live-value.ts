import { useSyncExternalStore } from 'react';

/** A value that changes while it is watched, shared by all who watch it. */
export type LiveValue<Value> = {
  get(this: void): Value;
  /** What the server has drawn, and what hydration begins with. */
  readonly first: Value;
  set(next: Value): void;
  subscribe(this: void, listener: () => void): () => void;
  /** Ends the connection and opens it anew, if anybody watches. */
  reconnect(): void;
};

/** A view that is left and the next one share a connection when they are this close, in ms. */
const LINGER_MS = 5_000;

/**
 * Makes a live value. `connect`, called with the first watcher, feeds it and returns how to stop;
 * that is called some time after the last watcher has gone.
 */
export function createLiveValue<Value>(
  first: Value,
  connect: (set: (next: Value) => void) => () => void = () => () => {},
): LiveValue<Value> {
  let value = first;
  let stop: (() => void) | null = null;
  let lingering: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const set = (next: Value): void => {
    if (Object.is(next, value)) return;
    value = next;
    for (const listener of listeners) listener();
  };
  const open = (): void => {
    let current = true;
    const disconnect = connect((next) => {
      if (current) set(next);
    });
    stop = () => {
      current = false;
      stop = null;
      disconnect();
    };
  };
  return {
    get: () => value,
    first,
    set,
    subscribe(listener) {
      clearTimeout(lingering);
      listeners.add(listener);
      if (!stop) open();
      return () => {
        listeners.delete(listener);
        clearTimeout(lingering);
        if (listeners.size === 0) lingering = setTimeout(() => stop?.(), LINGER_MS);
      };
    },
    reconnect() {
      stop?.();
      if (listeners.size > 0) open();
    },
  };
}

/** The value as it is now: the component is drawn again when it changes. */
export const useLiveValue = <Value>({ subscribe, get, first }: LiveValue<Value>): Value =>
  useSyncExternalStore(subscribe, get, () => first);
