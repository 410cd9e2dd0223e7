import { useEffect, useState } from 'react';
import { auth } from '../../firebase/auth.ts';

/** What an account's session ended over, by name. In memory only: it is lost with the tab. */
const kept = new Map<string, { readonly uid: string | undefined; readonly value: unknown }>();

/**
 * `useState` of a dialog whose input outlives the end of the session, in another tab or by its expiry: it is there
 * again when the same account signs in again, and for no other. Closing the dialog forgets it. `name` is of this
 * state alone.
 */
export function useKeptState<Value>(name: string, initial: () => Value) {
  const state = useState<Value>(() => {
    const last = kept.get(name);
    return last !== undefined && last.uid === auth.currentUser?.uid
      ? (last.value as Value)
      : initial();
  });
  const [value] = state;
  useEffect(() => {
    const uid = auth.currentUser?.uid;
    kept.set(name, { uid, value });
    return () => {
      if (auth.currentUser?.uid === uid) kept.delete(name);
    };
  }, [name, value]);
  return state;
}
