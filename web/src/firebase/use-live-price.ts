import { useSyncExternalStore } from 'react';
import { useFirstProduct } from '../store-data/store-data-context.ts';
import { livePrice } from './live-price.ts';
import { INITIAL_PRICE, type LivePrice } from './price-store.ts';

/** The live price, shared by all who show it: until it has answered, what came with the page. */
export function useLivePrice(): LivePrice {
  const first = useFirstProduct();
  const live = useSyncExternalStore(livePrice.subscribe, livePrice.snapshot, () => INITIAL_PRICE);
  if (live.known || first === null) return live;
  const { price, name } = first;
  return { ...live, price, name, loading: false };
}
