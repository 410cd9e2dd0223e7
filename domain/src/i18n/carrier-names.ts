import type { CarrierId } from '../order/carrier.ts';
import type { Locale } from './locale.ts';
import { carrierNames } from './ar/carriers.ts';

/** How couriers are called. */
export const CARRIER_NAMES: Readonly<Record<Locale, Readonly<Record<CarrierId, string>>>> = {
  ar: carrierNames,
};
