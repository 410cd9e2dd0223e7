import { CURRENCY_STORAGE_KEY, DEFAULT_CURRENCY, type CurrencyCode } from '@ghar/domain/currency';
import { useSyncExternalStore } from 'react';
import { browserStorage } from './browser-storage.ts';
import { chosenCurrency, onCurrencyOfOtherTab, shownCurrency } from './chosen-currency.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  const stop = onCurrencyOfOtherTab(listener);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** The currency prices are shown in. What is charged is another matter. */
export const useCurrency = (): CurrencyCode =>
  useSyncExternalStore(subscribe, chosenCurrency, () => DEFAULT_CURRENCY);

/** Takes over what was chosen before the app came. */
export function adoptCurrency(): void {
  const shown = shownCurrency();
  if (shown !== chosenCurrency()) browserStorage.setItem(CURRENCY_STORAGE_KEY, shown);
}

export function selectCurrency(code: CurrencyCode): void {
  browserStorage.setItem(CURRENCY_STORAGE_KEY, code);
  for (const listener of listeners) listener();
}
