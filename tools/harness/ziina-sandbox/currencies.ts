export const currencyCodes = [
  'AED',
  'SAR',
  'QAR',
  'KWD',
  'BHD',
  'OMR',
  'USD',
  'EUR',
  'GBP',
  'INR',
] as const;
export type Currency = (typeof currencyCodes)[number];

/** In base units. Ziina publishes 2 AED, and nothing for other currencies. */
export const minimumAmount = (currency: Currency): number => (currency === 'AED' ? 200 : 1);

/** `29900, 'AED'` → `299 درهم إماراتي`; decimals only where needed, Latin digits. */
export function formatAmount(amount: number, currency: Currency): string {
  const format = new Intl.NumberFormat('ar-u-nu-latn', {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    trailingZeroDisplay: 'stripIfInteger',
  });
  return format.format(amount / 10 ** format.resolvedOptions().maximumFractionDigits!);
}
