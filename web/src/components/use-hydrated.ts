import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/** False on the server and while the page hydrates, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
