import { createLiveValue, useLiveValue, type LiveValue } from '../live/live-value.ts';

/** The state of a watched value. */
export type Live<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly state: 'ready'; readonly value: Value };

/** Combines two values: ready once both are, else the first that is not. */
export function bothLive<One, Other, Both>(
  one: Live<One>,
  other: Live<Other>,
  combine: (one: One, other: Other) => Both,
): Live<Both> {
  if (one.state !== 'ready') return one;
  if (other.state !== 'ready') return other;
  return { state: 'ready', value: combine(one.value, other.value) };
}

/** Calls back at once and on each change, until the returned function is called. */
export type Watch<Value> = (
  onValue: (value: Value) => void,
  onFailure: (error: unknown) => void,
) => () => void;

type Answer<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'ready'; readonly value: Value };

const LOADING = { state: 'loading' } as const;
const watched = new Map<string, LiveValue<Answer<unknown>>>();

/** The live value of a key, created on first use. */
function valueOf<Value>(key: string, watch: Watch<Value>): LiveValue<Answer<Value>> {
  const known = watched.get(key) as LiveValue<Answer<Value>> | undefined;
  if (known) return known;
  const made = createLiveValue<Answer<Value>>(LOADING, (set) => {
    const stop = watch(
      (value) => set({ state: 'ready', value }),
      (error) => set({ state: 'failed', error }),
    );
    return () => {
      stop();
      watched.delete(key);
    };
  });
  watched.set(key, made);
  return made;
}

function restart(key: string, value: LiveValue<Answer<unknown>>): void {
  value.set(LOADING);
  value.reconnect();
  // Removed from the map while reconnecting.
  watched.set(key, value);
}

/** Reconnects everything that is watched: another user may see other data. */
export function forgetLiveData(): void {
  for (const [key, value] of new Map(watched)) restart(key, value);
}

/**
 * Watches `key`, shared by all its users and kept for some seconds after the last. A failure is a value with a retry.
 */
export function useLive<Value>(key: string, watch: Watch<Value>): Live<Value> {
  const value = valueOf(key, watch);
  const answer = useLiveValue(value);
  return answer.state === 'failed' ? { ...answer, retry: () => restart(key, value) } : answer;
}
