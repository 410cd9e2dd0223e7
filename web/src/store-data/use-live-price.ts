import { nameIn } from '@ghar/domain/i18n/translations';
import type { Offer } from '@ghar/domain/product/offer';
import { useLiveValue } from '../live/live-value.ts';
import { useTexts } from '../i18n/store-texts.ts';
import { useFirstProduct } from './store-data-context.ts';
import { livePrice } from '../firebase/live-price.ts';
import type { LivePrice } from '../firebase/price-store.ts';

/**
 * The shared live price and availability; the embedded ones until loaded. Without either, the product counts as
 * available, since the server checks each order.
 */
export function useLivePrice(): Omit<LivePrice, 'named'> & {
  readonly offer: Offer;
  /** The product's, in the page's language; null until known. */
  readonly name: string | null;
} {
  const { locale } = useTexts();
  const first = useFirstProduct();
  const { named, ...live } = useLiveValue(livePrice.value);
  const firstOffer = first === undefined ? 'available' : (first?.availability ?? 'none');
  const offer = live.offer ?? firstOffer;
  if (live.known || !first) return { ...live, name: named && nameIn(named, locale), offer };
  const { price, name } = first;
  return { ...live, price, name, offer, loading: false };
}
