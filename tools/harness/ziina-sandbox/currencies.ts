/** Ziina's currencies: decimals of the base unit, and the name on the payment page. */
const currencies = {
  AED: { decimals: 2, name: 'درهم' },
  SAR: { decimals: 2, name: 'ريال سعودي' },
  QAR: { decimals: 2, name: 'ريال قطري' },
  KWD: { decimals: 3, name: 'دينار كويتي' },
  BHD: { decimals: 3, name: 'دينار بحريني' },
  OMR: { decimals: 3, name: 'ريال عماني' },
  USD: { decimals: 2, name: 'دولار' },
  EUR: { decimals: 2, name: 'يورو' },
  GBP: { decimals: 2, name: 'جنيه إسترليني' },
  INR: { decimals: 2, name: 'روبية هندية' },
};

export type Currency = keyof typeof currencies;

export const currencyCodes = Object.keys(currencies) as Currency[];

/** In base units. Ziina publishes 2 AED, and nothing for other currencies. */
export const minimumAmount = (currency: Currency): number => (currency === 'AED' ? 200 : 1);

/** `29900, 'AED'` → `299 درهم`; decimals only where needed, Latin digits. */
export function formatAmount(amount: number, currency: Currency): string {
  const { decimals, name } = currencies[currency];
  const scale = 10 ** decimals;
  const digits = new Intl.NumberFormat('en', {
    minimumFractionDigits: amount % scale === 0 ? 0 : decimals,
  }).format(amount / scale);
  return `${digits} ${name}`;
}
