import type { Availability } from './storefront-product.ts';

/** What can be bought: `none` while no product is on sale. */
export type Offer = Availability | 'none';

/** True while there is a piece to buy. */
export const isForSale = (offer: Offer): boolean => offer === 'available' || offer === 'few';
