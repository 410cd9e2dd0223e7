const query = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');

/** True for whoever has asked their device for less motion. */
export const prefersReducedMotion = (): boolean => query().matches;

/** Calls back whenever {@link prefersReducedMotion} has changed, until the answered function is called. */
export function onReducedMotionChange(listener: () => void): () => void {
  const changing = query();
  changing.addEventListener('change', listener);
  return () => changing.removeEventListener('change', listener);
}
