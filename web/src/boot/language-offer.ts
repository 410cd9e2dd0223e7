import { LOCALES, type Locale } from '@ghar/domain/i18n/locale';
import { attempt, browserStorage } from '../browser/storage.ts';

/** Attribute of the root element: the language that the page offers, since the browser prefers it to the page's. */
export const OFFERED = 'data-offered';
const ANSWERED = 'languageOfferAnswered';

/** Offers no language any more. */
export const answerLanguageOffer = (): void => browserStorage.setItem(ANSWERED, 'yes');

/** Offers the browser's language before the first paint, so that nothing moves. */
export function offerLanguage(html: HTMLElement, locale: Locale): void {
  const preferred = navigator.languages
    .map((tag) => LOCALES.find((one) => tag.startsWith(one)))
    .find(Boolean);
  if (preferred && preferred !== locale && !attempt(() => localStorage.getItem(ANSWERED)))
    html.setAttribute(OFFERED, preferred);
}
