const query = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');

/** True for whoever has asked their device for less motion. */
export const prefersStillness = (): boolean => query().matches;

/** Calls back whenever {@link prefersStillness} has changed, until the answered function is called. */
export function onStillness(listener: () => void): () => void {
  const changing = query();
  changing.addEventListener('change', listener);
  return () => changing.removeEventListener('change', listener);
}
