import type { Locale } from '@ghar/domain/i18n/locale';
import type { StoreTexts } from './store-texts.ts';

/** A chunk per language, so that a shopper downloads one. */
const CATALOGUES: Readonly<Record<Locale, () => Promise<StoreTexts>>> = {
  ar: async () => (await import('./ar/store-texts.ts')).arStoreTexts,
  en: async () => (await import('./en/store-texts.ts')).enStoreTexts,
};

export const loadStoreTexts = (locale: Locale): Promise<StoreTexts> => CATALOGUES[locale]();
