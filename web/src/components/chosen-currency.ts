import {
  CURRENCY_STORAGE_KEY,
  DEFAULT_CURRENCY,
  isCurrencyCode,
  type CurrencyCode,
} from '@ghar/domain/currency';
import { browserStorage } from './browser-storage.ts';

function keptCurrency(): CurrencyCode | null {
  const code = browserStorage.getItem(CURRENCY_STORAGE_KEY);
  return isCurrencyCode(code) ? code : null;
}

/** The currency that the browser keeps; the default where it keeps none that we know. */
export const chosenCurrency = (): CurrencyCode => keptCurrency() ?? DEFAULT_CURRENCY;

/** The same; where the browser keeps none, the one that the page's own choice shows. */
export function shownCurrency(): CurrencyCode {
  const shown = document.querySelector<HTMLInputElement>('input[data-currency]:checked')?.value;
  return keptCurrency() ?? (isCurrencyCode(shown) ? shown : DEFAULT_CURRENCY);
}

/** Calls back when another tab has chosen, until the answered function is called: it writes the same place. */
export function onCurrencyOfOtherTab(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === CURRENCY_STORAGE_KEY || key === null) listener();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
