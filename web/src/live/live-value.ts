import { useSyncExternalStore } from 'react';

/** A changing value, shared by all its subscribers. */
export type LiveValue<Value> = {
  get(this: void): Value;
  /** The value drawn by the server, with which hydration starts. */
  readonly first: Value;
  set(next: Value): void;
  subscribe(this: void, listener: () => void): () => void;
  /** Closes the connection and, with subscribers, opens it again. */
  reconnect(): void;
};

/** How long a connection outlives its last subscriber, in ms, so that the next view can share it. */
const LINGER_MS = 5_000;

/**
 * Creates a live value. `connect` is called with the first subscriber and returns a function that disconnects, called
 * some time after the last has gone.
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

/** The current value; renders again on change. */
export const useLiveValue = <Value>({ subscribe, get, first }: LiveValue<Value>): Value =>
  useSyncExternalStore(subscribe, get, () => first);
