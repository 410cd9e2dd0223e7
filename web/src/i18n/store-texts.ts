import { createContext, use } from 'react';
import type { arStoreTexts } from './ar/store-texts.ts';

/** All texts of the store, with `formats` for dates, numbers and money. */
export type StoreTexts = typeof arStoreTexts;

/** Provided by the app, in the page's language. */
export const StoreTextsContext = createContext<StoreTexts | null>(null);

export function useTexts(): StoreTexts {
  const texts = use(StoreTextsContext);
  if (!texts) throw new Error('No texts are provided');
  return texts;
}
