import { createContext, use } from 'react';
import { arStoreTexts } from './ar/store-texts.ts';
import type { Locale } from '@ghar/domain/i18n/locale';

/** All that the store says, with `formats` for dates, numbers and money. */
export type StoreTexts = typeof arStoreTexts;

const CATALOGUES: Readonly<Record<Locale, StoreTexts>> = { ar: arStoreTexts };

export const storeTextsOf = (locale: Locale): StoreTexts => CATALOGUES[locale];

/** The app provides it, in the language of the page. */
export const StoreTextsContext = createContext<StoreTexts | null>(null);

/** The store's texts, in the language of the page. */
export function useTexts(): StoreTexts {
  const texts = use(StoreTextsContext);
  if (!texts) throw new Error('No texts are provided');
  return texts;
}
