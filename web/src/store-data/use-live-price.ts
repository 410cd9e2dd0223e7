import type { Offer } from '@ghar/domain/product/offer';
import { useLiveValue } from '../live/live-value.ts';
import { useFirstProduct } from './store-data-context.ts';
import { livePrice } from '../firebase/live-price.ts';
import type { LivePrice } from '../firebase/price-store.ts';

/**
 * The shared live price and availability; the embedded ones until loaded. Without either, the product counts as
 * available, since the server checks each order.
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
