import type { CarrierId } from '../../order/carrier.ts';

export const carrierNames: Readonly<Record<CarrierId, string>> = {
  aramex: 'أرامكس',
  smsa: 'سمسا',
  dhl: 'دي إتش إل',
  'emirates-post': 'بريد الإمارات',
  spl: 'البريد السعودي (سبل)',
};
