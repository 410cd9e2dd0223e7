import {
  CURRENCY_STORAGE_KEY,
  DEFAULT_CURRENCY,
  isCurrencyCode,
  type CurrencyCode,
} from '@ghar/domain/currency';
import { useSyncExternalStore } from 'react';
import { browserStorage } from './browser-storage.ts';

const listeners = new Set<() => void>();

function stored(): CurrencyCode {
  const code = browserStorage.getItem(CURRENCY_STORAGE_KEY);
  return isCurrencyCode(code) ? code : DEFAULT_CURRENCY;
}

/** Another tab writes the same place: the event is how this one hears of it. */
function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === CURRENCY_STORAGE_KEY || event.key === null) listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

/** The currency prices are shown in. What is charged is another matter. */
export const useCurrency = (): CurrencyCode =>
  useSyncExternalStore(subscribe, stored, () => DEFAULT_CURRENCY);

export function selectCurrency(code: CurrencyCode): void {
  browserStorage.setItem(CURRENCY_STORAGE_KEY, code);
  for (const listener of listeners) listener();
}
