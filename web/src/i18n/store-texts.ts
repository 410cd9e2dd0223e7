import { createContext, use } from 'react';
import { arStoreTexts } from './ar/store-texts.ts';
import { enStoreTexts } from './en/store-texts.ts';
import type { Locale } from '@ghar/domain/i18n/locale';

/** All texts of the store, with `formats` for dates, numbers and money. */
export type StoreTexts = typeof arStoreTexts;

const CATALOGUES: Readonly<Record<Locale, StoreTexts>> = { ar: arStoreTexts, en: enStoreTexts };

export const storeTextsOf = (locale: Locale): StoreTexts => CATALOGUES[locale];

/** Provided by the app, in the page's language. */
export const StoreTextsContext = createContext<StoreTexts | null>(null);

export function useTexts(): StoreTexts {
  const texts = use(StoreTextsContext);
  if (!texts) throw new Error('No texts are provided');
  return texts;
}
