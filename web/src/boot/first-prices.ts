import {
  CURRENCY_STORAGE_KEY,
  DEFAULT_CURRENCY,
  isCurrencyCode,
  type CurrencyCode,
} from '@ghar/domain/currency';
import { writePrices } from './prices.ts';

/** Where the browser keeps nothing, the page itself shows what is chosen: the app takes it from there. */
function quietly<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

function choose(code: CurrencyCode): void {
  writePrices(code);
  quietly(() => localStorage.setItem(CURRENCY_STORAGE_KEY, code));
}

/**
 * Shows the prices of a page of the server's in the currency that the shopper
 * has chosen, each before it is painted, and in another one that is chosen
 * before the app is there, or a part of the page that comes to life after it.
 */
export function showChosenCurrency(): void {
  const kept = quietly(() => localStorage.getItem(CURRENCY_STORAGE_KEY));
  if (isCurrencyCode(kept) && kept !== DEFAULT_CURRENCY) {
    const parsed = new MutationObserver(() => writePrices(kept));
    parsed.observe(document, { childList: true, subtree: true });
    document.addEventListener('DOMContentLoaded', () => parsed.disconnect(), { once: true });
  }
  document.addEventListener('change', ({ target }) => {
    const code = (target as HTMLElement).dataset['currency'];
    if (isCurrencyCode(code)) choose(code);
  });
}
