import { useEffect, useEffectEvent, useState } from 'react';
import { auth } from '../../firebase/auth.ts';

/** State by name that survives the end of a session. In memory only. */
const kept = new Map<string, { readonly uid: string | undefined; readonly value: unknown }>();

/** Calls `forget` on unmount, unless the session ended (in another tab, or by expiry). */
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
 * `useState` that survives the end of the session: restored when the same account signs in again, hidden from others.
 * Closing the dialog or leaving the page clears it. `name` must be unique.
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
