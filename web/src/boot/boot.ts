import * as currency from '@ghar/domain/money/currency';
import { PRICE_FORMATS } from '@ghar/domain/i18n/price-format';
import type { Locale } from '@ghar/domain/i18n/locale';
import { attempt } from '../browser/storage.ts';
import { offerLanguage } from './language-offer.ts';
import { followWaysToBuy } from './buy-bar.ts';
import { APP_MISSING, HYDRATED, LAID_OUT, LOADED } from './events.ts';
import { SPECULATION_RULES } from './speculation-rules.ts';

// The inline script of server-drawn pages: shows the stored currency and offers the browser's language before the first
// paint, loads the app at the first interaction or when idle, replays clicks made before hydration, notes which ways to
// buy are in view, and recovers from a missing script.
const IDLE_DELAY_MS = 4_000;
/** The page may be loaded before its first picture is painted, with which a prefetch would compete. */
const PREFETCH_DELAY_MS = 1_000;
/** After this long without hydration, the page tells how to order without it. */
const MISSING_AFTER_MS = 30_000;
const INTERACTIONS = ['pointerover', 'keydown', 'focusin', 'click', 'input', 'scroll'] as const;

const hydrated = new AbortController();
const options = { signal: hydrated.signal, passive: true };
const html = document.documentElement;
const root = () => document.getElementById('root')!;
/** Read once: a translator changes `lang`. */
const locale = html.lang as Locale;
const formatPrice = PRICE_FORMATS[locale];
offerLanguage(html, locale);
function showPrices(code: currency.CurrencyCode): void {
  for (const price of document.querySelectorAll<HTMLElement>('[data-dirhams]')) {
    const text = formatPrice(Number(price.dataset['dirhams']), code);
    // An element whose text is not parsed yet would get both texts.
    if (price.textContent !== '' && price.textContent !== text) price.textContent = text;
  }
  for (const radio of document.querySelectorAll<HTMLInputElement>('[data-currency]'))
    radio.checked = radio.value === code;
}
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (navigation?.type !== 'navigate') html.setAttribute(LAID_OUT, ''); // Reloaded, or a step back.
const kept = attempt(() => localStorage.getItem(currency.CURRENCY_STORAGE_KEY));
if (currency.isCurrencyCode(kept)) {
  const parsing = new MutationObserver(() => showPrices(kept));
  parsing.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    parsing.disconnect();
    showPrices(kept); // What was parsed last may not have been observed yet.
  });
}

/** A deploy removes older pages' scripts: reloads once, which the history notes, since storage may be blocked. */
async function recover(script: string): Promise<void> {
  const answer = await fetch(script, { method: 'HEAD' }).catch(() => null);
  const { retried } = (history.state ?? {}) as { readonly retried?: boolean };
  if (!answer || retried) return html.setAttribute(APP_MISSING, '');
  history.replaceState({ retried: true }, '');
  location.reload();
}

/** Lets the browser paint and answer input. Safari has no scheduler. */
const pause = (): Promise<void> =>
  globalThis.scheduler?.yield() ?? new Promise((resolve) => void setTimeout(resolve));
let loading = false;
async function loadApp(): Promise<void> {
  // Hydration needs the whole page.
  if (document.readyState === 'loading')
    return document.addEventListener('DOMContentLoaded', () => void loadApp());
  if (loading) return;
  loading = true;
  const { scripts: named, store } = root().dataset;
  const scripts = named!.split(' ');
  setTimeout(() => options.signal.aborted || html.setAttribute(APP_MISSING, ''), MISSING_AFTER_MS);
  for (const href of scripts)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  // Into the cache, for the app; a preload link would warn where the scripts are slow.
  void fetch(store!).then(
    (answer) => answer.text(),
    () => {},
  );
  // Dependencies come first, so that each evaluates alone; together they block a slow phone for 0.4 s.
  for (const script of scripts) {
    await pause();
    try {
      await import(/* @vite-ignore */ script);
    } catch {
      loading = false; // The next interaction tries again.
      return recover(script);
    }
  }
}
const buttons = () => [...root().querySelectorAll('button')];
const clicked: { readonly button: HTMLElement; readonly place: number }[] = [];
function onInteraction({ type, target, pointerType }: Event & { pointerType?: string }): void {
  const on = target instanceof Element ? target : html;
  const button = on.closest('button');
  if (type === 'click' && button) {
    clicked.push({ button, place: buttons().indexOf(button) });
    button.setAttribute('aria-busy', 'true'); // Pulses.
  }
  // A tapped link leaves the page: loading the app would only delay the next one.
  if (pointerType === 'mouse' || !on.closest('a[href^="/"]')) void loadApp();
}
for (const type of INTERACTIONS) document.addEventListener(type, onInteraction, options);
function keepCurrency({ target }: Event): void {
  const code = (target as HTMLElement).dataset['currency'];
  if (!currency.isCurrencyCode(code)) return;
  showPrices(code);
  attempt(() => localStorage.setItem(currency.CURRENCY_STORAGE_KEY, code));
}
// Capture phase: React, which may hydrate on this click, then finds the stored choice.
document.addEventListener('click', keepCurrency, { ...options, capture: true });
document.addEventListener('DOMContentLoaded', () => {
  options.signal.addEventListener('abort', followWaysToBuy());
});
function prefetchOrder(): void {
  const rules = { type: 'speculationrules', textContent: SPECULATION_RULES };
  document.head.append(Object.assign(document.createElement('script'), rules));
}
addEventListener('load', () => {
  // A fast page is loaded before it is painted.
  const painted = new PerformanceObserver(() => html.setAttribute(LOADED, ''));
  painted.observe({ type: 'paint', buffered: true });
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout; // Safari has none.
  const delay = 'atOnce' in root().dataset ? 0 : IDLE_DELAY_MS;
  setTimeout(() => whenIdle(() => void loadApp()), delay);
  setTimeout(prefetchOrder, PREFETCH_DELAY_MS);
});
document.addEventListener(HYDRATED, () => {
  hydrated.abort();
  // React replaces a page that it finds changed, such as a translated one.
  const drawn = buttons();
  for (const [index, { button, place }] of clicked.entries()) {
    button.removeAttribute('aria-busy');
    // One after the other, so that what a click opens exists for the next.
    setTimeout(() => (button.isConnected ? button : drawn[place])?.click(), index);
  }
});
