import { useEffect, useEffectEvent, useState } from 'react';
import { auth } from '../../firebase/auth.ts';

/** What an account's session ended over, by name. In memory only: it is lost with the tab. */
const kept = new Map<string, { readonly uid: string | undefined; readonly value: unknown }>();

/** Calls `forget` when the component goes, except at the end of the session, in another tab or by its expiry. */
export function useForgetWhenLeft(forget: () => void): void {
  const left = useEffectEvent(forget);
  useEffect(() => {
    const uid = auth.currentUser?.uid;
    return () => {
      if (auth.currentUser?.uid === uid) left();
    };
  }, []);
}

/**
 * `useState` of what outlives the end of the session: it is there again when the same account signs in again, and for no
 * other. Closing the dialog, or leaving the page, forgets it. `name` is of this state alone.
 */
export function useKeptState<Value>(name: string, initial: () => Value) {
  const state = useState<Value>(() => {
    const last = kept.get(name);
    return last !== undefined && last.uid === auth.currentUser?.uid
      ? (last.value as Value)
      : initial();
  });
  const [value] = state;
  useForgetWhenLeft(() => kept.delete(name));
  useEffect(() => {
    kept.set(name, { uid: auth.currentUser?.uid, value });
  }, [name, value]);
  return state;
}
