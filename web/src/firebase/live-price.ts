import { useSyncExternalStore } from 'react';
import { useFirstProduct } from '../store-data/store-data-context.ts';
import { createPriceStore, INITIAL_PRICE, type LivePrice } from './price-store.ts';
import { whenIdle } from '../boot/when-idle.ts';

const store = createPriceStore(async () => {
  await whenIdle();
  return (await import('./store-database.ts')).openPriceSource();
});

if (typeof document !== 'undefined')
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void store.refetch();
  });

/** The live price, shared by all who show it: until it has answered, what came with the page. */
export function useLivePrice(): LivePrice {
  const first = useFirstProduct();
  const live = useSyncExternalStore(store.subscribe, store.snapshot, () => INITIAL_PRICE);
  if (live.known || first === null) return live;
  const { price, name } = first;
  return { ...live, price, name, loading: false };
}

/** Shows a price that the backend has named, at once. In dirhams. */
export const correctLivePrice = store.correct;
