import type { Availability } from './storefront-product.ts';

/** Availability for shoppers; `none` while no product is on sale. */
export type Offer = Availability | 'none';

/** True while a piece can be bought. */
export const isForSale = (offer: Offer): boolean => offer === 'available' || offer === 'few';
