import type { carrierNames as arabicNames } from '../ar/carriers.ts';

/** English carrier names, by the keys of `CARRIERS`. */
export const carrierNames: Readonly<typeof arabicNames> = {
  aramex: 'Aramex',
  smsa: 'SMSA Express',
  dhl: 'DHL',
  'emirates-post': 'Emirates Post',
  spl: 'Saudi Post (SPL)',
};
