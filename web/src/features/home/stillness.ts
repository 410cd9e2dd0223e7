import { useSyncExternalStore } from 'react';

const query = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');

/** True for whoever has asked their device for less motion. */
export const prefersStillness = (): boolean => query().matches;

function onChange(listener: () => void): () => void {
  const changing = query();
  changing.addEventListener('change', listener);
  return () => changing.removeEventListener('change', listener);
}

/** {@link prefersStillness}, as it changes; false on the server. */
export const useStillness = (): boolean =>
  useSyncExternalStore(onChange, prefersStillness, () => false);
