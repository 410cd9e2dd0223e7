import { useSyncExternalStore } from 'react';

function onConnection(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** False while the browser knows that it is offline. */
export const useOnline = (): boolean => useSyncExternalStore(onConnection, () => navigator.onLine);
