import { formatPrice, type CurrencyCode } from '@ghar/domain/currency';

/** Writes the prices of a page of the server's, and its choice of currency, anew. */
export function writePrices(code: CurrencyCode): void {
  for (const price of document.querySelectorAll<HTMLElement>('[data-dirhams]')) {
    const text = formatPrice(Number(price.dataset['dirhams']), code);
    const written = price.textContent;
    // One whose text has not been read yet would have both.
    if (written !== '' && written !== text) price.textContent = text;
  }
  for (const choice of document.querySelectorAll<HTMLInputElement>('input[data-currency]'))
    choice.checked = choice.value === code;
}
