/** Arabic carrier names, by the keys of `CARRIERS`. */
export const carrierNames = {
  aramex: 'أرامكس',
  smsa: 'سمسا',
  dhl: 'دي إتش إل',
  'emirates-post': 'بريد الإمارات',
  spl: 'البريد السعودي (سبل)',
};
