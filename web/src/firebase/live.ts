import { createLiveValue, useLiveValue, type LiveValue } from '../live/live-value.ts';

/** What is known of something that is watched. */
export type Live<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly state: 'ready'; readonly value: Value };

/** One value of two: ready once both are, else as the first that is not. */
export function bothLive<One, Other, Both>(
  one: Live<One>,
  other: Live<Other>,
  combine: (one: One, other: Other) => Both,
): Live<Both> {
  if (one.state !== 'ready') return one;
  if (other.state !== 'ready') return other;
  return { state: 'ready', value: combine(one.value, other.value) };
}

/** Answers at once and at each change, until the returned function is called. */
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

/** The one live value of a key, made where there is none. */
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
  // It leaves the map while it reconnects.
  watched.set(key, value);
}

/** Asks anew for all that is watched: another user may see other things. */
export function forgetLiveData(): void {
  for (const [key, value] of new Map(watched)) restart(key, value);
}

/**
 * Watches what `key` names, together with all others who do, and for some seconds after the last.
 * A failure is a value with a way to try again.
 */
export function useLive<Value>(key: string, watch: Watch<Value>): Live<Value> {
  const value = valueOf(key, watch);
  const answer = useLiveValue(value);
  return answer.state === 'failed' ? { ...answer, retry: () => restart(key, value) } : answer;
}
