import { CHARGE_CURRENCY, formatCharge } from '@ghar/domain/currency';
import { pageNotes } from '../boot/page-notes.ts';
import { writePrices } from '../boot/prices.ts';
import { ALIVE, DOZE, NEEDED } from '../boot/signals.ts';
import { onCurrencyOfOtherTab, shownCurrency } from '../components/chosen-currency.ts';
import { jumpTo } from '../components/jump.ts';
import { passPictures, rowOfPictures } from '../features/home/passing-pictures.ts';
import { prefersStillness } from '../features/home/stillness.ts';
import { livePrice } from '../firebase/live-price.ts';
import { prefetchOrder } from './prefetch-order.ts';

const showCurrency = (): void => writePrices(shownCurrency());

/** Every price in a page that nobody has touched is that of one piece. */
function showPrice(): void {
  const { known, price, offer } = livePrice.snapshot();
  if (offer !== null && offer !== (pageNotes()['offer'] ?? 'available'))
    document.dispatchEvent(new Event(NEEDED));
  if (known)
    for (const amount of document.querySelectorAll<HTMLElement>('[data-dirhams]'))
      amount.dataset['dirhams'] = String(price);
  for (const amount of document.querySelectorAll<HTMLElement>('[data-charge]')) {
    if (known) amount.dataset['charge'] = String(price);
    const text = formatCharge(Number(amount.dataset['charge']));
    if (amount.textContent !== text) amount.textContent = text;
  }
  showCurrency();
}

/** Writes the price into the page as it changes, in the currency that is chosen, also in another tab or on another page before this one came back. */
function keepPriceLive(awake: AbortSignal): void {
  const stops = [livePrice.subscribe(showPrice), onCurrencyOfOtherTab(showCurrency)];
  awake.addEventListener('abort', () => stops.forEach((stop) => stop()));
  addEventListener('pageshow', showCurrency, { signal: awake });
  showCurrency();
}

function followLinksWithin(awake: AbortSignal): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
      if (link && jumpTo(link.hash)) event.preventDefault();
    },
    { signal: awake },
  );
}

/** What only the app can do does not wait for a touch. */
function needsApp(pictures: HTMLElement | null): boolean {
  const inPreview = parent !== window;
  /** The button at the pictures says that they do. */
  const standStill = pictures !== null && prefersStillness();
  /** The price in dirhams has the other one beside it. */
  const inTwoCurrencies =
    shownCurrency() !== CHARGE_CURRENCY && document.querySelector('[data-charge]') !== null;
  return inPreview || standStill || inTwoCurrencies;
}

/**
 * What a page of the server's does by itself while nobody has touched it, until the
 * app answers: its price is live, its pictures go on, and the page of the order comes.
 * The first script that comes, and alone: it imports nothing of React's.
 */
document.addEventListener(
  DOZE,
  (event) => {
    const pictures = rowOfPictures();
    if (needsApp(pictures)) {
      event.preventDefault();
      return;
    }
    const awake = new AbortController();
    document.addEventListener(ALIVE, () => awake.abort(), { once: true });
    keepPriceLive(awake.signal);
    followLinksWithin(awake.signal);
    if (pictures) passPictures(pictures, awake.signal);
    prefetchOrder();
  },
  { once: true },
);
