import type { Locale } from './locale.ts';
import { carrierNames } from './ar/carriers.ts';

export const CARRIER_NAMES: Readonly<Record<Locale, Readonly<typeof carrierNames>>> = {
  ar: carrierNames,
};
