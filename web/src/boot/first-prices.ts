import {
  CURRENCY_STORAGE_KEY,
  DEFAULT_CURRENCY,
  formatPrice,
  isCurrencyCode,
  type CurrencyCode,
} from '@ghar/domain/currency';
import { browserStorage } from '../components/browser-storage.ts';

/** What the server has drawn of a price, in dirhams. */
const drawn = new WeakMap<Element, string>();

function write(code: CurrencyCode): void {
  for (const price of document.querySelectorAll<HTMLElement>('[data-dirhams]')) {
    const inDirhams = drawn.get(price) ?? price.textContent;
    if (inDirhams === '') continue; // Its text has not been read yet.
    drawn.set(price, inDirhams);
    const text =
      code === DEFAULT_CURRENCY ? inDirhams : formatPrice(Number(price.dataset['dirhams']), code);
    if (price.textContent !== text) price.textContent = text;
  }
  for (const choice of document.querySelectorAll<HTMLInputElement>('input[data-currency]'))
    choice.checked = choice.value === code;
}

/**
 * Shows the prices of a page of the server's in the currency that the shopper
 * has chosen, each before it is painted, and in another one that is chosen
 * before the app is there; until `app` takes over.
 */
export function showChosenCurrency(app: AbortSignal): void {
  const kept = browserStorage.getItem(CURRENCY_STORAGE_KEY);
  if (isCurrencyCode(kept) && kept !== DEFAULT_CURRENCY) {
    const parsed = new MutationObserver(() => write(kept));
    parsed.observe(document, { childList: true, subtree: true });
    document.addEventListener('DOMContentLoaded', () => parsed.disconnect(), { once: true });
  }
  document.addEventListener(
    'change',
    ({ target }) => {
      const code = target instanceof HTMLInputElement ? target.dataset['currency'] : undefined;
      if (!isCurrencyCode(code)) return;
      write(code);
      browserStorage.setItem(CURRENCY_STORAGE_KEY, code);
    },
    { signal: app },
  );
}
