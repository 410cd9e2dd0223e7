import {
  CURRENCY_STORAGE_KEY,
  DEFAULT_CURRENCY,
  isCurrencyCode,
  type CurrencyCode,
} from '@ghar/domain/money/currency';
import { createLiveValue, useLiveValue } from '../live/live-value.ts';
import { browserStorage } from '../browser/storage.ts';

function keptCurrency(): CurrencyCode {
  const code = browserStorage.getItem(CURRENCY_STORAGE_KEY);
  return isCurrencyCode(code) ? code : DEFAULT_CURRENCY;
}

/** Follows the stored currency, which another tab may change, also while this page is in the back/forward cache. */
const currency = createLiveValue<CurrencyCode>(DEFAULT_CURRENCY, (set) => {
  const read = (): void => set(keptCurrency());
  read();
  addEventListener('storage', read);
  addEventListener('pageshow', read);
  return () => {
    removeEventListener('storage', read);
    removeEventListener('pageshow', read);
  };
});

/** The display currency. Charges are always in dirhams. */
export const useCurrency = (): CurrencyCode => useLiveValue(currency);

export function selectCurrency(code: CurrencyCode): void {
  browserStorage.setItem(CURRENCY_STORAGE_KEY, code);
  currency.set(code);
}

/** Without storage, a choice made before hydration is only in the radio buttons. */
export function adoptCurrency(): void {
  const shown = document.querySelector<HTMLInputElement>('[data-currency]:checked')?.value;
  if (browserStorage.getItem(CURRENCY_STORAGE_KEY) === null && isCurrencyCode(shown))
    selectCurrency(shown);
}
