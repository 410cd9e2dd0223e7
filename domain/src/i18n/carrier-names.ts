import type { Locale } from './locale.ts';
import { carrierNames } from './ar/carriers.ts';

/** How couriers are called. */
export const CARRIER_NAMES: Readonly<Record<Locale, Readonly<typeof carrierNames>>> = {
  ar: carrierNames,
};
