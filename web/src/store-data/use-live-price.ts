import type { Offer } from '@ghar/domain/product/offer';
import { useLiveValue } from '../live/live-value.ts';
import { useFirstProduct } from './store-data-context.ts';
import { livePrice } from '../firebase/live-price.ts';
import type { LivePrice } from '../firebase/price-store.ts';

/**
 * The live price and what can be bought, shared by all who show them: until they
 * have answered, what came with the page. Where nothing did, the product counts
 * as available: the server has the last word on an order.
 */
export function useLivePrice(): LivePrice & { readonly offer: Offer } {
  const first = useFirstProduct();
  const live = useLiveValue(livePrice.value);
  const firstOffer = first === undefined ? 'available' : (first?.availability ?? 'none');
  const offer = live.offer ?? firstOffer;
  if (live.known || !first) return { ...live, offer };
  const { price, name } = first;
  return { ...live, price, name, offer, loading: false };
}
